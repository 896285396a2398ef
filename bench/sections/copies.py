"""Copies through HIP against the OpenCL API on the same device."""

from __future__ import annotations

from bench import measure, opencl
from bench.measure import Report
from bench.sections.programs import RAW, Case, Runs
from bench.sections.section import Section, Settings

SIZES = {"4 KiB": 4 << 10, "256 KiB": 256 << 10, "4 MiB": 4 << 20, "64 MiB": 64 << 20}
QUICK_SIZES = ("4 KiB", "64 MiB")
# The least speed of copies of the largest size.
LARGEST, LEAST_SPEED = "64 MiB", 1.0
# By the names that the HIP program prints: titles, and OpenCL's names for copies among buffers.
KINDS = {
    "to-pageable": ("pageable host to device", "buffer-write"),
    "to-pinned": ("pinned host to device", None),
    "from-pageable": ("device to pageable host", "buffer-read"),
    "from-pinned": ("device to pinned host", None),
    "within": ("device to device", "buffer-copy"),
}


def _measure(settings: Settings) -> list[Report]:
    sizes = {name: SIZES[name] for name in QUICK_SIZES} if settings.quick else SIZES
    numbers = [str(size) for size in sizes.values()]
    raw = opencl.raw("copy_raw", settings.directory, numbers)
    runs = Runs(settings, "copy_hip.hip", numbers, raw)

    def report(title: str, names: dict[str, str], reference: str) -> Report:
        cases = [
            Case(
                f"{KINDS[kind][0]}, {label}",
                f"{kind}.{size}",
                f"{name}.{size}",
                LEAST_SPEED if label == LARGEST else None,
            )
            for label, size in sizes.items()
            for kind, name in names.items()
        ]
        return Report(title, "µs", runs.rows(cases, measure.speed), f"{RAW}: {reference}")

    same = {kind: kind for kind in KINDS}
    buffers = {kind: name for kind, (_, name) in KINDS.items() if name is not None}
    return [
        report("Copies", same, "clEnqueueMemcpyINTEL of unified shared memory, blocking"),
        report("Copies, against buffers", buffers, "copies from and to buffers, blocking"),
    ]


SECTION = Section(
    title="Copies",
    about="Time of one hipMemcpy and hipDeviceSynchronize. A process repeats each copy in 7 "
    "rounds, small sizes many times in a round; its fastest round counts.",
    rounds=(11, 3),
    measure=_measure,
)
