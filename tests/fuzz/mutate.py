"""Changes to IR text and to bitcode after which LLVM mostly still reads the result."""

import re
from collections.abc import Callable
from random import Random

_INTEGERS = ("i1", "i7", "i8", "i16", "i24", "i32", "i48", "i64", "i65", "i128", "i256")
_FLOATS = ("half", "float", "double", "bfloat", "fp128")
_CONSTANTS = (
    "0", "1", "-1", "2", "3", "7", "31", "32", "33", "63", "64", "127", "128", "255", "256",
    "-128", "65535", "2147483647", "-2147483648", "4294967295", "4294967296",
    "9223372036854775807", "-9223372036854775808",
)  # fmt: skip
# Instructions of one shape: one may replace another.
_OPCODES = (
    ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or"),
    ("fadd", "fsub", "fmul", "fdiv", "frem"),
    ("zext", "sext"),
    ("sitofp", "uitofp"),
    ("fptosi", "fptoui"),
    ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"),
    ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "une", "uno", "true", "false"),
    ("umin", "umax", "smin", "smax"),
    ("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "uinc_wrap",
     "udec_wrap", "usub_cond", "usub_sat", "fadd", "fsub", "fmax", "fmin"),
    ("monotonic", "acquire", "release", "acq_rel", "seq_cst", "unordered"),
    ("internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally",
     "external", "common", "dso_local"),
    ("spir_kernel", "spir_func", "fastcc", "ccc"),
    ("ctpop", "bitreverse", "bswap"),
    ("fshl", "fshr"),
    ("minnum", "maxnum", "minimum", "maximum", "copysign", "pow"),
    ("sqrt", "sin", "cos", "exp", "log", "fabs", "floor", "ceil", "trunc", "rint", "round"),
    ("memcpy", "memmove"),
    ("undef", "poison", "zeroinitializer", "null"),
)  # fmt: skip
_ALTERNATIVES: dict[str, list[tuple[str, ...]]] = {}
for _group in _OPCODES:
    for _member in _group:
        _ALTERNATIVES.setdefault(_member, []).append(_group)
_WORD = re.compile(r"(?<![\w%@.\"!])[a-z][a-z_0-9]*(?![\w\"])")
_INTEGER_TYPE = re.compile(r"(?<![\w.%@])i\d+(?![\w.])")
_FLOAT_TYPE = re.compile(r"(?<![\w.%@])(?:half|float|double)(?![\w.])")
_NUMBER = re.compile(r"(?<![\w.%@!#:(])-?\d+(?![\w.:)])")
_SPACE = re.compile(r"addrspace\(\d+\)")
_VECTOR = re.compile(r"<(\d+) x ")
_ARRAY = re.compile(r"\[(\d+) x ")
_LOCAL = re.compile(r"%[\w.]+")
_ALIGN = re.compile(r"align \d+")
_FIXED = ("target", "declare", "source_filename", "!")
# A name encodes the types of OpenCL's functions.
_BUILTIN = re.compile(r"(?:declare|call) .*@_Z\d+")
_ATTRIBUTES = (
    "noinline", "noinline optnone", "alwaysinline", "cold", "convergent", "minsize optsize",
    "nounwind", "noreturn", "strictfp", "mustprogress", "norecurse", "willreturn", "naked",
)  # fmt: skip


def mutate_text(text: str, random: Random) -> str:
    """One to four changes."""
    lines = text.splitlines()
    for _ in range(random.choice((1, 1, 2, 2, 3, 4))):
        random.choice(_CHANGES)(lines, random)
    return "\n".join(lines) + "\n"


def mutate_bytes(data: bytes, random: Random) -> bytes:
    """Bytes changed, cut out, doubled or cut off."""
    result = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 8))):
        if not result:
            break
        offset = random.randrange(len(result))
        match random.randrange(5):
            case 0:
                result[offset] ^= 1 << random.randrange(8)
            case 1:
                result[offset] = random.randrange(256)
            case 2:
                del result[offset : offset + random.randrange(1, 9)]
            case 3:
                part = result[offset : offset + random.randrange(1, 33)]
                at = random.randrange(len(result))
                result[at:at] = part
            case _ if random.randrange(8) == 0:
                del result[offset:]
    return bytes(result)


def _code(lines: list[str]) -> list[int]:
    """Indices of the lines of function bodies."""
    found, inside = [], False
    for index, line in enumerate(lines):
        if line.startswith("define "):
            inside = True
        elif line.startswith("}"):
            inside = False
        elif inside and line.startswith("  "):
            found.append(index)
    return found


def _pick(lines: list[str], random: Random, pattern: re.Pattern[str]) -> int | None:
    """A line that contains the pattern."""
    candidates = [i for i, line in enumerate(lines) if pattern.search(line) and not line.startswith(";")]
    return random.choice(candidates) if candidates else None


