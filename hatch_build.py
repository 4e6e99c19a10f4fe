"""Refuse to build a release that lacks what is built beforehand, such as the pages."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltFilesHook(BuildHookInterface):
    """Looks for the files that pyproject.toml names under `built`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Stop if one is missing; an editable installation may get them later."""
        missing = [pattern for pattern in self.config["built"] if not any(Path(self.root).glob(pattern))]
        if missing and version != "editable":
            raise SystemExit(f"Hero Table: {', '.join(missing)} missing; `make wheel` builds them before the release")
