"""Lowered LLVM bitcode to SPIR-V, with hipspv's notes."""

from __future__ import annotations

import os

from hipspv.driver.stages.stage import DEVICE, Job, Stage

VERSION = "1.2"

# By name, never all: a translator uses whatever it may, and a device refuses what it doesn't know.
LLVM_EXTENSIONS: tuple[str, ...] = ()
LLVM_SPIRV_EXTENSIONS: tuple[str, ...] = ()


class TranslationError(Exception):
    """The translator refused the module."""


def command(job: Job) -> list[str]:
    words = ["hipspv", "translate", job.paths["lowered"]]
    words.append(f"--translator={job.settings.translator}")
    if job.settings.validate:
        words.append("--validate")
    return [*words, "-o", job.paths["spirv"]]


def translate(bitcode: bytes, notes: list[str], translator: str) -> bytes:
    """SPIR-V of a lowered module with the given note records."""
    from hipspv.spirv.notes import add_notes

    spirv = _llvm_spirv(bitcode) if translator == "llvm-spirv" else _llvm(bitcode)
    return add_notes(spirv, notes)


def validate(spirv: bytes) -> None:
    """Check a module with spirv-val."""
    import subprocess

    from hipspv.driver import toolchain

    words = [toolchain.spirv_tool("spirv-val"), "--target-env", "spv1.6", "-"]
    done = subprocess.run(words, input=spirv, capture_output=True)
    if done.returncode:
        raise TranslationError("spirv-val: " + done.stderr.decode(errors="replace").strip())


def preload(translator: str) -> None:
    """Load what the translation needs, while clang still runs."""
    if translator == "llvm":
        _target_machine()


def _target_machine():  # noqa: ANN202 (llvmlite has no types)
    import llvmlite.binding as llvm

    triple = f"spirv64v{VERSION}-unknown-unknown"
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    if LLVM_EXTENSIONS:
        llvm.set_option("", "--spirv-ext=" + ",".join("+" + name for name in LLVM_EXTENSIONS))
    return llvm.Target.from_triple(triple).create_target_machine(opt=2)


def _llvm(bitcode: bytes) -> bytes:
    """LLVM's own SPIR-V back end."""
    import llvmlite.binding as llvm

    machine = _target_machine()
    try:
        module = llvm.parse_bitcode(bitcode)
        module.triple = machine.triple
        return machine.emit_object(module)
    except RuntimeError as error:
        raise TranslationError(str(error)) from None


def _llvm_spirv(bitcode: bytes) -> bytes:
    """The Khronos translator."""
    import subprocess
    import tempfile

    from hipspv.driver import toolchain

    with tempfile.TemporaryDirectory(prefix="hipspv-") as folder:
        source, result = os.path.join(folder, "a.bc"), os.path.join(folder, "a.spv")
        with open(source, "wb") as file:
            file.write(bitcode)
        words = [toolchain.llvm_spirv(), f"--spirv-max-version={VERSION}"]
        if LLVM_SPIRV_EXTENSIONS:
            words.append("--spirv-ext=" + ",".join("+" + name for name in LLVM_SPIRV_EXTENSIONS))
        done = subprocess.run([*words, source, "-o", result], capture_output=True, text=True)
        if done.returncode or not os.path.exists(result):
            raise TranslationError(done.stderr.strip() or f"llvm-spirv: {done.returncode}")
        with open(result, "rb") as file:
            return file.read()


STAGE = Stage(
    "translate",
    DEVICE,
    ("lowered",),
    "spirv",
    "{stem}-hip-spirv64-generic.spv",
    command,
    translate,
)
