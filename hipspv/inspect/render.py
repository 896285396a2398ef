"""The report for human readers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from hipspv.inspect.declared import SHOWN, without_kernel
from hipspv.inspect.model import (
    Argument,
    BitcodeModule,
    Bundle,
    CubinModule,
    DeviceModule,
    Image,
    Kernel,
    PtxModule,
    Report,
    SpirvModule,
    Variable,
    VisaFunction,
    VisaModule,
    VortexModule,
    ZebinModule,
)
from hipspv.inspect.names import scope_and_name, without_parameters
from hipspv.inspect.page import Page

_STEP = 2
# Storage classes of built-in variables, which aren't memory of the module's own.
_BUILT_IN = ("Input", "Output")


def render(report: Report, page: Page) -> None:
    """Add a file's report to the page."""
    page.line((report.path, "bold"), f": {report.kind}, {size(report.size)}")
    for bundle in report.bundles:
        _bundle(bundle, page)
    if not report.images:
        page.line("no device code", indent=_STEP)
    for image in report.images:
        page.line()
        _image(image, page)
    if report.checks:
        page.line()
        for check in report.checks:
            said = ("valid", "green") if check.valid else ("invalid: " + check.message, "red")
            page.line(f"{check.what}: ", said, f" ({check.tool})")
    for problem in report.problems:
        page.line()
        page.line(("damaged: ", "bold red"), str(problem))


def size(number: int) -> str:
    """Return a number of bytes for human readers."""
    return f"{number:,} byte{'s' * (number != 1)}"


def _location(where: str, offset: int | None) -> str:
    parts = [f"at {offset:#x}"] if offset is not None else []
    parts += [f"in {where}"] if where else []
    return ", " + " ".join(parts) if parts else ""


def _bundle(bundle: Bundle, page: Page) -> None:
    form = bundle.form
    if bundle.compression:
        form += f" ({bundle.compression}, {bundle.unpacked_size:,} bytes unpacked)"
    page.line(
        (f"bundle {bundle.index}", "bold cyan"),
        f": {form}, {size(bundle.size)}{_location(bundle.where, bundle.offset)}",
        indent=_STEP,
    )
    rows = [
        (
            entry.target,
            f"{entry.size:,}" if entry.size else "empty",
            f"{entry.offset:#x}" if entry.offset and entry.size else "",
            "" if entry.image is None else f"image {entry.image}",
        )
        for entry in bundle.entries
    ]
    page.table(("target", "size", "offset", "content"), rows, 2 * _STEP, "size offset")


def _image(image: Image, page: Page) -> None:
    target = f" for {image.target}" if image.target else ""
    location = _location(image.where, image.offset) if image.where or image.offset else ""
    page.line((f"image {image.index}", "bold cyan"), f": {image.format}{target}, {size(image.size)}{location}")
    if image.spirv:
        _spirv(image.spirv, page)
    if image.bitcode:
        _bitcode(image.bitcode, page)
    if image.visa:
        _visa(image.visa, page)
    if image.ptx:
        _ptx(image.ptx, page)
    if image.cubin:
        _cubin(image.cubin, page)
    if image.zebin:
        _zebin(image.zebin, page)
    if image.vortex:
        _vortex(image.vortex, page)
    if image.cpu:
        _module(image.cpu, page)


def _spirv(module: SpirvModule, page: Page) -> None:
    facts = {
        "version": f"{module.version}, made by {module.generator}",
        "memory": f"{module.addressing_model}, {module.memory_model}",
        "capabilities": " ".join(module.capabilities),
        "extensions": " ".join(module.extensions) or "none",
        "instructions of": " ".join(module.imports),
        "source": ", ".join(module.sources),
    }
    _facts(facts, page)
    _module(module, page)


def _bitcode(module: BitcodeModule, page: Page) -> None:
    _facts({"triple": module.triple}, page)
    _module(module, page)


def _ptx(module: PtxModule, page: Page) -> None:
    facts = {
        "version": module.version,
        "target": f"{module.target}, {module.address_size}-bit addresses",
        "lines": f"{module.lines:,}",
    }
    _facts(facts, page)
    _module(module, page)


