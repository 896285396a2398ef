"""PTX of one `asm` statement as C++."""

from __future__ import annotations

import re
import struct
from typing import NamedTuple

from hipspv.driver.ptx import barriers, bulk, conversions, instructions, matrices, syntax, video
from hipspv.driver.ptx.calls import Call
from hipspv.driver.ptx.instructions import ATOMICS, ORDERS, RULES, SCOPES, SPACES, SPECIAL, TYPES, UNSIGNED, WIDE
from hipspv.driver.ptx.syntax import Line, Operand, Unsupported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# The registers of nvcc's constraints.
CONSTRAINTS = {"h": "u16", "r": "u32", "l": "u64", "f": "f32", "d": "f64"}
_NAMESPACE = "__hipspv_ptx::"  # for which `@` stands
_CARRY = "__ptx_carry"
_CACHE_HINT = "L2::cache_hint"
_OPERATORS = {"and": "&", "or": "|", "xor": "^"}
_CARRYING = ("add", "addc", "sub", "subc", "mad", "madc")


class Argument(NamedTuple):
    """An operand of the `asm` statement: its constraint, such as `+r`, its expression, and its name."""

    constraint: str
    expression: str
    name: str = ""

    @property
    def is_output(self) -> bool:
        return self.constraint[0] in "=+"


def translate(text: str, arguments: Sequence[Argument], is_volatile: bool) -> str:
    """Return C++ for PTX whose operands are `$0`, `$1` ... Raises Unsupported.

    In a volatile statement each access to memory that others may change takes place: programs wait in loops of these.
    """
    return _Translation(arguments, is_volatile).of(syntax.parse(text))


