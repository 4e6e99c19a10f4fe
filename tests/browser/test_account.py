"""The account page: what belongs to a person."""

import json
from pathlib import Path
from urllib.parse import urljoin

from .meeting import open_table


def test_my_data_is_downloaded_as_one_file(visitor, tmp_path):
    page = visitor().go().page
    open_table(page, "pow")
    table = page.url.rsplit("/", 1)[1]
    page.goto(urljoin(page.url, "/account"))
    with page.expect_download() as download:
        page.get_by_role("heading", name="My data").locator("..").get_by_role("button", name="Download").click()
    file: Path = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert [each["match"]["id"] for each in told["matches"]] == [table]
    assert told["about"]["person"]["kind"] == "guest"
    page.get_by_text("1 match", exact=True).wait_for()
