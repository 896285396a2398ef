"""Runs programs on Intel's drivers: Debian sid's in a root directory, or this machine's own."""

import os
import subprocess
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.opencl_drivers import root
from tests.runtime.conftest import Result

from . import calls, rules
from .products import Product, environment

# Each driver has a compiler of its own, which it loads by name.
PACKAGES = ("libze1", "libze-intel-gpu1", "libigc2", "libigdfcl2")
PACKAGES += ("libze-intel-gpu-legacy1-1", "libigc1", "libigdfcl1", "libstdc++6", "libgcc-s1")
LOG = "calls.log"
# Without these the layer checks nothing, and says nothing.
CHECKS = {
    "ZE_ENABLE_VALIDATION_LAYER": "1",
    "ZE_ENABLE_PARAMETER_VALIDATION": "1",
    "ZEL_ENABLE_LOADER_LOGGING": "1",
    "ZEL_LOADER_LOGGING_LEVEL": "trace",
    "ZEL_LOADER_LOGGING_ENABLE_SUCCESS_PRINT": "1",
    "ZEL_LOADER_LOG_FILE": LOG,
    "ZEL_LOADER_LOG_PATTERN": calls.PATTERN,
}
# A guard against programs that wait for a result, which never comes.
LIMIT_S = 120


@dataclass(frozen=True)
class Outcome:
    """A run's result, and the calls of the program and of the processes that it started."""

    result: Result
    processes: list[list[calls.Call]]

    def broken(self, expected: Collection[tuple[str, str]] = ()) -> list[str]:
        """The rules that the calls break; expected: rules.broken."""
        return [said for each in self.processes for said in rules.broken(each, expected)]


def newest(
    sid: Path,
    product: Product,
    program: Path,
    work: Path,
    argv: Sequence[str] = (),
    devices: int = 1,
    variables: Mapping[str, str] | None = None,
) -> Outcome:
    """The program's run on sid's driver, in a directory of the test's own."""
    linked = work / program.name
    if not linked.exists():
        linked.hardlink_to(program)
    given = environment(product, devices) | CHECKS
    given |= {"ZE_ENABLE_ALT_DRIVERS": product.driver, "ZEL_LOADER_LOG_DIR": str(work)}
    given |= {"HIPSPV_BACKEND": "level_zero", "HIPSPV_CACHE": "0", **(variables or {})}
    device = root.Device(product.name, tuple(given.items()))
    command = root.command(sid, device, work, [str(linked), *argv])
    log = work / LOG
    log.write_text("")  # the layer appends
    result = _result(command, {"HOME": str(work), "PATH": "/usr/bin:/bin"}, work)
    return Outcome(result, calls.read(log))


def oldest(
    product: Product,
    program: Path,
    work: Path,
    argv: Sequence[str] = (),
    devices: int = 1,
    variables: Mapping[str, str] | None = None,
) -> Result:
    """The program's run on this machine's driver; its layer logs nothing."""
    given = {**os.environ, **environment(product, devices), "HOME": str(work)}
    given |= {name: CHECKS[name] for name in CHECKS if name.startswith("ZE_")}
    given |= {"HIPSPV_BACKEND": "level_zero", "HIPSPV_CACHE": "0", **(variables or {})}
    return _result([str(program), *argv], given, work)


def _result(command: Sequence[str], variables: Mapping[str, str], work: Path) -> Result:
    return Result(
        subprocess.run(
            command,
            cwd=work,
            env=variables,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LIMIT_S,
            check=False,
        )
    )