class _Translation:
    """The C++ so far, and the registers that are declared: their PTX names with their C++ names and types."""

    def __init__(self, arguments: Sequence[Argument], is_volatile: bool) -> None:
        self._is_volatile = is_volatile
        self._scopes: list[dict[str, tuple[str, str]]] = [{}]
        self._text: list[str] = []
        self._arguments = arguments
        self._labels: set[str] = set()
        self._carries = False
        for i, argument in enumerate(arguments):
            self._declare(i, argument)

    def _declare(self, i: int, argument: Argument) -> None:
        letter = argument.constraint.strip("=+&")
        if letter == "n":
            self._scopes[0][f"${i}"] = (f"({argument.expression})", "n")
            return
        if letter.isdigit() and not argument.is_output:
            self._scopes[0][f"${i}"] = self._register(Operand("name", f"${letter}"))
            self._text.append(f"{_NAMESPACE}put(__ptx_{letter}, ({argument.expression}));")
            return
        type = CONSTRAINTS.get(letter)
        if type is None:
            raise Unsupported(f"the constraint {argument.constraint}")
        name = f"__ptx_{i}"
        read = argument.constraint[0] != "="
        value = f"{_NAMESPACE}as<{TYPES[type]}>({argument.expression})" if read else "0"
        self._text.append(f"{TYPES[type]} {name} = {value};")
        self._scopes[0][f"${i}"] = (name, type)

    def of(self, lines: list[Line]) -> str:
        if not lines:
            raise Unsupported("no instruction")
        self._labels = {line.modifiers[0] for line in lines if line.name == ":"}
        for line in lines:
            self._line(line)
        if len(self._scopes) != 1:
            raise Unsupported("a scope without its end")
        for i, argument in enumerate(self._arguments):
            if argument.is_output:
                self._text.append(f"{_NAMESPACE}put({argument.expression}, __ptx_{i});")
        labels = [f"__label__ {', '.join(map(_label, sorted(self._labels)))};"] if self._labels else []
        carry = [f"bool* const {_CARRY} = {_NAMESPACE}carry();"] if self._carries else []
        text = " ".join([*labels, *carry, *self._text])
        return f"do {{ {text} }} while (0)"

    def _line(self, line: Line) -> None:
        match line.name:
            case "{":
                self._scopes.append({})
                self._text.append("{")
            case "}":
                self._scopes.pop()
                if not self._scopes:
                    raise Unsupported("}")
                self._text.append("}")
            case ":":
                self._text.append(f"{_label(line.modifiers[0])}: ;")
            case ".reg":
                self._registers(line)
            case _:
                self._instruction(line)

    def _registers(self, line: Line) -> None:
        if len(line.modifiers) != 1 or line.modifiers[0] not in TYPES:
            raise Unsupported(f".reg .{'.'.join(line.modifiers)}")
        type = line.modifiers[0]
        for operand in line.operands:
            name = "__ptx_" + re.sub(r"\W", "_", operand.text) + f"_{len(self._scopes)}"
            self._scopes[-1][operand.text] = (name, type)
            self._text.append(f"{TYPES[type]} {name};".replace("@", _NAMESPACE))

    def _instruction(self, line: Line) -> None:
        try:
            text = self._statement(line)
        except Unsupported as error:
            name, reason = str(_unsupported(line)), str(error)
            raise Unsupported(name if reason.startswith(line.name) else f"{name}: {reason}") from None
        if line.guard:
            text = f"if ({self._value(line.guard, 'pred')}) {{ {text} }}"
        self._text.append(text.replace("@", _NAMESPACE))

    def _statement(self, line: Line) -> str:
        if _CACHE_HINT in line.modifiers and line.name in ("ld", "st", "atom", "red", "cp"):
            # The last operand is the policy, which `createpolicy` has made.
            line = line._replace(
                modifiers=tuple(each for each in line.modifiers if each != _CACHE_HINT), operands=line.operands[:-1]
            )
        whole = ".".join((line.name, *line.modifiers))
        effect = instructions.EFFECTS.get(whole)
        if effect is not None and not line.operands:
            return f"{effect};"
        if line.name in instructions.HINTS:
            return ";"
        if (not line.operands or not line.modifiers) and line.name != "bra":
            raise _unsupported(line)
        if line.name in _CARRYING and (line.name[-1] == "c" or "cc" in line.modifiers):
            return self._carrying(line)
        if line.name in ("st", "red") and line.modifiers[:1] == ("async",):
            return self._call(line, bulk.store(line.name, line.modifiers[1:], len(line.operands)))
        special = _SPECIAL.get(line.name)
        if special:
            return special(self, line)
        return self._by_rule(line)

    # Operands.

    def _register(self, operand: Operand) -> tuple[str, str]:
        """Return a register's C++ name and type."""
        if operand.kind == "name":
            for scope in reversed(self._scopes):
                if operand.text in scope:
                    return scope[operand.text]
        raise Unsupported(operand.text or f"a {operand.kind}")

    def _value(self, operand: Operand, type: str) -> str:
        """Return an operand's value as of a type."""
        if operand.negated and type != "pred":
            raise Unsupported(f"!{operand.text}")
        if operand.kind == "number":
            return _constant(operand.text, type)
        if operand.text in SPECIAL:
            return f"@as<{TYPES[type]}>({SPECIAL[operand.text]})"
        name, given = self._register(operand)
        if (given == "pred") != (type == "pred"):
            raise Unsupported(f"{operand.text} as .{type}")
        return f"{'!' * operand.negated}@as<{TYPES[type]}>({name})"

    def _put(self, operand: Operand, expression: str, type: str) -> str:
        """Return the assignment of a value of the type to a register; `_` takes any value."""
        if operand.kind == "name" and operand.text == "_":
            return f"(void)({expression});"
        name, _ = self._register(operand)
        return f"@put({name}, static_cast<{TYPES[type]}>({expression}));"

    def _put_pair(self, operand: Operand, expressions: Sequence[str], types: Sequence[str]) -> str:
        """Assign to `d|p`."""
        parts = operand.parts if operand.kind == "pair" else (operand,)
        return " ".join(self._put(*each) for each in zip(parts, expressions, types, strict=False))

    def _address(self, operand: Operand, space: str) -> str:
        """Return a generic pointer to bytes."""
        if operand.kind != "address" or operand.parts[0].kind != "name":
            raise Unsupported("an address")
        value = self._value(operand.parts[0], "u64") + (f" + ({operand.text}ll)" if operand.text else "")
        return f"@address<{str(space.startswith('shared')).lower()}>({value})"

    # Instructions.

    def _by_rule(self, line: Line) -> str:
        type, modifiers = _type_of(line)
        for rule in RULES.get(line.name, ()):
            if type in rule.types and _fits(modifiers, rule.modifiers):
                result = rule.result or type
                if result == "wide":
                    result = WIDE[type]
                sources = [*rule.sources, *[""] * len(line.operands)]
                sources = [WIDE[type] if each == "wide" else each or type for each in sources]
                values = [self._value(*each) for each in zip(line.operands[1:], sources, strict=False)]
                text = _filled(rule.expression, values)
                return self._put(line.operands[0], text, result)
        raise _unsupported(line)

    def _carrying(self, line: Line) -> str:
        """add.cc, addc, mad.lo.cc and the like, with the thread's carry flag, which statements share."""
        type, modifiers = _type_of(line)
        unsigned = UNSIGNED.get(type, type)
        takes, gives = line.name in ("addc", "subc", "madc"), "cc" in modifiers
        if unsigned not in ("u32", "u64"):
            raise _unsupported(line)
        rest = [each for each in modifiers if each != "cc"]
        values = [self._value(each, type) for each in line.operands[1:]]
        if line.name.startswith("mad") and rest in (["lo"], ["hi"]) and len(values) == 3:
            product = "low_product" if rest == ["lo"] else "high_product"
            values = [f"@{product}({values[0]}, {values[1]})", values[2]]
        elif line.name.startswith("mad") or rest or len(values) != 2:
            raise _unsupported(line)
        self._carries = True
        function = "difference_with_borrow" if line.name.startswith("sub") else "sum_with_carry"
        operands = ", ".join(f"static_cast<{TYPES[unsigned]}>({value})" for value in values)
        given = _CARRY if gives else "nullptr"
        call = f"@{function}({operands}, {f'*{_CARRY}' if takes else 'false'}, {given})"
        return self._put(line.operands[0], call, unsigned)

    def _mov(self, line: Line) -> str:
        type, modifiers = _type_of(line)
        if modifiers or type not in TYPES or len(line.operands) != 2:
            raise _unsupported(line)
        to, source = line.operands
        if to.kind == source.kind == "vector":
            raise Unsupported("mov of vectors")
        if "vector" not in (to.kind, source.kind):
            return self._put(to, self._value(source, type), type)
        parts = (to if to.kind == "vector" else source).parts
        bits = int(type[1:]) // len(parts) if type[0] == "b" else 0
        part = {8: "u8", 16: "u16", 32: "u32"}.get(bits)
        if part is None:
            raise _unsupported(line)
        whole = TYPES[type]
        if to.kind == "vector":
            value = self._value(source, type)
            pieces = (self._put(each, f"__whole >> {i * bits}", part) for i, each in enumerate(parts))
            return f"{{ {whole} __whole = {value}; {' '.join(pieces)} }}"
        values = [f"static_cast<{whole}>({self._value(each, part)}) << {i * bits}" for i, each in enumerate(parts)]
        return self._put(to, " | ".join(values), type)

    def _setp(self, line: Line) -> str:
        type, modifiers = _type_of(line)
        name, *rest = [each for each in modifiers if each != "ftz"] or [""]
        condition = instructions.comparison(name, type)
        others = list(line.operands[3:])
        with_other = len(others) == 1 and rest in (["and"], ["or"], ["xor"])
        if condition is None or len(line.operands) < 3 or not (with_other or not (rest or others)):
            raise _unsupported(line)
        text = _filled(condition, [self._value(each, type) for each in line.operands[1:3]])
        results = [f"({text})", f"!({text})"]
        if with_other:
            operator = _OPERATORS[rest[0]]
            other = self._value(others[0], "pred")
            results = [f"{each} {operator} {other}" for each in results]
        # The second result must not read what the first has overwritten.
        second = f"bool __second = {results[1]};" if line.operands[0].kind == "pair" else ""
        return f"{{ {second} {self._put_pair(line.operands[0], [results[0], '__second'], ['pred', 'pred'])} }}"

    def _cvt(self, line: Line) -> str:
        types = [each for each in line.modifiers if each in TYPES]
        modifiers = [each for each in line.modifiers if each not in TYPES and each != "ftz"]
        if "pack" in line.modifiers:
            return self._pack(line)
        if (narrow := conversions.of_narrow_floats(line.modifiers)) is not None:
            values = [self._value(each, narrow.source) for each in line.operands[1:]]
            return self._put(line.operands[0], _filled(narrow.expression, values), narrow.result)
        if len(types) != 2 or "pred" in types or len(line.operands) < 2:
            raise _unsupported(line)
        to, source = types
        values = [self._value(each, source) for each in line.operands[1:]]
        text = conversions.conversion(to, source, modifiers, len(values))
        if text is None:
            raise _unsupported(line)
        return self._put(line.operands[0], _filled(text, values), to)

    def _cvta(self, line: Line) -> str:
        modifiers = list(line.modifiers)
        to = modifiers[0] == "to"
        space, size = modifiers[-2:] if len(modifiers) == 2 + to else ("", "")
        if space not in SPACES or size not in ("u32", "u64") or len(line.operands) != 2:
            raise _unsupported(line)
        value = self._value(line.operands[1], size)
        if space.startswith("shared") and to:
            value = f"@__cvta_generic_to_shared(reinterpret_cast<const void*>({self._value(line.operands[1], 'u64')}))"
        elif space.startswith("shared"):
            value = f"reinterpret_cast<unsigned long long>(@__cvta_shared_to_generic({value}))"
        return self._put(line.operands[0], value, size)

    def _isspacep(self, line: Line) -> str:
        names = {"global": "Global", "shared": "Shared", "local": "Local", "const": "Constant"}
        name = names.get(line.modifiers[-1].split("::")[0])
        if name is None or len(line.modifiers) != 1 or len(line.operands) != 2:
            raise _unsupported(line)
        pointer = f"reinterpret_cast<const void*>({self._value(line.operands[1], 'u64')})"
        return self._put(line.operands[0], f"@__is{name}({pointer})", "pred")

    def _access(self, line: Line) -> str:
        """ld and st, of one element or a vector."""
        access = _Access(line, self._is_volatile)
        loads = line.name == "ld"
        at, data = (1, 0) if loads else (0, 1)
        if len(line.operands) != 2:
            raise _unsupported(line)
        address = self._address(line.operands[at], access.space)
        data_operand = line.operands[data]
        parts = data_operand.parts if data_operand.kind == "vector" else (data_operand,)
        if len(parts) != access.count:
            raise _unsupported(line)
        type = f"{TYPES[access.type]}, {len(parts)}"
        if loads:
            text = f"auto __values = @load_vector<{type}>({address}{access.how});"
            text += "".join(" " + self._put(each, f"__values.at[{i}]", access.type) for i, each in enumerate(parts))
        else:
            values = ", ".join(self._value(each, access.type) for each in parts)
            text = f"@store_vector<{type}>({address}, {{{{{values}}}}}{access.how});"
        return f"{{ {text} }}"

    def _atomic(self, line: Line) -> str:
        access = _Access(line, self._is_volatile)
        has_result = line.name == "atom"
        operation = next((each for each in access.rest if each in ATOMICS), "")
        order, scope = access.order or "relaxed", access.scope or "device"
        count = 2 + (operation == "cas")
        rounding = "f" in access.type and access.rest == [operation, "noftz"]
        if access.type not in ATOMICS.get(operation, ()) or not (access.rest == [operation] or rounding):
            raise _unsupported(line)
        if operation in ("inc", "dec") and order != "relaxed":
            raise _unsupported(line)
        operands = line.operands[has_result:]
        if len(operands) != count or (operation == "cas" and not has_result):
            raise _unsupported(line)
        type = TYPES[access.type]
        values = ", ".join(self._value(each, access.type) for each in operands[1:])
        address = self._address(operands[0], access.space)
        name = "float_sum" if access.type in instructions.SHORT else operation
        call = f"atomic_{name}<@{order}, @{scope}>"
        call = f"@{call}(static_cast<{type}*>({address}), {values})"
        return self._put(line.operands[0], call, access.type) if has_result else f"{call};"

    def _call(self, line: Line, call: Call | None) -> str:
        """A call of a function with the operands as its arguments."""
        if call is None or len(line.operands) != len(call.operands) + bool(call.result):
            raise _unsupported(line)
        values: list[str] = []
        for operand, type in zip(line.operands[bool(call.result) :], call.operands, strict=True):
            if type[0] == "[":
                values.append(self._address(operand, type[1:-1]))
            elif not type.isdigit():
                values.append(self._value(operand, type))
        text = call.expression.format(*values)
        return self._put(line.operands[0], text, call.result) if call.result else f"{text};"

    def _copy(self, line: Line) -> str:
        """cp.async, which has copied when it ends. Its last operand is the size to read; the rest becomes 0."""
        whole = [each for each in line.modifiers if not each.startswith("L2::")]
        if whole == ["async", "wait_group"]:
            return ";"
        if whole[:2] == ["async", "bulk"]:
            return self._call(line, bulk.copy(whole[2:], len(line.operands)))
        if whole[:3] == ["reduce", "async", "bulk"]:
            return self._call(line, bulk.reduction(whole[3:], len(line.operands)))
        if whole[:3] == ["async", "mbarrier", "arrive"]:
            return self._call(line, barriers.copied(whole[3:]))
        if whole not in ([["async", level, space, "global"] for level in ("ca", "cg")
                          for space in ("shared", "shared::cta")]) or not 3 <= len(line.operands) <= 4:  # fmt: skip
            raise _unsupported(line)
        to, source = self._address(line.operands[0], "shared"), self._address(line.operands[1], "global")
        size = self._value(line.operands[2], "u32")
        read = self._value(line.operands[3], "u32") if len(line.operands) == 4 else size
        return f"@copy<{size}>({to}, {source}, {read});"

    def _mbarrier(self, line: Line) -> str:
        return self._call(line, barriers.in_shared_memory(line.modifiers, len(line.operands)))

    def _bar(self, line: Line) -> str:
        if (line.name, *line.modifiers) == ("bar", "warp", "sync"):
            return self._call(line, Call("@__syncwarp({0})", ("u32",)))
        texts = tuple(each.text for each in line.operands)
        return self._call(line, barriers.of_block(line.name, line.modifiers, texts))

    def _of_cluster(self, line: Line) -> str:
        """The address of another block's shared memory, and the rank of its block: a cluster has one block."""
        modifiers = [each for each in line.modifiers if each != "shared::cluster"]
        if modifiers not in (["u32"], ["u64"]):
            raise _unsupported(line)
        (type,) = modifiers
        if line.name == "mapa":
            return self._call(line, Call("((void){1}, {0})", (type, "u32"), type))
        return self._call(line, Call("((void){0}, 0u)", (type,), "u32"))

    def _shfl(self, line: Line) -> str:
        if len(line.modifiers) != 3 or line.modifiers[0] != "sync" or line.modifiers[2] != "b32":
            raise _unsupported(line)
        mode = line.modifiers[1]
        if mode not in ("up", "down", "bfly", "idx") or len(line.operands) != 5:
            raise _unsupported(line)
        values = ", ".join(self._value(each, "u32") for each in line.operands[1:])
        text = f"bool __inside; unsigned int __got = @shuffled_{mode}({values}, &__inside);"
        return f"{{ {text} {self._put_pair(line.operands[0], ['__got', '__inside'], ['b32', 'pred'])} }}"

    def _vote(self, line: Line) -> str:
        names = {"all": "@__all_sync", "any": "@__any_sync", "uni": "@same_in_all", "ballot": "@__ballot_sync"}
        type = "b32" if "ballot" in line.modifiers else "pred"
        # CUB has `vote.ballot.sync.b32`, which ptxas takes, too.
        kinds = [each for each in line.modifiers if each in names]
        name = names[kinds[0]] if len(kinds) == 1 else None
        if name is None or {*line.modifiers} != {*kinds, "sync", type} or len(line.operands) != 3:
            raise _unsupported(line)
        source, mask = self._value(line.operands[1], "pred"), self._value(line.operands[2], "u32")
        return self._put(line.operands[0], f"{name}({mask}, {source})", type)

    def _match(self, line: Line) -> str:
        whole = ".".join(line.modifiers)
        if whole in ("all.sync.b32", "all.sync.b64") and len(line.operands) == 3:
            mask, value = self._value(line.operands[2], "u32"), self._value(line.operands[1], line.modifiers[2])
            return self._with_predicate(line.operands[0], f"@match_all({mask}, {value}")
        if line.modifiers[:1] != ("any",) or line.modifiers[1:2] != ("sync",) or len(line.operands) != 3:
            raise _unsupported(line)
        type = line.modifiers[-1]
        if type not in ("b32", "b64") or len(line.modifiers) != 3:
            raise _unsupported(line)
        mask, value = self._value(line.operands[2], "u32"), self._value(line.operands[1], type)
        return self._put(line.operands[0], f"@__match_any_sync({mask}, {value})", "b32")

    def _elect(self, line: Line) -> str:
        if line.modifiers != ("sync",) or len(line.operands) != 2:
            raise _unsupported(line)
        return self._with_predicate(line.operands[0], f"@elected({self._value(line.operands[1], 'u32')}")

    def _with_predicate(self, operand: Operand, call: str) -> str:
        """A call, whose last argument is still missing, with a result and a predicate that it stores."""
        text = f"bool __flag; const unsigned int __got = {call}, &__flag);"
        return f"{{ {text} {self._put_pair(operand, ['__got', '__flag'], ['b32', 'pred'])} }}"

    def _branch(self, line: Line) -> str:
        label = line.operands[0].text if len(line.operands) == 1 else ""
        if label not in self._labels or line.modifiers not in ((), ("uni",)):
            raise Unsupported("bra")
        return f"goto {_label(label)};"

    def _policy(self, line: Line) -> str:
        """Caches have no policies here: any value serves."""
        return self._put(line.operands[0], "0ull", "b64")

    def _nanosleep(self, line: Line) -> str:
        if line.modifiers != ("u32",) or len(line.operands) != 1:
            raise Unsupported("nanosleep")
        return f"@__nanosleep({self._value(line.operands[0], 'u32')});"

    def _dp4a(self, line: Line) -> str:
        types = line.modifiers
        if len(types) != 2 or not {*types} <= {"u32", "s32"} or len(line.operands) != 4:
            raise Unsupported("dp4a")
        result = "s32" if "s32" in types else "u32"
        values = [self._value(each, type) for each, type in zip(line.operands[1:], (*types, result), strict=True)]
        return self._put(line.operands[0], f"@dot_of_bytes({', '.join(values)})", result)

    def _dp2a(self, line: Line) -> str:
        half, *types = [*line.modifiers, ""]
        if half not in ("lo", "hi") or len(types) != 3 or not {*types[:2]} <= {"u32", "s32"} or len(line.operands) != 4:
            raise _unsupported(line)
        result = "s32" if "s32" in types else "u32"
        values = [self._value(*each) for each in zip(line.operands[1:], (*types[:2], result), strict=True)]
        return self._put(line.operands[0], f"@dot_of_shorts({', '.join(values)}, {int(half == 'hi')})", result)

    def _set(self, line: Line) -> str:
        """A comparison whose result is all bits, or 1.0."""
        types = [each for each in line.modifiers if each in TYPES]
        name, *rest = [each for each in line.modifiers if each not in TYPES and each != "ftz"] or [""]
        condition = instructions.comparison(name, types[1]) if len(types) == 2 else None
        if condition is None or len(line.operands) != 3 + len(rest) or rest not in ([], ["and"], ["or"], ["xor"]):
            raise _unsupported(line)
        one = {"u32": "~0u", "s32": "-1", "f32": "1.0f"}.get(types[0])
        if one is None:
            raise _unsupported(line)
        text = f"({_filled(condition, [self._value(each, types[1]) for each in line.operands[1:3]])})"
        if rest:
            text += f" {_OPERATORS[rest[0]]} {self._value(line.operands[3], 'pred')}"
        return self._put(line.operands[0], f"{text} ? {one} : 0", types[0])

    def _slct(self, line: Line) -> str:
        types = [each for each in line.modifiers if each != "ftz"]
        if len(types) != 2 or types[0] not in TYPES or types[1] not in ("s32", "f32") or len(line.operands) != 4:
            raise _unsupported(line)
        values = [self._value(*each) for each in zip(line.operands[1:], (types[0], *types), strict=True)]
        return self._put(line.operands[0], _filled("{c} >= 0 ? {a} : {b}", values), types[0])

    def _pack(self, line: Line) -> str:
        """cvt.pack: two numbers that saturate, and for those of 8 bits the lower half of a third operand above."""
        types = line.modifiers[2:]
        bits = {"16": 16, "8": 8}.get(types[0][1:], 0) if types else 0
        wanted = (types[0], "s32") if bits == 16 else (types[0], "s32", "b32") if bits else ()
        if line.modifiers[:2] != ("pack", "sat") or types != wanted or len(line.operands) != len(types) + 1:
            raise _unsupported(line)
        unsigned = TYPES[f"u{bits}"]
        values = [self._value(*each) for each in zip(line.operands[1:], ("s32", "s32", "b32"), strict=False)]
        upper, lower = (f"static_cast<{unsigned}>(@saturated<{TYPES[types[0]]}>({each}))" for each in values[:2])
        text = f"static_cast<unsigned int>({upper}) << {bits} | {lower}"
        return self._put(line.operands[0], text + "".join(f" | ({each}) << 16" for each in values[2:]), "b32")

    def _video(self, line: Line) -> str:
        found = video.call(line.name, line.modifiers, len(line.operands) - 1)
        if found is None:
            raise _unsupported(line)
        values = ", ".join(self._value(*each) for each in zip(line.operands[1:], found.sources, strict=True))
        return self._put(line.operands[0], f"{found.function}({values})", found.result)

    # Matrices.

    def _registers_of(self, operand: Operand, count: int) -> tuple[Operand, ...]:
        """Return the registers of an operand that is a vector, or one register."""
        parts = operand.parts if operand.kind == "vector" else (operand,)
        if len(parts) != count:
            raise Unsupported(f"{len(parts)} registers of {count}")
        return parts

    def _mma(self, line: Line) -> str:
        quads = matrices.quad_product(line.modifiers)
        found = quads or matrices.product(line.modifiers)
        if found is None or len(line.operands) != 4:
            raise _unsupported(line)
        types = (found.of_sums[0], found.register, found.register, found.of_sums[1])
        registers = [self._registers_of(*each) for each in zip(line.operands, found.counts, strict=True)]
        text = f"{TYPES[types[0]]} __d[{found.counts[0]}];"
        for name, type, parts in zip("abc", types[1:], registers[1:], strict=True):
            values = ", ".join(self._value(each, type) for each in parts)
            text += f" const {TYPES[type]} __{name}[] = {{{values}}};"
        kinds = f"@matrix::{found.a}, @matrix::{found.b}, {found.rows}, {found.steps}, {str(found.limited).lower()}"
        function = f"quad_product<{found.a}, {found.b}>" if quads else f"matrix_product<{kinds}>"
        text += f" @{function}(__d, __a, __b, __c);"
        results = (self._put(each, f"__d[{i}]", types[0]) for i, each in enumerate(registers[0]))
        return f"{{ {text} {' '.join(results)} }}"

    def _matrix_access(self, line: Line) -> str:
        """ldmatrix and stmatrix: one to four matrices of 8 rows of 16 bytes."""
        loads = line.name == "ldmatrix"
        # ptxas takes the modifiers in any order, and CUTLASS has the shape after the count.
        given = {*line.modifiers}
        count = next((int(name[1]) for name in ("x1", "x2", "x4") if name in given), 0)
        space = next((each for each in ("shared", "shared::cta") if each in given), "")
        transposed = "trans" in given
        wanted = {"sync", "aligned", "m8n8", f"x{count}", "b16", space, "trans" * transposed} - {""}
        if given != wanted or len(line.modifiers) != len(wanted) or len(line.operands) != 2:
            raise _unsupported(line)
        address = self._address(line.operands[loads], space)
        registers = self._registers_of(line.operands[not loads], count)
        how = f"<{str(transposed).lower()}>"
        if loads:
            text = f"unsigned int __rows[{count}]; @load_matrices{how}(__rows, {address});"
            text += "".join(" " + self._put(each, f"__rows[{i}]", "b32") for i, each in enumerate(registers))
        else:
            values = ", ".join(self._value(each, "b32") for each in registers)
            text = f"const unsigned int __rows[] = {{{values}}}; @store_matrices{how}({address}, __rows);"
        return f"{{ {text} }}"

    def _movmatrix(self, line: Line) -> str:
        if line.modifiers != ("sync", "aligned", "m8n8", "trans", "b16") or len(line.operands) != 2:
            raise _unsupported(line)
        return self._put(line.operands[0], f"@transposed_matrix({self._value(line.operands[1], 'b32')})", "b32")


