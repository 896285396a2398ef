"""The host's ways to wait for the device: hipSetDeviceFlags and hipEventBlockingSync."""

from .conftest import Run

HOW = ("stream", "device", "event", "blocking event")


def test_waiting_sleeps_only_where_it_is_asked_to(run: Run) -> None:
    result = run("waiting.hip")
    assert result.status == 0, result.stdout + result.stderr
    awake = {f"{flag}.{how}": "0" for flag in ("spin", "yield") for how in HOW}
    awake |= {f"{flag}.blocking event": "1" for flag in ("spin", "yield")}
    asleep = {f"block.{how}": "1" for how in HOW}
    assert result.values == {**awake, **asleep, "counter": "24"}
