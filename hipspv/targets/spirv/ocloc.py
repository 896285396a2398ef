"""ocloc, Intel's offline compiler: machine code for an Intel GPU from SPIR-V."""

from __future__ import annotations

import marshal
import os
import shutil
import subprocess

from hipspv.bundle import elf, machine_code
from hipspv.core import process, reproducer, store, toolchain, workspace
from hipspv.core.errors import DriverError, ToolMissing
from hipspv.core.store import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.targets.spirv.intel_gpus import IntelGpu

# The path of another ocloc than PATH's.
VARIABLE = "HIPSPV_OCLOC"
# The runtime gives the same to the driver (runtime/backends/level_zero/program.cpp): pointers to any memory, and HIP's
# division and square root where the code has some. A change of their meaning changes the format of machine_code.
_OPTIONS = "-ze-opt-greater-than-4GB-buffer-required -ze-take-global-address"
_EXACT = "-ze-fp32-correctly-rounded-divide-sqrt"

_FORMAT = "hipspv machine code 1"
# Libraries that ocloc loads, and the directories beside its own in which they may be. The compiler
# itself is one of them.
_LIBRARIES = ("libocloc", "libigc", "libigdfcl")
_DIRECTORIES = ("/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib")
# Variables that change what the compiler does.
_VARIABLES = ("IGC_", "NEO", "LD_")
# A function that the compiler adds for the program's symbols.
_NO_KERNEL = "Intel_Symbol_Table"
# Lines that say nothing about the code.
_CHATTER = ("Compilation from IR", "Build succeeded", "Build failed with", "Command was:")


def program() -> str:
    """Return ocloc's path. Raises ToolMissing."""
    given = os.environ.get(VARIABLE)
    path = given if given else shutil.which("ocloc")
    if path and os.access(path, os.X_OK) and os.path.isfile(path):
        return path
    what = f"{given} ({VARIABLE}) is no program" if given else "ocloc not found"
    raise ToolMissing(
        f"{what}: it makes the code for Intel's GPUs",
        "install it with: apt install intel-opencl-icd (Debian) or intel-ocloc (Intel's packages);"
        f" {VARIABLE} names another one; or leave intel_<name> out of --offload-arch=",
    )


def compile_(
    spirv: bytes, gpu: IntelGpu, directory: str, cached: bool = False, visa: str = ""
) -> tuple[bytes, list[str]]:
    """Return the bundle's entry for the GPU, and the compiler's messages, each once.

    `spirv` is adapted to the GPU. `directory` takes temporary files. `visa`: a directory to make,
    for the compiler's vISA texts; then nothing is cached. Raises DriverError for invalid SPIR-V,
    and if ocloc fails: a directory with a reproducer stays then.
    """
    kernels = _kernels(spirv)
    if not kernels:
        return b"", []
    path = program()
    _validate(spirv, gpu)
    cached = cached and not visa and bool(store.base_directory() and store.limit())
    kept = store.Store(os.path.join(store.base_directory(), store.DEVICE_CODE), store.limit())
    options = _options(spirv)
    facts = _FORMAT, options, gpu.device, _identity(path)
    key = digest(repr(facts).encode() + spirv).hex()
    data = kept.read(key) if cached and kept.usable() else None
    code, messages = marshal.loads(data) if data else _run(path, options, spirv, gpu, directory, visa)
    if not data:
        _check(code, kernels, gpu, messages)
        if cached:
            _keep(kept, key, marshal.dumps((code, messages)))
    return machine_code.pack(code, spirv), messages


def _validate(spirv: bytes, gpu: IntelGpu) -> None:
    """Raises DriverError for invalid SPIR-V. ocloc would end its process, or say that it built it."""
    from hipspv.core.errors import TranslationError
    from hipspv.targets.spirv.stages import validate

    try:
        validate(spirv)
    except TranslationError as error:
        raise DriverError(f"the SPIR-V for {gpu.arch} is invalid: {error}") from None


def _keep(kept: store.Store, key: str, data: bytes) -> None:
    try:
        kept.write(key, data)
    except OSError as error:
        store.note(error)


def _options(spirv: bytes) -> str:
    """Return the options that change what the code computes."""
    import ctypes

    divides = ctypes.CDLL(toolchain.RUNTIME).hipspvDividesExactly
    divides.restype, divides.argtypes = ctypes.c_bool, [ctypes.c_char_p, ctypes.c_size_t]
    return f"{_OPTIONS} {_EXACT}" if divides(spirv, len(spirv)) else _OPTIONS


def _argv(path: str, options: str, spirv: str, gpu: IntelGpu, result: str) -> list[str]:
    """Return the words that make ocloc write one file into the directory `result`. Without the
    SPIR-V in it, a driver that doesn't take the code can't build something else in its place."""
    argv = [path, "compile", "-spirv_input", "-file", spirv, "-device", gpu.device, "-64"]
    argv += ["--format", "zebin", "-exclude_ir", "-options", options]
    return [*argv, "-out_dir", result, "-output", "code", "-output_no_suffix"]


