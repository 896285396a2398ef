"""Put the bundle into the host object."""

from __future__ import annotations

from hipspv.driver.stages.stage import BOTH, Job, Stage

# clang names the device code of a source by this and a hash of -cuid.
SYMBOL = "__hip_fatbin_"


def command(job: Job) -> list[str]:
    words = ["hipspv", "object", job.paths["bundle"], "--into", job.paths["host-object"]]
    return [*words, "-o", job.paths["object"]]


def join(bundle: bytes, host_object: bytes) -> bytes:
    """The host object with its __hip_fatbin_<hash> defined."""
    from hipspv.bundle.elf import define

    return define(host_object, SYMBOL, bundle)


STAGE = Stage(
    "join",
    BOTH,
    ("bundle", "host-object"),
    "object",
    "{stem}.o",
    command,
    join,
)