def _cubin(module: CubinModule, page: Page) -> None:
    _facts({"architecture": module.architecture, "made by": module.tool}, page)
    _module(module, page)


def _zebin(module: ZebinModule, page: Page) -> None:
    facts = {
        "product": module.product,
        "version": module.version,
        "options": module.options,
        "made from": module.origin and f"SPIR-V with the digest {module.origin}",
    }
    _facts({"format": "zebin"} | facts, page)
    rows = [(s.name, f"{s.size:,}", f"{s.offset:#x}") for s in module.sections]
    if rows:
        page.line("sections", indent=_STEP)
        page.table(("name", "size", "offset"), rows, 2 * _STEP, "size offset")
    _module(module, page)


def _vortex(module: VortexModule, page: Page) -> None:
    facts = {
        "addresses": f"{module.first:#x} to {module.end:#x}",
        "width": f"{module.width} bits" if module.width else "",
        "extensions": " ".join(module.isa),
        "relocations": f"{module.relocations:,}" if module.relocations else "",
        "made by": "" if module.width else "another compiler, which describes no kernels",
    }
    _facts(facts, page)
    _module(module, page)


def _facts(facts: dict[str, str], page: Page) -> None:
    width = max(map(len, facts))
    for name, value in facts.items():
        if value:
            page.line((name.ljust(width + _STEP), "dim"), value, indent=_STEP)


def _module(module: DeviceModule, page: Page) -> None:
    for title, names in (("exports", module.exported), ("imports", module.imported)):
        if names:
            page.line((f"{title} {len(names)} functions: ", "dim"), " ".join(names), indent=_STEP)
    shown = [v for v in module.variables if not _is_noise(v)]
    if shown:
        page.line("variables", indent=_STEP)
        headings = ("name", "of", "declared", "storage", "type", "size", "linkage")
        page.table(headings, list(map(_variable, shown)), 2 * _STEP, "size")
    strings = [json.dumps(text, ensure_ascii=False) for text in module.strings]
    _lists({"strings": strings, "notes": module.notes}, page)
    for kernel in module.kernels:
        _kernel(kernel, page)


def _is_noise(variable: Variable) -> bool:
    """Return true for built-in variables, and for clang's variables of string literals."""
    return variable.storage_class in _BUILT_IN or variable.name.startswith(".str")


def _lists(lists: dict[str, list[str]], page: Page) -> None:
    for title, texts in lists.items():
        if texts:
            page.line(title, indent=_STEP)
        for text in texts:
            page.line(text, indent=2 * _STEP)


def _variable(variable: Variable) -> tuple[str, ...]:
    scope, name = scope_and_name(variable.name)
    return (
        name,
        without_parameters(scope),
        variable.declared,
        variable.storage_class,
        variable.type,
        f"{variable.size:,}",
        variable.linkage,
    )


def _kernel(kernel: Kernel, page: Page) -> None:
    page.line()
    page.line(("kernel ", ""), (kernel.name, "bold green"), indent=_STEP)
    if kernel.internal:
        page.line("hipspv's own: the runtime finds variables by it", indent=2 * _STEP)
        return
    if kernel.symbol != kernel.name:
        page.line((kernel.symbol, "dim"), indent=2 * _STEP)
    for fact in _needs(kernel):
        page.line(fact, indent=2 * _STEP)
    if kernel.arguments:
        names = ("#", "name", "declared", "kind", "type", "storage", "offset", "size", "align")
        rows = list(map(_argument, kernel.arguments))
        page.table((*names, "passed"), rows, 2 * _STEP, "# offset size align")
    others = [note for note in kernel.notes if not note.startswith(SHOWN)]
    notes = [without_kernel(note, kernel.symbol) for note in others]
    if notes:
        page.line(("notes: " + "; ".join(notes), "dim"), indent=2 * _STEP)


