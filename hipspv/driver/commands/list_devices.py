"""`hipspv devices`: each API's devices, and the reasons why others can't be used."""

from __future__ import annotations

import json
from typing import Any

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.driver.commands import doctor

_INDENT = "     "


def find() -> dict[str, Any]:
    """Return the runtime's description, in which each device has its `defect`, empty if programs
    can use it, and the `remedy`. Raises DriverError if the runtime can't tell."""
    done = doctor.ask_runtime()
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise DriverError(f"{toolchain.RUNTIME}: {said[-1]}", "hipspv doctor")
    found = json.loads(done.stdout)
    for device in found["devices"]:
        device["defect"], device["remedy"] = doctor.defect(device)
    return found


def as_json(found: dict[str, Any]) -> str:
    """Return the devices and the attempts to find some."""
    names = ("ordinal", "backend", "name", "type", "architecture", "version", "driver", "loader")
    names += ("defect", "remedy")
    devices = [{name: device[name] for name in names} for device in found["devices"]]
    return json.dumps({"devices": devices, "attempts": found["attempts"]}, indent=2)


def text(found: dict[str, Any]) -> str:
    """Return the devices by their APIs, as lines."""
    lines = []
    for name in dict.fromkeys(each["backend"] for each in (*found["devices"], *found["attempts"])):
        lines.append(name)
        for device in found["devices"]:
            if device["backend"] == name:
                lines += _device(device)
        for attempt in doctor.failed(found):
            if attempt["backend"] == name:
                outcome, remedy = doctor.explained(attempt)
                lines += [f"  -  {outcome}", *_remedy(remedy)]
    return "\n".join(lines) or found["refusal"] or "no device was searched for"


def _device(device: dict[str, Any]) -> list[str]:
    facts = f"{device['name']} ({device['type']}), {device['architecture']}, {device['version']}"
    lines = [f"{device['ordinal']:3}  {facts}"]
    return [*lines, f"{_INDENT}{device['defect']}", *_remedy(device["remedy"])] if device["defect"] else lines


def _remedy(remedy: str) -> list[str]:
    return [f"{_INDENT}remedy: {remedy}"] if remedy else []