_SPECIAL: dict[str, Callable[[_Translation, Line], str]] = {
    "mov": _Translation._mov,
    "setp": _Translation._setp,
    "cvt": _Translation._cvt,
    "cvta": _Translation._cvta,
    "isspacep": _Translation._isspacep,
    "ld": _Translation._access,
    "st": _Translation._access,
    "atom": _Translation._atomic,
    "red": _Translation._atomic,
    "cp": _Translation._copy,
    "bar": _Translation._bar,
    "barrier": _Translation._bar,
    "mbarrier": _Translation._mbarrier,
    **dict.fromkeys(("mapa", "getctarank"), _Translation._of_cluster),
    "shfl": _Translation._shfl,
    "vote": _Translation._vote,
    "match": _Translation._match,
    "bra": _Translation._branch,
    "createpolicy": _Translation._policy,
    "nanosleep": _Translation._nanosleep,
    "dp2a": _Translation._dp2a,
    "dp4a": _Translation._dp4a,
    "elect": _Translation._elect,
    "set": _Translation._set,
    "slct": _Translation._slct,
    **dict.fromkeys(video.NAMES, _Translation._video),
    "mma": _Translation._mma,
    "ldmatrix": _Translation._matrix_access,
    "stmatrix": _Translation._matrix_access,
    "movmatrix": _Translation._movmatrix,
}


