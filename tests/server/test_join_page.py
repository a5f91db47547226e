"""What a table's page says before one sits down: who is there; whose turn it is only for those who play."""

from pathlib import Path

from tests.server.people import Process


def test_the_turn_is_told_to_who_has_a_seat_and_to_nobody_else(tmp_path: Path) -> None:
    with Process(tmp_path) as house:
        me = house.open_table(bots="novice", start=True, clocks={"reaction": 0})
        path = f"/api/tables/{me['table']}"
        _, seen = house.ask("GET", path, Authorization=f"Bearer {me['token']}")
        assert seen["people"][0] == "Léa"
        assert len(seen["people"]) == 3
        assert seen["phase"] == "over" or seen["awaited"]
        for secret in ("", "Bearer nothing"):
            _, stranger = house.ask("GET", path, Authorization=secret)
            assert stranger["awaited"] == []
            assert stranger["people"] == seen["people"]
