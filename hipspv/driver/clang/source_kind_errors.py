"""clang's errors that show a source to be of another kind than assumed.

Finding out beforehand would take a run of the preprocessor, or of clang, for each source.
"""

from __future__ import annotations

import re

from hipspv.driver.clang import (
    amd_platform,
    dependent_templates,
    device_launches,
    late_alignments,
    openmp,
    split_launches,
    void_pointers,
)
from hipspv.driver.clang.diagnostics import without_colour
from hipspv.driver.options.command_line import UNDECIDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage
    from hipspv.driver.run.job import Job

# include/dialect/hip, #error.
_HIP = b"hipspv: this source is HIP"
# clang/include/clang/Basic/DiagnosticSemaKinds.td, err_target_unsupported_type.
_SIZE = b"requires 128 bit size "
_WIDE_TYPES = re.compile(_SIZE + rb"('.*?'(?: \(aka '.*?'\))?) type support")
_LONG_DOUBLE = b"long double"
# A macro's definition, and the caret below the token at which clang's parser stopped.
_EXPANDED = b"expanded from macro"
_DEFINITION = re.compile(r"expanded from macro .*\n *\d+ \| (.*)\n *\| ( *)\^")
_PRAGMA = re.compile(r"# *pragma\b")
# err_shared_var_init, a constructor of the host's, and errors for objects that include/hip/host_defines.h can't serve:
# those with an initializer, or outside of functions.
_SHARED_OBJECT = re.compile(
    r"^(.+?):(\d+):\d+: error: (?:initialization is not supported for __shared__ variables"
    r"|no matching constructor .*\n.*\b__shared__\b.*\n.*\n.* candidate constructor .* call to __host__ function)",
    re.MULTILINE,
)
_NO_ALIAS = re.compile(r"^(.+?):(\d+):\d+: error: .* cannot also be an alias", re.MULTILINE)
_REFUSED_OBJECT = re.compile(r"^(.+?):(\d+):\d+: error: requested alignment is not a power of 2", re.MULTILINE)
# A diagnostic's file after the files that include it. clang doesn't repeat these for the next diagnostic of the file.
_INCLUDED = re.compile(r"^((?:In file included from .*\n)+)(.+?):\d+:\d+: ", re.MULTILINE)
# err_gnu_inline_asm_disabled, for device_clang.REPORTED_ASSEMBLY, and err_asm_invalid_escape.
_ASSEMBLY = (b"GNU-style inline assembly is disabled", b"invalid % escape in inline assembly string")
# err_asm_invalid_output_constraint and _input_constraint.
_CONSTRAINT = re.compile(rb"invalid (?:out|in)put constraint '.*' in asm")
# err_ovl_no_viable_..., note_ovl_candidate_bad_target and err_ovl_ambiguous_...: overloads by side, which nvcc lacks.
_OVERLOADS = re.compile(rb"call to __device__ function from __host__ function|error: .* is ambiguous\b")
# err_ref_bad_target and its note: nvcc warns (20014-D).
_HOST_FUNCTION = re.compile(r"error: reference to __host__ function '(.*)' in __host__ __device__ function\n")
_DECLARED = re.compile(r"^(.+?):\d+:\d+: note: '(.*)' declared here$", re.MULTILINE)
# err_no_member_suggest, of a name in a template: nvcc looks it up when the template is instantiated.
_GLOBAL_NAME = re.compile(rb"error: no member named '\w+' in the global namespace")
_OPENMP = b"fatal error: 'omp.h' file not found"
_DECLARATOR = 4  # lines
_FILE = re.compile(r"^(.+?):\d+:\d+: (?:fatal )?error: ", re.MULTILINE)
# Macros of include/hip/host_defines.h, and what follows one that doesn't serve.
_OBJECT = "__HIPSPV_SHARED_OBJECT"
_INLINE_OBJECT = "__HIPSPV_SHARED_INLINE_OBJECT"
_AFTER = {_OBJECT: _INLINE_OBJECT, _INLINE_OBJECT: "", "": ""}
# Names of the standard library that clang doesn't know, or only as declared: std's, or these after `using`.
_NAMES = (
    *("complex", "thread", "unique_ptr", "shared_ptr", "make_unique", "make_shared", "tuple", "make_tuple", "tie"),
    *("numeric_limits", "min", "max", "swap", "sort", "fill", "copy", "transform", "find", "move", "forward"),
)
# Declarations that few HIP sources need, by the macros with which headers have them: standard headers that ROCm's
# include, and CUDA's functions that ROCm lacks, with which a compile takes longer.
_DECLARATIONS = {
    "__HIPSPV_STANDARD_HEADERS__": re.compile(
        r"error: .*(?:in namespace 'std'|(?:undefined template|incomplete type) '.*\bstd::"
        rf"|(?:undeclared identifier|unknown type name|no template named) '(?:{'|'.join(_NAMES)})')"
    ),
    "__HIPSPV_RARE_CUDA_NAMES__": re.compile(r"undeclared identifier '__(?:v\w+|[fd]\w+_r[zud])'"),
}