class _Access:
    """The modifiers of an access to memory. rest: those that aren't common to all."""

    _HINTS = ("weak", "nc", "ca", "cg", "cs", "lu", "wb", "wt")

    def __init__(self, line: Line, is_volatile: bool) -> None:
        self.type, modifiers = _type_of(line)
        self.space, self.order, self.scope, self.count = "", "", "", 1
        self.rest: list[str] = []
        volatile = is_volatile and "nc" not in modifiers and "const" not in modifiers
        for each in modifiers:
            if each in SPACES:
                self.space = each
            elif each in ORDERS:
                self.order = each
            elif each in SCOPES:
                self.scope = SCOPES[each]
            elif each in ("v2", "v4"):
                self.count = int(each[1])
            elif each in ("volatile", "cv"):
                volatile = True
            elif each not in self._HINTS and not each.startswith(("L1::", "L2::")):
                self.rest.append(each)
        typed = self.type in TYPES and self.type not in ("pred", "f16x2", "bf16", "bf16x2")
        if line.name in ("ld", "st") and (self.rest or not typed):
            raise _unsupported(line)
        # The template's arguments end before the call's.
        self.how = ", @volatile_access()" if volatile else ""
        if self.order:
            self.how = f", @atomic_access<@{self.order}, @{self.scope or 'system'}>()"


