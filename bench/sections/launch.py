"""Launches of empty kernels through HIP, against the OpenCL API on the same device."""

from __future__ import annotations

from bench import opencl
from bench.measure import PROGRAMS, Report
from bench.sections.programs import RAW, Case, Runs
from bench.sections.section import Section, Settings

ARGUMENTS = (0, 3, 8)
# The largest ratios, by number of arguments.
ASYNCHRONOUS = {0: 1.0, 3: 0.75}
SYNCHRONOUS = dict.fromkeys(ARGUMENTS, 1.0)
THREADS = (1, 2, 4, 8, 16, 32, 64)
QUICK_THREADS = (1, 8, 64)
LARGEST_THREADS_RATIO = 1.0


def launches(settings: Settings) -> list[Report]:
    """Launch from one thread into one stream."""
    module = opencl.module(str(PROGRAMS / "launch_hip.hip"), settings.directory)
    raw = opencl.raw("launch_raw", settings.directory, [module])
    runs = Runs(settings, "launch_hip.hip", [], raw)
    ways = (
        ("A launch", "asynchronous", ASYNCHRONOUS, "clEnqueueNDRangeKernel"),
        ("A launch and a wait", "synchronous", SYNCHRONOUS, "clEnqueueNDRangeKernel and clFinish"),
    )
    reports = []
    for title, way, limits, calls in ways:
        cases = [
            Case(f"{count} arguments", f"empty{count}.{way}", f"empty{count}.{way}", limits.get(count))
            for count in ARGUMENTS
        ]
        reference = f"{RAW}: clSetKernelArg, {calls}, the same SPIR-V"
        reports.append(Report(title, "ns", runs.rows(cases), reference))
    return reports


def threads(settings: Settings) -> Report:
    """Launch from many threads, each into a stream of its own."""
    counts = QUICK_THREADS if settings.quick else THREADS
    numbers = [str(count) for count in counts]
    module = opencl.module(str(PROGRAMS / "threads_hip.hip"), settings.directory)
    raw = opencl.raw("threads_raw", settings.directory, [module, *numbers])
    runs = Runs(settings, "threads_hip.hip", numbers, raw)
    cases = [
        Case(f"{count} thread{'s' * (count > 1)}", f"threads{count}", f"threads{count}", LARGEST_THREADS_RATIO)
        for count in counts
    ]
    reference = f"{RAW}: as many threads, each with a queue and a kernel object of its own"
    return Report("A launch of 3 arguments by one of many threads", "ns", runs.rows(cases), reference)


def _measure(settings: Settings) -> list[Report]:
    return [*launches(settings), threads(settings)]


SECTION = Section(
    title="Launch",
    about="Time per launch of an empty kernel of one block of 32 threads. A process launches 2,000 "
    "times in a row and waits once, or waits after each launch; the median of 11 such series "
    "counts. Threads have a stream each. They launch 12,800 times together, and each waits once.",
    rounds=(15, 3),
    measure=_measure,
)
