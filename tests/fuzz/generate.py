"""Random well-formed modules, as llvm-stress makes them: device functions and a kernel over every
type that HIP code can have, and some types that only an optimiser makes."""

from collections.abc import Callable
from random import Random

HEADER = """\
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-\
v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
"""
_INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i24", "i33", "i65", "i128")
_FLOATS = ("half", "float", "double")
_POINTERS = ("ptr", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(4)")
_BINARY = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
_FLOAT_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
_FLOAT_INTRINSICS = (
    "sqrt", "sin", "cos", "exp", "exp2", "log", "log2", "log10", "fabs", "floor", "ceil", "trunc",
    "rint", "nearbyint", "round", "roundeven", "canonicalize",
)  # fmt: skip
_FLOAT_ATOMICS = ("fadd", "fsub", "fmax", "xchg")
_ATOMICS = ("add", "sub", "xchg", "umax", "min", "nand", "uinc_wrap", "udec_wrap", "usub_sat")
_GLOBALS = """\
@shared = internal addrspace(3) global [64 x i32] undef, align 16
@table = internal addrspace(1) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
@counter = addrspace(1) externally_initialized global i64 7, align 8
"""


class _Function:
    """One function under construction: lines, and the values that may be used, by type."""

    def __init__(self, random: Random, others: list[tuple[str, str, list[str]]]) -> None:
        self.random = random
        self.others = others  # functions to call: name, result, parameters
        self.lines: list[str] = []
        self.allocas: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.declared: set[str] = set()
        self.count = 0

    def add(self, type: str, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        self.values.setdefault(type, []).append(name)
        return name

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def scalar(self) -> str:
        return self.random.choice(self.random.choice((_INTEGERS, _INTEGERS, _FLOATS)))

    def type(self) -> str:
        if self.random.randrange(4) == 0:
            return f"<{self.random.choice((2, 3, 4, 8, 5))} x {self.scalar()}>"
        return self.scalar()

    def value(self, type: str) -> str:
        """A value of this type: an existing one, or a constant."""
        known = self.values.get(type)
        if known and self.random.randrange(5):
            return self.random.choice(known[-6:])
        if type.startswith("<"):
            count, _, element = type[1:-1].partition(" x ")
            return "<" + ", ".join(f"{element} {self.constant(element)}" for _ in range(int(count))) + ">"
        return self.constant(type)

    def constant(self, type: str) -> str:
        if type.startswith("ptr"):
            return "null"
        if type in _FLOATS:
            return self.random.choice(("0.0", "1.0", "-2.5", "0x7FF0000000000000", "0x7FF8000000000000"))
        width = int(type[1:])
        return "true" if width == 1 else str(self.random.choice((0, 1, -1, 3, (1 << (width - 1)) - 1)))


def _is_float(type: str) -> bool:
    return any(name in type for name in _FLOATS)


def _suffix(type: str) -> str:
    """A type in an intrinsic's name."""
    if type.startswith("<"):
        count, _, element = type[1:-1].partition(" x ")
        return f"v{count}{_suffix(element)}"
    return {"half": "f16", "float": "f32", "double": "f64"}.get(type, type)


def _binary(f: _Function) -> None:
    type = f.type()
    opcode = f.random.choice(_FLOAT_BINARY if _is_float(type) else _BINARY)
    f.add(type, f"{opcode} {type} {f.value(type)}, {f.value(type)}")


def _compare(f: _Function) -> None:
    type = f.scalar()
    kind = "fcmp olt" if _is_float(type) else f"icmp {f.random.choice(('eq', 'slt', 'ugt'))}"
    f.add("i1", f"{kind} {type} {f.value(type)}, {f.value(type)}")


def _select(f: _Function) -> None:
    type = f.type()
    f.add(type, f"select i1 {f.value('i1')}, {type} {f.value(type)}, {type} {f.value(type)}")


def _cast(f: _Function) -> None:
    a, b = f.scalar(), f.scalar()
    if _is_float(a) and _is_float(b):
        order = _FLOATS.index(b) - _FLOATS.index(a)
        if order:
            f.add(b, f"{'fpext' if order > 0 else 'fptrunc'} {a} {f.value(a)} to {b}")
    elif _is_float(a):
        f.add(b, f"{f.random.choice(('fptosi', 'fptoui'))} {a} {f.value(a)} to {b}")
    elif _is_float(b):
        f.add(b, f"{f.random.choice(('sitofp', 'uitofp'))} {a} {f.value(a)} to {b}")
    elif int(a[1:]) != int(b[1:]):
        widen = f.random.choice(("sext", "zext"))
        f.add(b, f"{widen if int(a[1:]) < int(b[1:]) else 'trunc'} {a} {f.value(a)} to {b}")


def _bits(f: _Function) -> None:
    a, b = f.random.choice(
        (("i32", "float"), ("i64", "double"), ("i64", "<2 x i32>"), ("i128", "<4 x i32>"),
         ("<8 x i8>", "i64"), ("<2 x half>", "i32"), ("i24", "<3 x i8>"))
    )  # fmt: skip
    a, b = f.random.choice(((a, b), (b, a)))
    f.add(b, f"bitcast {a} {f.value(a)} to {b}")


def _slot(f: _Function) -> None:
    """Through a stack variable, perhaps read as another type."""
    type, other = f.type(), f.type()
    slot = f.fresh()
    f.allocas.append(f"  {slot} = alloca [8 x {type}]")
    f.lines.append(f"  store {type} {f.value(type)}, ptr {slot}")
    address = f.fresh()
    index = f.random.choice(("0", "1", f"{f.value('i64')}"))
    f.lines.append(f"  {address} = getelementptr [8 x {type}], ptr {slot}, i64 0, i64 {index}")
    f.add(type, f"load {type}, ptr {address}")
    if f.random.randrange(3) == 0:
        f.add(other, f"load {other}, ptr {slot}, align 1")


def _memory(f: _Function) -> None:
    pointers = [p for p in _POINTERS[1:] if f.values.get(p)]
    if not pointers:
        return
    space, type = f.random.choice(pointers), f.type()
    pointer = f.random.choice(f.values[space])
    address = f.add(space, f"getelementptr i8, {space} {pointer}, i64 {f.value('i64')}")
    if f.random.randrange(2):
        f.add(type, f"load {type}, {space} {address}, align {f.random.choice((1, 4, 16))}")
    else:
        f.lines.append(f"  store {type} {f.value(type)}, {space} {address}, align 1")


def _space_cast(f: _Function) -> None:
    space = f.random.choice((_POINTERS[1], _POINTERS[2]))
    if f.values.get(space):
        f.add(_POINTERS[3], f"addrspacecast {space} {f.value(space)} to {_POINTERS[3]}")


def _atomic(f: _Function) -> None:
    spaces = [p for p in _POINTERS[1:] if f.values.get(p)]
    if not spaces:
        return
    space, type = (f.random.choice(spaces), f.random.choice(("i32", "i64", "i8", "i16", "float", "double")))
    pointer = f.random.choice(f.values[space])
    order = f.random.choice(("monotonic", "acquire", "acq_rel", "seq_cst"))
    scope = f.random.choice(("", 'syncscope("workgroup") ', 'syncscope("device") '))
    names = _FLOAT_ATOMICS if _is_float(type) else _ATOMICS
    operands = f"{space} {pointer}, {type} {f.value(type)}"
    f.add(type, f"atomicrmw {f.random.choice(names)} {operands} {scope}{order}")


def _exchange(f: _Function) -> None:
    type = f.random.choice(("i32", "i64", "i8"))
    for space in _POINTERS[1:]:
        if f.values.get(space):
            pointer, pair = f.random.choice(f.values[space]), f.fresh()
            f.lines.append(
                f"  {pair} = cmpxchg {space} {pointer}, {type} {f.value(type)}, {type} "
                f"{f.value(type)} seq_cst monotonic"
            )
            f.add(type, f"extractvalue {{ {type}, i1 }} {pair}, 0")
            f.add("i1", f"extractvalue {{ {type}, i1 }} {pair}, 1")
            return


def _lane(f: _Function) -> None:
    count, element = f.random.choice((2, 3, 4, 8, 5)), f.scalar()
    type = f"<{count} x {element}>"
    known = f.values.get("i64", [str(f.random.randrange(count))])[-1]
    index = f.random.choice((f"i32 {f.random.randrange(count)}", f"i64 {known}"))
    a = f.add(type, f"insertelement {type} {f.value(type)}, {element} {f.value(element)}, {index}")
    f.add(element, f"extractelement {type} {a}, {index}")
    lanes = f.random.choice((2, 3, 4, 8))
    mask = ", ".join(f"i32 {f.random.randrange(2 * count)}" for _ in range(lanes))
    f.add(f"<{lanes} x {element}>", f"shufflevector {type} {a}, {type} {f.value(type)}, <{lanes} x i32> <{mask}>")


def _intrinsic(f: _Function) -> None:
    type = f.type()
    if _is_float(type):
        name = f.random.choice(_FLOAT_INTRINSICS)
        arguments = f"{type} {f.value(type)}"
    else:
        name = f.random.choice(("ctpop", "bitreverse", "umin", "smax", "uadd.sat", "ssub.sat", "fshl", "ctlz", "abs"))
        count = {"ctpop": 1, "bitreverse": 1, "fshl": 3, "ctlz": 1, "abs": 1}.get(name, 2)
        arguments = ", ".join(f"{type} {f.value(type)}" for _ in range(count))
        arguments += ", i1 false" if name in ("ctlz", "abs") else ""
    f.add(type, f"call {type} @llvm.{name}.{_suffix(type)}({arguments})")


def _overflow(f: _Function) -> None:
    type, pair = f.random.choice(_INTEGERS[1:]), f.fresh()
    name = f.random.choice(("uadd", "sadd", "usub", "smul", "umul"))
    f.lines.append(
        f"  {pair} = call {{ {type}, i1 }} @llvm.{name}.with.overflow.{type}"
        f"({type} {f.value(type)}, {type} {f.value(type)})"
    )
    f.add(type, f"extractvalue {{ {type}, i1 }} {pair}, 0")
    f.add("i1", f"extractvalue {{ {type}, i1 }} {pair}, 1")


def _structure(f: _Function) -> None:
    a, b, c = f.scalar(), f.type(), f.scalar()
    type = f"{{ {a}, [2 x {b}], {c} }}"
    one, two = f.fresh(), f.fresh()
    f.lines.append(f"  {one} = insertvalue {type} poison, {a} {f.value(a)}, 0")
    f.lines.append(f"  {two} = insertvalue {type} {one}, {b} {f.value(b)}, 1, 1")
    slot = f.fresh()
    f.allocas.append(f"  {slot} = alloca {type}")
    f.lines.append(f"  store {type} {two}, ptr {slot}")
    f.add(b, f"extractvalue {type} {two}, 1, 1")


def _diamond(f: _Function) -> None:
    """Two branches and a phi; values computed in a branch stay there."""
    type, n = f.type(), f.fresh()[1:]
    known = {key: list(names) for key, names in f.values.items()}
    f.lines += [f"  br i1 {f.value('i1')}, label %a{n}, label %b{n}", f"a{n}:"]
    f.random.choice(_SIMPLE)(f)
    left = f.value(type)
    f.values = {key: list(names) for key, names in known.items()}
    f.lines += [f"  br label %c{n}", f"b{n}:"]
    f.random.choice(_SIMPLE)(f)
    right = f.value(type)
    f.values = known
    f.lines += [f"  br label %c{n}", f"c{n}:"]
    f.add(type, f"phi {type} [ {left}, %a{n} ], [ {right}, %b{n} ]")


def _switch(f: _Function) -> None:
    type, n = f.random.choice(_INTEGERS[1:]), f.fresh()[1:]
    f.lines += [
        f"  switch {type} {f.value(type)}, label %d{n} "
        f"[ {type} 1, label %e{n} {type} -1, label %d{n} ]",
        f"e{n}:", f"  br label %d{n}", f"d{n}:",
    ]  # fmt: skip


def _loop(f: _Function) -> None:
    type, n = f.random.choice(("i32", "i64", "i24")), f.fresh()[1:]
    start = f.value(type)
    f.lines += [f"  br label %p{n}", f"p{n}:", f"  br label %h{n}", f"h{n}:"]
    f.lines += [f"  %i{n} = phi {type} [ 0, %p{n} ], [ %j{n}, %h{n} ]"]
    f.lines += [f"  %s{n} = phi {type} [ {start}, %p{n} ], [ %t{n}, %h{n} ]"]
    f.lines += [f"  %t{n} = mul {type} %s{n}, 3", f"  %j{n} = add {type} %i{n}, 1"]
    f.lines += [f"  %c{n} = icmp ult {type} %j{n}, {f.random.choice((1, 5, 1000))}"]
    f.lines += [f"  br i1 %c{n}, label %h{n}, label %q{n}", f"q{n}:"]
    f.values.setdefault(type, []).append(f"%t{n}")


def _call(f: _Function) -> None:
    if f.others:
        name, result, parameters = f.random.choice(f.others)
        arguments = ", ".join(f"{type} {f.value(type)}" for type in parameters)
        f.add(result, f"call spir_func {result} @{name}({arguments})")


def _copy(f: _Function) -> None:
    if f.values.get(_POINTERS[1]) and f.values.get(_POINTERS[3]):
        a, b = f.random.choice(((_POINTERS[1], _POINTERS[3]), (_POINTERS[3], _POINTERS[1])))
        names = {_POINTERS[1]: "p1", _POINTERS[3]: "p4"}
        size = f.random.choice(("0", "1", "7", "64", f.value("i64")))
        f.lines.append(
            f"  call void @llvm.memcpy.{names[a]}.{names[b]}.i64"
            f"({a} {f.value(a)}, {b} {f.value(b)}, i64 {size}, i1 false)"
        )


_SIMPLE: tuple[Callable[[_Function], None], ...] = (
    _binary, _binary, _compare, _select, _cast, _cast, _bits, _slot, _memory, _memory, _lane,
    _intrinsic, _intrinsic, _overflow, _structure, _atomic, _exchange, _space_cast, _call, _copy,
)  # fmt: skip
_ALL = (*_SIMPLE, _diamond, _switch, _loop)


def _function(random: Random, head: str, names: dict[str, list[str]], others: list, result: str) -> str:
    f = _Function(random, others)
    f.values = {key: list(value) for key, value in names.items()}
    f.values.setdefault(_POINTERS[2], []).append("@shared")
    f.values.setdefault(_POINTERS[1], []).extend(("@table", "@counter"))
    for _ in range(random.randrange(3, 25)):
        random.choice(_ALL)(f)
    # Without a use, it would be removed at once.
    target = names.get(_POINTERS[1], ["@counter"])[0]
    if f.values.get(_POINTERS[1]):
        for type, values in list(f.values.items()):
            if not type.startswith("ptr") and random.randrange(2):
                f.lines.append(f"  store volatile {type} {values[-1]}, ptr addrspace(1) {target}")
    f.lines.append("  ret void" if result == "void" else f"  ret {result} {f.value(result)}")
    return "\n".join([head + " {", "entry:", *f.allocas, *f.lines, "}"])


def generate(random: Random) -> str:
    """The text of a module."""
    parts, others = [HEADER + _GLOBALS], []
    for number in range(random.randrange(3)):
        types = [random.choice((*_INTEGERS, *_FLOATS, *_POINTERS[1:])) for _ in range(random.randrange(4))]
        names: dict[str, list[str]] = {}
        for i, type in enumerate(types):
            names.setdefault(type, []).append(f"%a{i}")
        result = random.choice((*_INTEGERS, *_FLOATS, "<4 x float>", "<3 x i16>"))
        parameters = ", ".join(f"{type} %a{i}" for i, type in enumerate(types))
        inline = random.choice(("", " noinline", " alwaysinline"))
        head = f"define internal spir_func {result} @f{number}({parameters}){inline}"
        parts.append(_function(random, head, names, list(others), result))
        others.append((f"f{number}", result, types))
    kernel = {_POINTERS[1]: ["%out"], "i32": ["%n"], "double": ["%d"], _POINTERS[3]: ["%any"]}
    parameters = "ptr addrspace(1) %out, i32 %n, double %d, ptr addrspace(1) %in"
    head = f"define spir_kernel void @kernel({parameters})"
    body = _function(random, head, kernel, others, "void")
    cast = "  %any = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)"
    parts.append(body.replace("entry:", "entry:\n" + cast, 1))
    return "\n".join(parts) + "\n"  # LLVM's parser declares intrinsics by itself
