"""The arena counts fairly."""

import pytest

import herotable as ht
from herotable.bots.random import RandomBot
from herotable.cli import main
from herotable.commands.texts import say_in
from herotable.engine.game import Game
from herotable.lab.arena import Arena


def test_shares_add_up_and_the_better_bot_is_ahead():
    arena = Arena(ht.game("pow"), ["random", "search:iterations=40"], seats=2)
    heard: list[int] = []
    arena.play(20, seed=1, done=heard.append)
    assert sum(heard) == 20
    assert sum(standing.share for standing in arena.standings) == pytest.approx(1)
    weak, strong = arena.standings
    assert strong.share > weak.share
    assert strong.rating.mu > weak.rating.mu
    assert 0 < strong.doubt < 0.5
    assert [line.split()[0] for line in arena.lines(say_in("en"))] == ["pow,", "search:iterations=40", "random"]


def test_equal_bots_share_the_wins_of_every_block():
    arena = Arena(ht.game("pow"), ["random", "random"], seats=4)
    arena.play(40, seed=1, done=lambda _: None)
    assert arena.standings[0].share == pytest.approx(0.5, abs=0.25)
    assert len(arena.standings[0].blocks) == 20


def test_every_bot_sits_in_every_seat_with_the_same_dice(monkeypatch):
    choices: set[tuple[str, int, str]] = set()

    class Noted(RandomBot):
        def __init__(self, name, seed=None):
            super().__init__(seed)
            self.name = name

        def choose(self, match, seat):
            choices.add((self.name, seat, match.commitment))
            return super().choose(match, seat)

    monkeypatch.setattr("herotable.lab.arena.parse_bot", Noted)
    Arena(ht.game("pow"), ["one", "other"], seats=2).play(2, seed=1, done=lambda _: None)
    assert {(name, seat) for name, seat, _ in choices} == {("one", 0), ("one", 1), ("other", 0), ("other", 1)}
    assert len({commitment for *_, commitment in choices}) == 1


def test_the_same_seed_gives_the_same_standings():
    shares = []
    for _ in range(2):
        arena = Arena(ht.game("pow"), ["greedy", "random"], seats=2)
        arena.play(6, seed=5, done=lambda _: None)
        shares.append([standing.blocks for standing in arena.standings])
    assert shares[0] == shares[1]


def test_the_command_takes_options_and_a_pack(tmp_path, capsys, monkeypatch):
    mine = tmp_path / "mine.toml"
    text = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("points = 6", "points = 60"), encoding="utf-8")
    arena = ["lab", "arena", "pow", "--bots", "greedy,random", "--games", "8"]
    assert main(arena) == 0
    plain = capsys.readouterr().out.strip().splitlines()
    assert plain[0] == "pow, 2 seats, 8 games"
    played: list[tuple[str, dict[str, bool]]] = []
    match = Game.match
    monkeypatch.setattr(
        Game,
        "match",
        lambda self, *a, **o: played.append((a[2].file, o)) or match(self, *a, **o),  # type: ignore[func-returns-value]
    )
    assert main([*arena, "--pack", str(mine), "--option", "open_stacks=true"]) == 0
    assert played == [(str(mine), {"open_stacks": True})] * 8
    assert capsys.readouterr().out.strip().splitlines()[0] == "pow, 2 seats, 8 games, mine.toml, open_stacks=True"
    assert main([*arena, "--option", "colour=red"]) == 1
    assert "unknown option 'colour'; pow has open_stacks" in capsys.readouterr().err
    assert main([*arena, "--pack", "/nowhere.toml"]) == 1
    assert "/nowhere.toml: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("bots", [["random"], ["random"] * 3, ["random", "nobody"]])
def test_bots_that_do_not_fit_are_refused(bots):
    with pytest.raises(ht.UserError, match=r"bots?: expected"):
        Arena(ht.game("pow"), bots, seats=2)