def _replace_one(lines: list[str], random: Random, pattern: re.Pattern[str], make: Callable[[str], str]) -> None:
    """Another text at one match of the pattern, or everywhere in the file."""
    index = _pick(lines, random, pattern)
    if index is None or _BUILTIN.search(lines[index]):
        return
    match = random.choice(list(pattern.finditer(lines[index])))
    old, new = match.group(), make(match.group())
    if random.randrange(3) == 0:
        exact = re.compile(rf"(?<![\w.%@]){re.escape(old)}(?![\w.])")
        for i, line in enumerate(lines):
            if not line.startswith(_FIXED) and not _BUILTIN.search(line):
                lines[i] = exact.sub(new, line)
    else:
        lines[index] = lines[index][: match.start()] + new + lines[index][match.end() :]


def _constant(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _NUMBER, lambda _: random.choice(_CONSTANTS))


def _integer_type(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _INTEGER_TYPE, lambda _: random.choice(_INTEGERS))


def _float_type(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _FLOAT_TYPE, lambda _: random.choice(_FLOATS))


def _space(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _SPACE, lambda _: f"addrspace({random.choice((0, 1, 2, 3, 4, 5, 7, 9))})")


def _vector(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _VECTOR, lambda _: f"<{random.choice((1, 2, 3, 4, 5, 7, 8, 16, 17, 32))} x ")


def _array(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _ARRAY, lambda _: f"[{random.choice((0, 1, 2, 3, 64))} x ")


def _align(lines: list[str], random: Random) -> None:
    _replace_one(lines, random, _ALIGN, lambda _: f"align {1 << random.choice((0, 1, 2, 5, 9, 20, 31))}")


def _word(lines: list[str], random: Random) -> None:
    """Another opcode, predicate, ordering, linkage or calling convention."""
    matches = [
        (i, match)
        for i, line in enumerate(lines)
        if not line.startswith((";", "!", "target"))
        for match in _WORD.finditer(line)
        if match.group() in _ALTERNATIVES
    ]
    if matches:
        i, match = random.choice(matches)
        new = random.choice(random.choice(_ALTERNATIVES[match.group()]))
        lines[i] = lines[i][: match.start()] + new + lines[i][match.end() :]


def _operand(lines: list[str], random: Random) -> None:
    """One value replaced by another of the same function."""
    code = _code(lines)
    if not code:
        return
    index = random.choice(code)
    names = list(_LOCAL.finditer(lines[index]))
    near = [n for i in code if abs(i - index) < 40 for n in _LOCAL.findall(lines[i])]
    if names and near:
        match = random.choice(names)
        lines[index] = lines[index][: match.start()] + random.choice(near) + lines[index][match.end() :]


def _delete(lines: list[str], random: Random) -> None:
    code = _code(lines)
    if code:
        del lines[random.choice(code)]


def _double(lines: list[str], random: Random) -> None:
    """The same instruction again, under another name."""
    code = _code(lines)
    if code:
        index = random.choice(code)
        name = f"%again{random.randrange(1 << 30)}"
        copy = re.sub(r"^  %[\w.]+ =", f"  {name} =", lines[index])
        lines.insert(index + 1, copy)


def _swap(lines: list[str], random: Random) -> None:
    code = _code(lines)
    if len(code) > 1:
        at = random.randrange(len(code) - 1)
        a, b = code[at], code[at + 1]
        lines[a], lines[b] = lines[b], lines[a]


def _attribute(lines: list[str], random: Random) -> None:
    index = _pick(lines, random, re.compile(r"^define .*\{"))
    if index is not None:
        head, _, tail = lines[index].rpartition(")")
        lines[index] = f"{head}) {random.choice(_ATTRIBUTES)}{tail}"


def _volatile(lines: list[str], random: Random) -> None:
    pattern = re.compile(r"\b(?:load|store) (?!volatile|atomic)")
    _replace_one(lines, random, pattern, lambda old: old + "volatile ")


def _opaque(lines: list[str], random: Random) -> None:
    """Optimisers can't see through a frozen operand."""
    code = [i for i in _code(lines) if re.match(r"  %[\w.]+ = (?:add|sub|mul|xor|fadd) ", lines[i])]
    if not code:
        return
    index = random.choice(code)
    match = re.match(r"  (%[\w.]+) = \w+ (?:nsw |nuw |fast )*([^,]+?) ([^ ,]+), (.*)", lines[index])
    if match:
        name = f"%frozen{random.randrange(1 << 30)}"
        lines.insert(index, f"  {name} = freeze {match[2]} {match[3]}")
        lines[index + 1] = lines[index + 1].replace(f"{match[3]},", f"{name},", 1)


_CHANGES: tuple[Callable[[list[str], Random], None], ...] = (
    _constant, _constant, _integer_type, _integer_type, _float_type, _space, _vector, _array,
    _align, _word, _word, _word, _operand, _operand, _operand, _delete, _double, _swap, _attribute,
    _volatile, _opaque,
)  # fmt: skip