def _unsupported(line: Line) -> Unsupported:
    return Unsupported(".".join((line.name, *line.modifiers)))


def _type_of(line: Line) -> tuple[str, list[str]]:
    """Return an instruction's type, its last modifier, and the others."""
    if not line.modifiers or line.modifiers[-1] not in TYPES:
        raise _unsupported(line)
    return line.modifiers[-1], list(line.modifiers[:-1])


def _fits(given: list[str], wanted: str) -> bool:
    """Return true if the modifiers are those of a rule."""
    left = list(given)
    for each in wanted.split():
        names = each.lstrip("?").split("|")
        found = next((name for name in names if name in left), None)
        if found:
            left.remove(found)
        elif each[0] != "?":
            return False
    return not left


def _filled(text: str, values: Sequence[str]) -> str:
    """Return an expression with its sources."""
    sources = {name: f"({value})" for name, value in zip("abcd", values, strict=False)}
    used = set(re.findall(r"{([abcd])}", text))
    if len(used) != len(values) or not used <= sources.keys():
        raise Unsupported(f"{len(values)} sources")
    return text.format(**sources)


def _constant(text: str, type: str) -> str:
    """Return an immediate operand as a value of a type."""
    if text[:2].lower() == "0f":
        return f"@as<{TYPES[type]}>(@as<float>({int(text[2:], 16):#x}u))"
    if text[:2].lower() == "0d":
        return f"@as<{TYPES[type]}>(@as<double>({int(text[2:], 16):#x}ull))"
    if "." in text:
        if type not in ("f32", "f64"):
            raise Unsupported(text)
        bits = struct.unpack("<Q", struct.pack("<d", float(text)))[0]
        return f"static_cast<{TYPES[type]}>(@as<double>({bits:#x}ull))"
    if type not in TYPES or type in ("f32", "f64", *instructions.SHORT):
        raise Unsupported(f"{text} as .{type}")
    digits = text.lstrip("-")
    base = 8 if re.fullmatch(r"0[0-7]+", digits) else 0
    value = int(digits, base) * (-1 if text[0] == "-" else 1)
    return f"static_cast<{TYPES[type]}>({value % 2**64:#x}ull)"


def _label(name: str) -> str:
    return "__ptx_label_" + re.sub(r"\W", "_", name)
