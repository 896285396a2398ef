"""Counts the instructions that a program executes, with valgrind's tool callgrind.

The counts don't depend on the machine's load, so a test may assert them.
"""

import re
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

needs_valgrind = pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind")


def instructions(
    command: Sequence[str | Path],
    *,
    sections: Iterable[str] = (),
    environment: Mapping[str, str] | None = None,
    cwd: Path | None = None,
) -> dict[str, Counter[str]]:
    """Return the number of instructions by section, and by the file name of library or program.

    Instructions count for the library that contains them, not for their callers. sections: functions of the program
    with C linkage. A section is what the calling thread executes from the call of that function to its return. The
    program then calls the function `end_of_<section>`, also with C linkage. Without sections, the key is "" and the
    counts are those of the whole process, without child processes.
    """
    # A dump at the section's own return would be empty at times.
    triggers = {f"--dump-before=end_of_{name}": name for name in sections}
    flags = [*triggers, *(f"--toggle-collect={name}" for name in triggers.values())]
    with tempfile.TemporaryDirectory(prefix="hipspv-callgrind-") as directory:
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", *flags]
        valgrind.append(f"--callgrind-out-file={directory}/profile")
        done = subprocess.run(
            [*valgrind, *map(str, command)], capture_output=True, text=True, env=environment, cwd=cwd, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        profiles = [path.read_text() for path in Path(directory).iterdir()]
    if not triggers:
        return {"": _by_object(profiles[0])}
    found = {name: profile for profile in profiles if (name := triggers.get(_trigger(profile)))}
    assert found.keys() == set(triggers.values()), "a section didn't run"
    return {name: _by_object(profile) for name, profile in found.items()}


def _trigger(profile: str) -> str:
    found = re.search(r"^desc: Trigger: (.*)$", profile, re.MULTILINE)
    return found[1] if found else ""


def _by_object(profile: str) -> Counter[str]:
    """Add up the lines of costs (valgrind's manual, "Callgrind Format Specification").

    A line `ob=(number) name` names the object of those that follow; the name is given once. The
    line after `calls=` has the cost of callees, which their own lines have, too.
    """
    counts: Counter[str] = Counter()
    names: dict[str, str] = {}
    current, callee = "", False
    for line in profile.splitlines():
        if line.startswith("ob="):
            number, _, name = line.removeprefix("ob=").partition(" ")
            current = names.setdefault(number, Path(name).name)
        elif line.startswith("cob="):
            number, _, name = line.removeprefix("cob=").partition(" ")
            names.setdefault(number, Path(name).name)
        elif line.startswith("calls="):
            callee = True
        elif line[:1] in "0123456789+-*" and line:
            if not callee:
                counts[current] += int(line.split()[1])
            callee = False
    return counts
