"""The files for running it: every setting, port, path and command in them exists here, and nothing runs as root."""

import re
import shlex
from ipaddress import ip_network

import pytest
import yaml

from herotable.cli import parser
from herotable.server.settings import FIELDS, PREFIX, Settings

from .documents import ROOT

DOCKERFILE, COMPOSE, CADDYFILE, UNIT = (
    (ROOT / path).read_text(encoding="utf-8")
    for path in ("Dockerfile", "compose.yaml", "deploy/Caddyfile", "deploy/herotable.service")
)
SERVICES = yaml.safe_load(COMPOSE)["services"]
STAGES = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
PORT = Settings().port
OTHERS = {"CACHE", "TITLES"}  # variables that are no settings of the server


@pytest.mark.parametrize("text", [DOCKERFILE, COMPOSE, UNIT], ids=["Dockerfile", "compose.yaml", "herotable.service"])
def test_every_variable_is_one_of_ours(text):
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", text))
    assert named
    assert named <= OTHERS | {name.upper() for name in FIELDS}


def test_the_settings_of_a_node_are_valid():
    environment = SERVICES["node1"]["environment"]
    given = {name: re.sub(r"\$\{(\w+):\?.*?\}", "x1", value) for name, value in environment.items()}
    settings = Settings.from_environment(given)
    assert settings.secure_cookies
    assert "+psycopg" in settings.database_url


def test_commands_can_be_run():
    commands = re.findall(r"/opt/herotable/bin/herotable ([^>&\n\\]+)", DOCKERFILE + UNIT)
    commands.append(" ".join(re.findall(r'"(.*?)"', re.findall(r"^CMD (\[.*\])", DOCKERFILE, re.MULTILINE)[-1])))
    assert len(commands) == 5
    for command in commands:
        parser("en").parse_args(shlex.split(command))


# ---------------------------------------------------------------- the image


def test_what_is_copied_is_there_and_not_ignored():
    copied = [
        path for line in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE) for path in line.split()
    ]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert len(copied) > 5
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path.split('/')[0]}" in ignored


def test_the_program_is_installed_by_its_lock_and_runs_without_root():
    assert len(STAGES) == 3
    assert "--require-hashes -r requirements/server.lock" in STAGES[1]
    assert re.findall(r"^USER (\d+)$", STAGES[2], re.MULTILINE) == re.findall(r"--uid (\d+)", STAGES[2]) != []
    assert "COPY --from=program /var/cache/herotable" in STAGES[2]


def test_pythons_of_all_stages_are_one_that_we_support():
    versions = set(re.findall(r"^FROM python:([\d.]+)", DOCKERFILE, re.MULTILINE))
    assert versions <= {"3.11", "3.12", "3.13"}
    assert len(versions) == 1


def test_image_and_unit_come_with_a_filled_cache():
    cache = re.search(r"HEROTABLE_CACHE=(\S+)", STAGES[2])
    assert cache is not None
    assert "herotable build cache" in STAGES[1]
    assert f"HEROTABLE_CACHE={cache[1]}" in STAGES[1]
    assert f"COPY --from=program {cache[1]} {cache[1]}" in STAGES[2]
    assert re.search(r"^ExecStartPre=\S+/herotable build cache$", UNIT, re.MULTILINE)


def test_the_health_check_asks_the_port_that_is_served():
    assert re.findall(r"^EXPOSE (\d+)", DOCKERFILE, re.MULTILINE) == [str(PORT)]
    assert f"http://127.0.0.1:{PORT}/ready" in STAGES[2]


# ---------------------------------------------------------------- nodes and the proxy


def test_the_proxy_knows_every_node_and_is_believed():
    nodes = [name for name, service in SERVICES.items() if service["image"] == "herotable"]
    assert re.findall(r"reverse_proxy (.*) \{", CADDYFILE) == [" ".join(f"{node}:{PORT}" for node in nodes)]
    networks = yaml.safe_load(COMPOSE)["networks"]["table"]["ipam"]["config"]
    assert ip_network(SERVICES["node1"]["environment"]["HEROTABLE_TRUSTED_PROXIES"]) == ip_network(
        networks[0]["subnet"]
    )


def test_only_the_proxy_can_be_reached_and_it_keeps_metrics_in():
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert "path /metrics /ready" in CADDYFILE


def test_a_node_has_time_to_end_its_requests():
    from herotable.server.process.serve import PATIENCE

    assert all(int(SERVICES[node]["stop_grace_period"].removesuffix("s")) > PATIENCE for node in ("node1", "node2"))
    assert int(re.findall(r"TimeoutStopSec=(\d+)s", UNIT)[0]) > PATIENCE


# ---------------------------------------------------------------- the unit


def test_the_unit_is_not_root_and_may_write_only_its_own_folders():
    assert "\nUser=herotable\n" in UNIT
    assert "\nProtectSystem=strict\n" in UNIT
    folders = dict(re.findall(r"^(State|Cache)Directory=(\w+)$", UNIT, re.MULTILINE))
    assert f"HEROTABLE_DATA=/var/lib/{folders['State']} HEROTABLE_CACHE=/var/cache/{folders['Cache']}" in UNIT


def test_the_unit_lets_the_program_run_code_that_it_compiles():
    assert not re.search(r"^MemoryDenyWriteExecute", UNIT, re.MULTILINE)