# ROCm's libraries are empty without AMD's platform.
_AMD = re.compile(r"error: .*(?:__HIP_PLATFORM_AMD__|undeclared identifier '(?:hip|roc)[a-z]+')")


def is_hip(job: Job, stderr: bytes) -> bool:
    """Return true if a .cu file, compiled as CUDA, included a header of HIP first."""
    return job.dialect == UNDECIDED and _HIP in stderr


def needs_other_options(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if other options serve the source, and note in the job which. Nothing is noted twice."""
    checks = (
        *(_has_wide_types, _has_pragma_macros, _has_shared_objects, _has_amd_assembly, _lacks_declarations),
        *(_has_overloads, _has_late_names, _calls_the_host, _includes_openmp),
    )
    # They locate errors in the text that clang has read, so a rewritten text is not made again before the next compile.
    changes = (split_launches, device_launches, dependent_templates, late_alignments)
    changed = any([each.are_found(job, stage.arch, stderr) for each in changes])
    noted = any([void_pointers.are_found(job, stage, stderr), *(check(job, stage, stderr) for check in checks)])
    return changed or _is_rewritten(job, stage, stderr, noted)


def _is_rewritten(job: Job, stage: Stage, stderr: bytes, noted: bool) -> bool:
    """Return true if the source is compiled again, after changes that other options can't make.

    Other options change the preprocessor's output, to which the changes are made.
    """
    if stage.target is None or not job.is_cuda:
        return noted
    if stage.arch in job.needs.rewritten or job.needs.host_headers.get(stage.arch):
        if not noted:
            return False
    elif not any(message in stderr for message in _ASSEMBLY):
        return noted
    from hipspv.driver.clang.rewritten_source import make

    return make(job, stage.target) or noted


def _has_pragma_macros(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if a macro stands for `#pragma`, which nvcc reads in the preprocessor's output (CUTLASS)."""
    if not job.is_cuda or stage.arch in job.needs.pragma_macros or _EXPANDED not in stderr:
        return False
    definitions = _DEFINITION.findall(without_colour(stderr.decode(errors="replace")))
    if not any(_PRAGMA.match(text, len(before)) for text, before in definitions):
        return False
    job.needs.pragma_macros.add(stage.arch)
    return True


def _has_shared_objects(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if a function's __shared__ object has a constructor, which nvcc doesn't run (20054-D)."""
    if not job.is_cuda or b"__shared__" not in stderr:
        return False
    text = without_colour(stderr.decode(errors="replace"))
    lines = job.needs.shared_objects.setdefault(stage.arch, {})
    known = dict(lines)
    lines.update((line, _AFTER[known[line]]) for line in _lines(_NO_ALIAS, text) if line in known)
    lines.update((line, "") for line in _lines(_REFUSED_OBJECT, text) if line in known)
    changed = {line for line in known if lines[line] != known[line]}
    for level, line in _lines(_SHARED_OBJECT, text):
        # The declaration may begin above the object's name.
        above = [(level, each) for each in range(line, line - _DECLARATOR, -1)]
        begin = next((each for each in above if each not in lines), None)
        if begin is not None and changed.isdisjoint(above) and lines.get((level, line)) != "":
            lines[begin] = _OBJECT
    return lines != known


def _lines(error: re.Pattern[str], text: str) -> list[tuple[int, int]]:
    """Return the lines with an error, each after the depth of its file's inclusion.

    No macro expands to a part of an identifier that differs by file, except __INCLUDE_LEVEL__.
    """
    depths: dict[str, set[int]] = {}
    for includers, file in _INCLUDED.findall(text):
        depths.setdefault(file, set()).add(includers.count("\n"))
    return [(depth, int(line)) for file, line in error.findall(text) for depth in sorted(depths.get(file, {0}))]


def _includes_openmp(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if the source includes omp.h, which g++ and nvcc find without -fopenmp, too."""
    if _OPENMP not in stderr or stage.arch in job.needs.openmp_headers or openmp.runtime() is None:
        return False
    job.needs.openmp_headers.add(stage.arch)
    return True


def _lacks_declarations(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if a HIP source uses names that HIP's headers declare for a macro."""
    if job.is_cuda:
        return False
    text = without_colour(stderr.decode(errors="replace"))
    found = {macro for macro, error in _DECLARATIONS.items() if error.search(text)}
    known = job.needs.more_declarations.setdefault(stage.arch, set())
    new = found - known
    known |= new
    return bool(new)


def _has_amd_assembly(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if a HIP source has assembly with constraints of AMD's GPUs, which a target of clang's knows."""
    if job.is_cuda or stage.target is None or not stage.target.clang_amd or not _CONSTRAINT.search(stderr):
        return False
    new = stage.arch not in job.needs.amd_target
    job.needs.amd_target.add(stage.arch)
    return new


def needs_amd_platform(job: Job, stderr: bytes) -> bool:
    """Return true if the errors, or a file with errors, ask for AMD's platform.

    Code asks for it that serves it and NVIDIA's alone. Other options come first, because code for AMD's platform often
    assumes warps of 64.
    """
    if job.is_cuda or job.amd_platform or not job.guesses_platform:
        return False
    text = without_colour(stderr.decode(errors="replace"))
    return bool(_AMD.search(text)) or any(map(_names_amd, set(_FILE.findall(text))))


def _names_amd(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return amd_platform.MACRO.encode() in file.read()
    except OSError:  # the text is the standard input's, or a #line directive names the file
        return False


def _has_overloads(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if __device__ functions must be for both sides, as nvcc has no overloads by side.

    Assembly with another machine's constraints is then an error only where a kernel reaches it.
    """
    if not job.is_cuda or stage.target is None or stage.arch in job.needs.without_overloads:
        return False
    translates = not stage.target.takes_ptx and stage.arch not in job.needs.rewritten
    if not _OVERLOADS.search(stderr) and (translates or not _CONSTRAINT.search(stderr)):
        return False
    job.needs.without_overloads.add(stage.arch)
    return True


def _has_late_names(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if a template names what isn't declared, possibly without being instantiated."""
    if (
        not job.is_cuda
        or stage.target is None
        or stage.arch in job.needs.late_templates
        or not _GLOBAL_NAME.search(stderr)
    ):
        return False
    job.needs.late_templates.add(stage.arch)
    return True


def _calls_the_host(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if functions for both sides call functions without attributes, and note the headers of these."""
    if not job.is_cuda or stage.target is None or b"reference to __host__ function" not in stderr:
        return False
    text = without_colour(stderr.decode(errors="surrogateescape"))
    called = set(_HOST_FUNCTION.findall(text)) - {device_launches.CONFIGURATION}
    headers = {file for file, name in _DECLARED.findall(text) if name in called} - {job.source.path}
    known = job.needs.host_headers.setdefault(stage.arch, set())
    new = headers - known
    known |= new
    return bool(new)


def _has_wide_types(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if device code has 128-bit integers, which the usual triple lacks, or computes with long double."""
    if stage.target is None or _SIZE not in stderr:
        return False
    arch, types = stage.target.arch, _WIDE_TYPES.findall(stderr)
    found = [job.needs.long_double if _LONG_DOUBLE in type else job.needs.amd_target for type in types]
    new = [noted for noted in found if arch not in noted]
    for noted in new:
        noted.add(arch)
    return bool(new)