def _run(path: str, options: str, spirv: bytes, gpu: IntelGpu, directory: str, visa: str) -> tuple[bytes, list[str]]:
    """Return ocloc's file and its messages. Raises DriverError."""
    scratch = os.path.join(directory, f"ocloc-{os.urandom(4).hex()}")
    result, given = os.path.join(scratch, "result"), os.path.join(scratch, "adapted.spv")
    os.makedirs(result)
    workspace.write(given, spirv)
    argv = _argv(path, options, given, gpu, result)
    dump = os.path.join(scratch, "dump")
    os.makedirs(dump)
    own = {"IGC_ShaderDumpEnable": "1", "IGC_DumpToCustomDir": dump} if visa else {}
    done = subprocess.run(argv, cwd=scratch, env={**os.environ, **own}, stdin=subprocess.DEVNULL, capture_output=True)
    messages = _messages((done.stdout + b"\n" + done.stderr).decode(errors="replace"))
    files = [os.path.join(result, name) for name in sorted(os.listdir(result))]
    made = [data for data in map(workspace.read, files) if _is_machine_code(data)]
    if done.returncode or len(made) != 1:
        why = process.describe_exit(done.returncode) if done.returncode else "it wrote no code"
        raise _failed(_argv(path, options, "adapted.spv", gpu, "."), gpu, why, spirv, messages)
    if visa:
        _keep_visa(dump, visa)
    return made[0], messages


def _keep_visa(dump: str, directory: str) -> None:
    """Copy the kernels' vISA texts. The compiler names them by a digest of the module, lanes and
    a number: `OCL_asm9b0a_simd32_entry_0002.visaasm`."""
    os.makedirs(directory, exist_ok=True)
    for name in sorted(os.listdir(dump)):
        if name.endswith(".visaasm") and _NO_KERNEL not in name:
            short = name[name.find("simd") :] if "simd" in name else name
            shutil.copyfile(os.path.join(dump, name), os.path.join(directory, short))


def _failed(argv: list[str], gpu: IntelGpu, why: str, spirv: bytes, messages: list[str]) -> DriverError:
    """Keep a reproducer: the words, beside the SPIR-V in adapted.spv."""
    directory = reproducer.make_directory(gpu.arch)
    workspace.write(os.path.join(directory, "adapted.spv"), spirv)
    script = reproducer.write_script(directory, "ocloc failed.", [argv])
    text = "".join(f"\n{message}" for message in messages)
    return DriverError(f"ocloc failed for {gpu.arch}: {why}{text}", f"{script} reproduces it")


def _is_machine_code(data: bytes) -> bool:
    try:
        elf.Object(data, elf.ZEBIN)
    except elf.ElfError:
        return False
    return True


def _check(code: bytes, kernels: list[str], gpu: IntelGpu, messages: list[str]) -> None:
    """Raises DriverError if a kernel has no code."""
    found = {section.name for section in elf.Object(code, elf.ZEBIN).table()}
    lacking = [name for name in kernels if f".text.{name}" not in found]
    if lacking:
        text = "".join(f"\n{message}" for message in messages)
        raise DriverError(f"ocloc made no code for {', '.join(lacking)} on {gpu.arch}{text}")


def _kernels(spirv: bytes) -> list[str]:
    from hipspv.spirv.words import instructions, literal_string

    op_entry_point, op_function = 15, 54  # SPIR-V 1.6, sections 3.42.4 and 3.42.9
    names = []
    for each in instructions(spirv):
        if each.opcode == op_function:
            break
        if each.opcode == op_entry_point:
            names.append(literal_string(spirv, each.start + 12, each.end))
    return names


def _messages(text: str) -> list[str]:
    """Return the messages in ocloc's output, each once: the compiler repeats them."""
    lines = ["" if line.startswith(_CHATTER) else line.rstrip() for line in text.splitlines()]
    blocks = "\n".join(lines).split("\n\n")
    return list(dict.fromkeys(block.strip() for block in blocks if block.strip()))


def _identity(path: str) -> tuple[object, ...]:
    """Return facts that differ between two compilers."""
    real = os.path.realpath(path)
    own = os.path.dirname(os.path.dirname(real))
    directories = [*os.environ.get("LD_LIBRARY_PATH", "").split(":"), os.path.join(own, "lib")]
    directories += [os.path.join(own, "lib", "x86_64-linux-gnu"), *_DIRECTORIES]
    names = [
        os.path.join(directory, name)
        for directory in dict.fromkeys(filter(os.path.isdir, directories))
        for name in sorted(os.listdir(directory))
        if name.startswith(_LIBRARIES)
    ]
    files = [(name, os.stat(name)) for name in (real, *names) if os.path.exists(name)]
    variables = sorted((n, v) for n, v in os.environ.items() if n.startswith(_VARIABLES))
    return ([(name, s.st_size, s.st_mtime_ns) for name, s in files], variables)
