"""The two translators to SPIR-V, one against the other."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from bench import many_kernels, measure, pass_times
from bench.device_modules import SHAPES
from bench.measure import HIPSPV_CC, Report
from bench.sections.section import Section, Settings
from hipspv.driver.options.settings import device_settings
from hipspv.llvm import Context, Module
from hipspv.passes.metadata.records import read_records
from hipspv.passes.pipeline import lower
from hipspv.targets import SPIRV64
from hipspv.targets.spirv.phases import SpirvOptions
from hipspv.targets.spirv.stages import preload, translate

REFERENCE, BACK_END = "llvm-spirv", "llvm"
TRANSLATORS = (REFERENCE, BACK_END)
SIZES = (1_000, 10_000, 100_000)
QUICK_SIZES = (10_000,)
KERNELS = (1, 100)


def translation_ms(translator: str, bitcode: bytes, directory: Path) -> Callable[[], float]:
    """Return a case: one translation of a module, which is lowered first. Each runs in a process of
    its own, as the back end requires, which has the loaded libraries from this one.
    """
    settings = device_settings({"translator": translator})
    processes = multiprocessing.get_context("fork")
    preload(translator, settings.spirv_extensions)
    with Context() as context:
        module = Module.parse(bitcode, context)
        lower(module, SpirvOptions(SPIRV64, level="2", translator=translator))
        lowered, records = module.bitcode(), read_records(module)

    def measure_into(results: Connection) -> None:
        start = time.perf_counter()
        translate(lowered, records, settings, str(directory))
        results.send((time.perf_counter() - start) * 1e3)

    def case() -> float:
        results, sender = processes.Pipe(duplex=False)
        process = processes.Process(target=measure_into, args=(sender,))
        process.start()
        sender.close()
        milliseconds = results.recv()
        process.join()
        return milliseconds

    return case


def modules(settings: Settings) -> Report:
    """Translate generated modules."""
    rows = []
    for size in QUICK_SIZES if settings.quick else SIZES:
        for shape in SHAPES:
            bitcode, count = pass_times.generated(size, shape)
            cases = {name: translation_ms(name, bitcode, settings.directory) for name in TRANSLATORS}
            series = measure.interleave(cases, settings.rounds)
            where = "many kernels" if shape == "kernels" else "one function"
            title = f"{count:,} instructions in {where}"
            rows.append(measure.against(title, series[BACK_END], series[REFERENCE]))
    return Report("LLVM's SPIR-V back end", "ms", rows, "llvm-spirv, a process, on the same module")


def compiles(settings: Settings) -> Report:
    """Compile whole files with each translator."""
    rows = []
    environment = {**measure.own_home(settings.directory), "HIPSPV_CACHE": "0"}
    for count in KERNELS:
        source = settings.directory / f"kernels{count}.hip"
        source.write_text(many_kernels.hip(count))
        words = ["-O2", "-c", str(source), "-o", "out.o"]
        cases = {
            name: measure.wall_ms([*HIPSPV_CC, f"--spirv-translator={name}", *words], settings.directory, environment)
            for name in TRANSLATORS
        }
        series = measure.interleave(cases, settings.rounds)
        title = f"{count} kernel{'s' * (count > 1)}"
        rows.append(measure.against(title, series[BACK_END], series[REFERENCE]))
    text = "--spirv-translator=llvm-spirv"
    return Report("A whole compile with LLVM's SPIR-V back end", "ms", rows, text)


def _measure(settings: Settings) -> list[Report]:
    return [modules(settings), compiles(settings)]


SECTION = Section(
    title="Translation",
    about="Wall time from a lowered module to SPIR-V with launch metadata, and of whole compiles "
    "at -O2 without the cache, with each of the two translators.",
    rounds=(9, 3),
    measure=_measure,
)
