"""Migrations only add, since nodes of the version before go on while the tables change under them."""

import ast
import re
from pathlib import Path

import pytest

from herotable.server.database import store as database

VERSIONS = sorted(Path(database.__file__).with_name("migrations").glob("versions/*.py"))
ADDING = {"add_column", "create_table", "create_index", "get_bind", "f"}
STATEMENTS = re.compile(r"""["'](?:DROP|ALTER|RENAME)\b""", re.IGNORECASE)  # SQL of its own
WIDER = {"0002_games_of_devices.py": {"alter_column"}}  # `seed` became longer: what older nodes write still fits


def operations(source: str) -> list[ast.Call]:
    """What a migration asks of Alembic, through `op` or a batch."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Attribute) and _owner(call) in {"op", "batch_op"}]


def _owner(call: ast.Call) -> str:
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return owner.id if isinstance(owner, ast.Name) else ""


def faults(source: str) -> list[str]:
    """What a node of the version before could not live with: other tables than it knows, or a column it has to fill."""
    found = []
    for call in operations(source):
        name = call.func.attr  # type: ignore[attr-defined]
        if name not in ADDING:
            found.append(name)
        if name == "add_column" and not _is_optional(call.args[1]):
            found.append("a column that must be filled")
    return found + STATEMENTS.findall(source)


def _is_optional(column: ast.expr) -> bool:
    assert isinstance(column, ast.Call)
    given = {word.arg: word.value for word in column.keywords}
    nullable = given.get("nullable")
    return "server_default" in given or (isinstance(nullable, ast.Constant) and nullable.value is True)


@pytest.mark.parametrize("file", VERSIONS[1:], ids=lambda file: file.stem)
def test_a_migration_only_adds(file: Path) -> None:
    assert set(faults(file.read_text(encoding="utf-8"))) <= WIDER.get(file.name, set())


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("op.drop_column('match', 'code')", "drop_column"),
        ("op.rename_table('match', 'game')", "rename_table"),
        ("op.alter_column('match', 'code', new_column_name='word')", "alter_column"),
        ("op.execute('DROP TABLE match')", "execute"),
        ("connection.execute(sa.text('drop table match'))", "'drop"),
        ("with op.batch_alter_table('match') as batch_op:\n    batch_op.drop_index('i')", "drop_index"),
        ("op.add_column('match', sa.Column('a', sa.Integer(), nullable=False))", "a column that must be filled"),
        ("op.add_column('match', sa.Column('a', sa.Integer()))", "a column that must be filled"),
    ],
)
def test_whatever_else_it_does_is_found(line: str, fault: str) -> None:
    assert fault in faults(line)
    assert not faults("op.add_column('match', sa.Column('a', sa.Integer(), nullable=True))")


def test_the_first_tables_come_before_all_others() -> None:
    assert VERSIONS[0].stem == "0001_first_tables"
    assert len(VERSIONS) > 1
