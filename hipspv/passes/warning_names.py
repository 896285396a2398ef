"""The warnings about device code that have a name: -W<name>, -Wno-<name>, -Werror=<name>.

Only a table, since the driver's option parser reads it, too.
"""

from __future__ import annotations

IGNORED, WARNING, ERROR = "ignored", "warning", "error"

# name -> (default level, description). clang has some of the names, too, with the same meaning.
WARNINGS: dict[str, tuple[str, str]] = {
    "double-precision": (IGNORED, "A kernel needs double precision, which not every device has."),
    "global-constructors": (
        ERROR,
        "A device variable has a constructor, which nothing would run. As a warning: it isn't run.",
    ),
    "made-for-profile": (
        WARNING,
        "A kernel needs what the device of --target-profile= lacks, and the runtime makes, slowly.",
    ),
    "over-aligned": (WARNING, "A variable wants an alignment above 128 bytes, the largest that OpenCL promises."),
    "unsupported-by-profile": (
        ERROR,
        "A kernel needs what --target-profile= or --spirv-version= has no instructions for.",
    ),
    "warp-size": (WARNING, "A shuffle by a constant leaves its warp: the code is for larger warps."),
    "warp-synchronous": (IGNORED, "Lanes of a warp exchange values through memory without a barrier, as in lockstep."),
    "waiting-warps": (WARNING, "Lanes of a warp count on lockstep in a kernel whose threads wait for each other."),
    "wide-integer": (IGNORED, "Integers of more than 64 bits are worked on in pieces."),
}
# Names that clang knows, too: it gets the options as well.
CLANGS = frozenset({"global-constructors", "over-aligned"})


def name_of(flag: str) -> str:
    """The warning's name in the text after -W: `name`, `no-name`, `error=name`, `no-error=name`."""
    for prefix in ("no-error=", "error=", "no-"):
        if flag.startswith(prefix):
            return flag[len(prefix) :]
    return flag


def level_of(name: str, flags: tuple[str, ...]) -> str:
    """The level of a warning by the -W options (without their -W) and -w (as `w`), in order."""
    level = WARNINGS[name][0]
    all_errors = "error" in flags and _last(flags, "error") > _last(flags, "no-error")
    exempt = False
    for flag in flags:
        if flag in (name, "everything") and level == IGNORED:
            level = WARNING
        elif flag in (f"no-{name}", "no-everything") or (flag == "w" and level == WARNING):
            level = IGNORED
        elif flag == f"error={name}":
            level = ERROR
        elif flag == f"no-error={name}":
            level, exempt = (WARNING if level == ERROR else level), True
    return ERROR if level == WARNING and all_errors and not exempt else level


def _last(flags: tuple[str, ...], flag: str) -> int:
    return max((index for index, given in enumerate(flags) if given == flag), default=-1)
