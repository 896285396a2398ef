"""An object as text, with directives as Intel's tools print them.

Comments contain the data without a text form: labels' attributes, GEN binaries, relocations,
file-scope variables, and instructions that are bytes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from hipspv.visa import names
from hipspv.visa.model import Attribute, Function, GeneralVariable, Kernel, Object, Routine
from hipspv.visa.text.literals import IDENTIFIER, attribute, plain, quote


def render(what: Object) -> str:
    """Return the text of an object."""
    return "".join(f"{line}\n" for line in lines(what))


def lines(what: Object) -> Iterator[str]:
    yield f".version {what.version[0]}.{what.version[1]}"
    for variable in what.variables:
        linkage = names.LINKAGES.get(variable.linkage, str(variable.linkage))
        yield (
            f"// file-scope variable {quote(variable.name)}: {linkage}, type={variable.type_name}"
            f" num_elts={variable.num_elements} align={variable.alignment_name}"
        )
    for routine in what.routines:
        if isinstance(routine, Function) and not routine.has_body:
            yield f"// function {quote(routine.name)}: {routine.linkage_name}, without a body"
        else:
            yield from _Printer(routine).lines()


class _Printer:
    """One kernel or function."""

    def __init__(self, routine: Routine) -> None:
        self.routine = routine
        self.names = _variable_names(routine)

    def lines(self) -> Iterator[str]:
        routine = self.routine
        directive = ".kernel" if isinstance(routine, Kernel) else ".global_function"
        yield f"{directive} {quote(routine.name)}"
        yield from self.facts()
        yield from self.declarations()
        if isinstance(routine, Kernel):
            for item in routine.inputs:
                name = routine.input_name(item)
                if item.category == "general":
                    name = self.general(item.id)
                yield f"{item.mnemonic} {name} offset={item.offset} size={item.size}"
        for given in routine.attributes:
            yield f".kernel_attr {attribute(routine.name_of(given), given.value)}"
        yield from self.body()

    def facts(self) -> Iterator[str]:
        """Return comments with the data that only the binary form has."""
        routine = self.routine
        if isinstance(routine, Function):
            yield (
                f"// {routine.linkage_name}, input_size={routine.input_size}"
                f" return_value_size={routine.return_value_size}"
            )
        if isinstance(routine, Kernel):
            for binary in routine.binaries:
                yield f"// GEN binary for {binary.platform_name}: {len(binary.content)} bytes"
        for kind, table in (("variable", routine.variable_relocations), ("function", routine.function_relocations)):
            for entry in table:
                yield f"// {kind} relocation: {entry.symbolic_index} is {entry.resolved_index}"

    def declarations(self) -> Iterator[str]:
        routine = self.routine
        for number, variable in enumerate(routine.variables):
            index = names.PREDEFINED_VARIABLES + number
            yield self.general_declaration(self.general(index), variable)
        for number, variable in enumerate(routine.addresses):
            yield self.declaration(f"A{number}", "A", variable.num_elements, variable.attributes)
        for number, variable in enumerate(routine.predicates, names.PREDEFINED_PREDICATES):
            yield self.declaration(f"P{number}", "P", variable.num_elements, variable.attributes)
        for letter, first, table in (("S", 0, routine.samplers), ("T", names.PREDEFINED_SURFACES, routine.surfaces)):
            for number, variable in enumerate(table, first):
                name = f" v_name={plain(routine.name_of(variable))}"
                yield self.declaration(f"{letter}{number}", letter, variable.num_elements, variable.attributes, name)
        for number, variable in enumerate(routine.vmes):
            name = plain(routine.name_of(variable))
            yield f"// VME{number} num_elts={variable.num_elements} v_name={name}"

    def general(self, index: int) -> str:
        location = index - names.PREDEFINED_VARIABLES
        if 0 <= location < len(self.names):
            return self.names[location]
        return names.GENERAL[index].name if index < len(names.GENERAL) else f"V{index}"

    def general_declaration(self, name: str, variable: GeneralVariable) -> str:
        elements = variable.num_elements
        text = f".decl {name} v_type=G type={variable.type_name} num_elts={elements}"
        if variable.alignment:
            text += f" align={variable.alignment_name}"
        if variable.alias_index:
            base = self.general(variable.alias_index)
            if variable.alias_scope_specifier:
                base = f"F{variable.alias_index}"
            text += f" alias=<{base}, {variable.alias_offset}>"
        return text + self.attributes(variable.attributes)

    def declaration(self, name: str, letter: str, elements: int, given: Sequence[Attribute], v_name: str = "") -> str:
        return f".decl {name} v_type={letter} num_elts={elements}{v_name}{self.attributes(given)}"

    def attributes(self, given: Sequence[Attribute]) -> str:
        if not given:
            return ""
        name_of = self.routine.name_of
        return f" attrs={{{', '.join(attribute(name_of(one), one.value) for one in given)}}}"

    def body(self) -> Iterator[str]:
        routine = self.routine
        if isinstance(routine.instructions, str):
            yield routine.instructions.removesuffix("\n")
            return
        yield f"// {len(routine.instructions)} bytes of instructions, not decoded"
        for label in routine.labels:
            name = routine.name_of(label)
            if label.kind == 1:
                yield f".function {quote(name)}"
            yield f"{plain(name)}:"


# Names in text of the variables of other kinds, and of the predefined ones.
_RESERVED = re.compile(r"[APSTF][0-9]+\Z|V([0-9]|[12][0-9]|3[01])\Z")


def _variable_names(routine: Routine) -> list[str]:
    """Return each general variable's name in text: its own if that is valid and unique."""
    own = [routine.name_of(variable) for variable in routine.variables]
    count = Counter(own)
    count.update((*(predefined.name for predefined in names.GENERAL), *names.SURFACES))
    taken = {name for name in own if count[name] == 1 and IDENTIFIER.match(name) and not _RESERVED.match(name)}
    result = []
    for index, name in enumerate(own, names.PREDEFINED_VARIABLES):
        if name not in taken:
            name = f"V{index}"
            while name in taken:
                name += "_"
        result.append(name)
    return result