def _needs(kernel: Kernel) -> list[str]:
    """Return the facts for a launch, one per line."""
    facts = []
    if kernel.code_size:
        facts.append(f"code: {size(kernel.code_size)} at {kernel.code_begin:#x} of the image")
    elif kernel.code_begin:
        facts.append(f"entry: at {kernel.code_begin:#x} of the image")
    if kernel.shared or kernel.dynamic_shared:
        names = _own_names(kernel.shared)
        variables = ", ".join(f"{names[key]} {number:,}" for key, number in kernel.shared.items())
        parts = [f"{size(kernel.shared_size)} ({variables})"] if kernel.shared else []
        parts += ["dynamic"] if kernel.dynamic_shared else []
        facts.append(f"shared memory: {' and '.join(parts)}")
    if kernel.resources:
        facts.append(_resources(kernel.resources))
    for name, numbers in (
        ("required work-group size", kernel.work_group_size),
        ("work-group size hint", kernel.work_group_size_hint),
    ):
        if numbers:
            facts.append(f"{name}: {' x '.join(map(str, numbers))}")
    if kernel.max_work_group_size:
        facts.append(f"largest work-group: {kernel.max_work_group_size}")
    if kernel.sub_group_size:
        facts.append(f"required sub-group size: {kernel.sub_group_size}")
    other = [mode for mode in kernel.modes if not mode.startswith(("LocalSize", "SubgroupSize"))]
    if other:
        facts.append(f"execution modes: {', '.join(other)}")
    return facts


def _resources(found: dict[str, int]) -> str:
    """Return one line: `16 registers, 1 barrier, 48 bytes of shared memory`."""
    counts = {"lanes": "lane", "registers": "register", "barriers": "barrier"}
    memory = {
        "shared": "shared memory",
        "constant": "constant memory",
        "stack": "stack",
        "thread_frame": "the block's frame for each thread",
        "private": "private memory",
        "spilled": "spilled registers",
        "scratch": "scratch memory",
    }
    parts = [f"{found[n]} {one}{'s' * (found[n] != 1)}" for n, one in counts.items() if n in found]
    parts += [f"{size(found[n])} of {what}" for n, what in memory.items() if found.get(n)]
    return ", ".join(parts)


def _own_names(names: Iterable[str]) -> dict[str, str]:
    """Return the variables under their own names, if those are unique."""
    own = {name: scope_and_name(name)[1] for name in names}
    counts = Counter(own.values())
    return {name: short if counts[short] == 1 else name for name, short in own.items()}


def _argument(argument: Argument) -> tuple[str, ...]:
    return (
        str(argument.index),
        argument.name,
        argument.declared,
        argument.kind,
        argument.type,
        argument.storage_class,
        "" if argument.offset is None else str(argument.offset),
        f"{argument.size:,}" if argument.size else "",
        str(argument.align) if argument.align else "",
        _passed(argument.implicit, argument.role) or "by reference" * argument.by_reference,
    )


def _passed(implicit: bool, role: str) -> str:
    return f"by the runtime: {role}" if implicit else ""


def _visa(module: VisaModule, page: Page) -> None:
    variables = ", ".join(f"{v.name} ({v.elements} x {v.type})" for v in module.variables)
    _facts({"version": module.version, "variables": variables}, page)
    for function in module.functions:
        _visa_function(function, page)


def _visa_function(function: VisaFunction, page: Page) -> None:
    page.line()
    page.line((f"{function.kind} ", ""), (function.name, "bold green"), indent=_STEP)
    indent = 2 * _STEP
    page.line(
        f"code: {size(function.code_size)}" if function.defined else "defined elsewhere",
        f", {function.variable_count:,} variables",
        indent=indent,
    )
    for name, value in function.attributes.items():
        page.line((f".kernel_attr {name}", "dim"), f"={value}" if value else "", indent=indent)
    if function.inputs:
        headings = ("#", "variable", "kind", "passed", "offset", "size")
        rows = [
            (str(i.index), i.name, i.kind, _passed(i.implicit, i.role), str(i.offset), str(i.size))
            for i in function.inputs
        ]
        page.table(headings, rows, indent, "# offset size")
    for platform, number in function.binaries.items():
        page.line(f"GPU code for {platform}: {size(number)}", indent=indent)
