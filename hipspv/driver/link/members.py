"""Selection of the members of static libraries that a device link takes.

As in nvlink, these are the members that the host's link takes, and those that define symbols
which device code needs. The host's link takes the latter, too, to register their variables.
"""

from __future__ import annotations

from hipspv.bundle import elf
from hipspv.bundle.registration import IDENTITY
from hipspv.core import process, toolchain
from hipspv.core.errors import DriverError
from hipspv.core.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.targets.target import NativeDevice


class Member:
    """An object of a link: a file or a member of an archive.

    origin: its name in messages. modules: files with its device bitcode, and their targets'
    names. devices: those for which it asks for machine code, by their ids in bundles. required: false
    for an archive's member that is taken only when something needs it.
    """

    __slots__ = ("data", "defines", "devices", "modules", "needs", "origin", "required")

    def __init__(self, origin: str, data: bytes, required: bool) -> None:
        self.origin = origin
        self.data = data
        self.required = required
        self.modules: dict[str, str] = {}
        self.devices: dict[str, NativeDevice] = {}
        # Pairs of "host" or "device" and a symbol.
        self.defines: set[tuple[str, str]] = set()
        self.needs: set[tuple[str, str]] = set()

    def identities(self) -> list[str]:
        """Return the host symbols that stand for its sources: they make a host's link take the member."""
        defined, _ = elf.global_symbols(self.data)
        return [name for name in defined if name.startswith(IDENTITY)]


def taken(members: list[Member], roots: Iterable[str], space: Workspace) -> list[Member]:
    """Return the members that the link takes, in order. `roots`: host symbols that it needs."""
    if all(member.required or not member.modules for member in members):
        return [member for member in members if member.required]
    _read_host_symbols(members)
    _read_device_symbols(members, space)
    provider: dict[tuple[str, str], Member] = {}
    for member in members:
        for symbol in member.defines:
            provider.setdefault(symbol, member)
    found = {member for member in members if member.required}
    work = [("host", name) for name in roots]
    work += [symbol for member in found for symbol in member.needs]
    while work:
        member = provider.get(work.pop())
        if member is not None and member not in found:
            found.add(member)
            work += member.needs
    return [member for member in members if member in found]


def _read_host_symbols(members: list[Member]) -> None:
    for member in members:
        defined, needed = elf.global_symbols(member.data)
        member.defines.update(("host", name) for name in defined)
        member.needs.update(("host", name) for name in needed)


def _read_device_symbols(members: list[Member], space: Workspace) -> None:
    """Read the device symbols with one run of llvm-nm. Its lines are `<file>: <address> <kind> <name>`."""
    owner = {path: member for member in members for path in member.modules}
    argv = [toolchain.clang_tool("llvm-nm"), "-A", "--no-sort", *owner]
    result = space.path("symbols.txt")
    child = process.spawn(argv, space.directory, stdout=result)
    code, said = child.wait(), child.stderr().decode(errors="replace")
    child.end()
    if code:
        raise DriverError(f"device bitcode can't be read: {said.strip()}")
    with open(result, encoding="utf-8", errors="surrogateescape") as file:
        for text in file:
            path, _, rest = text.rstrip("\n").partition(".bc: ")
            member = owner[path + ".bc"]
            kind, name = rest.rpartition(" ")[0].rstrip()[-1:], rest.rpartition(" ")[2]
            if kind == "U":
                member.needs.add(("device", name))
            elif kind.isupper():
                member.defines.add(("device", name))
