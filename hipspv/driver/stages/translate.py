"""Lowered LLVM bitcode to SPIR-V, with hipspv's notes."""

from __future__ import annotations

import os

from hipspv.driver.stages.stage import DEVICE, Job, Stage

# SPIR-V 1.2 is what most OpenCL devices take; notes need 1.1. Sub-group operations are
# OpGroupNonUniform instructions, which came with 1.3.
VERSION = "1.2"
SUBGROUP_VERSION = "1.3"
_SUBGROUP_NOTE = "hipspv.linear "

# By name, never all: a translator uses whatever it may (FloatControls2, no-wrap decorations), and a
# device refuses what it doesn't know. These two appear only where a kernel has a float atomic.
EXTENSIONS = ("SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max")


class TranslationError(Exception):
    """The translator refused the module."""


def command(job: Job) -> list[str]:
    words = ["hipspv", "translate", job.paths["lowered"]]
    words.append(f"--translator={job.settings.translator}")
    if job.settings.validate:
        words.append("--validate")
    return [*words, "-o", job.paths["spirv"]]


def translate(bitcode: bytes, notes: list[str], translator: str, folder: str) -> bytes:
    """SPIR-V of a lowered module with the given note records. `folder` takes temporary files."""
    from hipspv.spirv.clock import add_clocks
    from hipspv.spirv.lines import add_lines
    from hipspv.spirv.notes import add_notes

    linear = any(note.startswith(_SUBGROUP_NOTE) for note in notes)
    version = SUBGROUP_VERSION if linear else VERSION
    if translator == "llvm-spirv":
        spirv = _llvm_spirv(bitcode, version, folder)
    else:
        spirv = _llvm(bitcode, version)
    return add_notes(add_clocks(add_lines(spirv)), notes)


def validate(spirv: bytes) -> None:
    """Check a module with spirv-val."""
    import subprocess

    from hipspv.driver import toolchain

    words = [toolchain.spirv_tool("spirv-val"), "-"]
    done = subprocess.run(words, input=spirv, capture_output=True)
    if done.returncode:
        raise TranslationError("spirv-val: " + done.stderr.decode(errors="replace").strip())


def preload(translator: str) -> None:
    """Load what the translation needs, while clang still runs."""
    if translator == "llvm":
        import llvmlite.binding as llvm

        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        llvm.set_option("", "--spirv-ext=" + _extensions())


def _extensions() -> str:
    return ",".join("+" + name for name in EXTENSIONS)


def _llvm(bitcode: bytes, version: str) -> bytes:
    """LLVM's own SPIR-V back end."""
    import llvmlite.binding as llvm

    preload("llvm")
    try:
        module = llvm.parse_bitcode(bitcode)
        module.triple = f"spirv64v{version}-unknown-unknown"
        # The module is optimised already, and the back end's own combiner makes wrong code.
        machine = llvm.Target.from_triple(module.triple).create_target_machine(opt=0)
        return machine.emit_object(module)
    except RuntimeError as error:
        raise TranslationError(str(error)) from None


def _llvm_spirv(bitcode: bytes, version: str, folder: str) -> bytes:
    """The Khronos translator."""
    import subprocess

    from hipspv.driver import toolchain, workspace

    source, result = os.path.join(folder, "translate.bc"), os.path.join(folder, "translate.spv")
    workspace.write(source, bitcode)
    words = [toolchain.llvm_spirv(), f"--spirv-max-version={version}"]
    # Which kernels may fuse products and sums is in the module, by the fp-contract pass.
    words += ["--spirv-fp-contract=fast"]
    words += [f"--spirv-ext={_extensions()}", source, "-o", result]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode or not os.path.exists(result):
        why = next((line for line in done.stderr.splitlines() if line), "")
        raise TranslationError(f"{why} (exit code {done.returncode}; {' '.join(words)})")
    spirv = workspace.read(result)
    # The tool claims the lowest version that will do, often 1.0; later versions allow the same.
    major, minor = map(int, version.split("."))
    return spirv[:4] + bytes((0, minor, major, 0)) + spirv[8:]


STAGE = Stage(
    "translate",
    DEVICE,
    ("lowered",),
    "spirv",
    "{stem}-hip-spirv64-generic.spv",
    command,
    translate,
)
