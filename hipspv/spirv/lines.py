"""Source lines in a SPIR-V module: calls of marker functions become OpLine and OpNoLine.

A marker is an imported function `hipspv.line.<path>` with two 32-bit parameters, line and column; the line ends at a
marker with an empty path. Source: SPIR-V specification 1.6, 3.42.2 "Debug Instructions".
"""

from __future__ import annotations

import struct

from hipspv.spirv.words import HEADER_WORDS, Instruction, instructions, literal_string, string_words

MARKER = "hipspv.line."

_NAME, _STRING, _LINE, _NO_LINE = 5, 7, 8, 317
_CONSTANT, _DECORATE = 43, 71
_FUNCTION, _PARAMETER, _END, _CALL = 54, 55, 56, 57
# Opcodes that may precede section 7a (OpString): sections 1 to 6.
_BEFORE_STRINGS = frozenset((17, 10, 11, 14, 15, 16, 331))


def add_lines(module: bytes) -> bytes:
    """Return the module with lines in place of the markers."""
    if MARKER.encode() not in module:
        return module
    everything = list(instructions(module))
    files = _marker_files(module, everything)
    gone = _parameters(module, everything, files) | files.keys()
    bound = _word(module, 12)
    strings = {path: bound + i for i, path in enumerate(filter(None, dict.fromkeys(files.values())))}
    rewriter = _Rewriter(module, files, strings, gone)
    header = module[:12] + struct.pack("<I", bound + len(strings)) + module[16 : 4 * HEADER_WORDS]
    return header + rewriter.rewrite(everything)


class _Rewriter:
    """Copies instructions one by one; markers are replaced or dropped."""

    def __init__(self, module: bytes, files: dict[int, str], strings: dict[str, int], gone: set[int]) -> None:
        self._module = module
        self._files = files
        self._strings = strings
        self._gone = gone
        self._constants: dict[int, int] = {}
        self._in_marker = False

    def rewrite(self, everything: list[Instruction]) -> bytes:
        parts: list[bytes] = []
        strings_due = True
        for instruction in everything:
            if strings_due and instruction.opcode not in _BEFORE_STRINGS:
                parts += [_pack(_STRING, id, string_words(p)) for p, id in self._strings.items()]
                strings_due = False
            parts.append(self._changed(instruction))
        return b"".join(parts)

    def _changed(self, instruction: Instruction) -> bytes:
        module, opcode, start = self._module, instruction.opcode, instruction.start
        whole = module[start : instruction.end]
        if opcode in (_NAME, _DECORATE):
            return b"" if _word(module, start + 4) in self._gone else whole
        if opcode == _CONSTANT:
            self._constants[_word(module, start + 8)] = _word(module, start + 12)
        elif opcode == _FUNCTION:
            self._in_marker = _word(module, start + 8) in self._files
        elif opcode == _CALL and _word(module, start + 12) in self._files:
            return self._line(start)
        if self._in_marker:
            self._in_marker = opcode != _END
            return b""
        return whole

    def _line(self, call: int) -> bytes:
        path = self._files[_word(self._module, call + 12)]
        if not path:
            return struct.pack("<I", 1 << 16 | _NO_LINE)
        # A column of 0, as for compiler-generated code, may be an OpConstantNull.
        numbers = (_word(self._module, call + at) for at in (16, 20))
        line, column = (self._constants.get(number, 0) for number in numbers)
        return _pack(_LINE, self._strings[path], struct.pack("<II", line, column))


def _pack(opcode: int, operand: int, rest: bytes) -> bytes:
    return struct.pack("<II", (2 + len(rest) // 4) << 16 | opcode, operand) + rest


def _marker_files(module: bytes, everything: list[Instruction]) -> dict[int, str]:
    """Return the path that each marker function represents, by its id."""
    found: dict[int, str] = {}
    for instruction in everything:
        if instruction.opcode == _NAME:
            name = literal_string(module, instruction.start + 8, instruction.end)
            if name.startswith(MARKER):
                found[_word(module, instruction.start + 4)] = name[len(MARKER) :]
    return found


def _parameters(module: bytes, everything: list[Instruction], files: dict[int, str]) -> set[int]:
    """Return the ids of the markers' parameters."""
    found: set[int] = set()
    inside = False
    for instruction in everything:
        if instruction.opcode == _FUNCTION:
            inside = _word(module, instruction.start + 8) in files
        elif instruction.opcode == _PARAMETER and inside:
            found.add(_word(module, instruction.start + 8))
    return found


def _word(module: bytes, offset: int) -> int:
    return struct.unpack_from("<I", module, offset)[0]
