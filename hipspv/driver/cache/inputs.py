"""A command's dependencies in the file system, as facts that are checked without reading."""

from __future__ import annotations

import marshal

from hipspv.driver.cache.facts import entries, file_facts, has_links, known_facts, may_have_changed, state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.driver.cache.facts import DirectoryState, FileFacts

    # Names, and which of them exist in each directory.
    Searched = list[tuple[frozenset[str], dict[str, DirectoryState]]]


class Inputs:
    """Files and directories, in their state at some time.

    paths: files, and directories of which every entry may count; None for what wasn't there.
    directories: those in which certain names were looked for; None for what wasn't there, empty if
    its times tell nothing. searched: the names found there, in marshal's format.
    """

    __slots__ = ("directories", "paths", "searched")

    def __init__(
        self, paths: dict[str, FileFacts | None], directories: dict[str, FileFacts | tuple[()] | None], searched: bytes
    ) -> None:
        self.paths = paths
        self.directories = directories
        self.searched = searched

    def as_tuple(self) -> tuple:
        """Return the inputs as a tuple, for marshal."""
        return self.paths, self.directories, self.searched

    def hold(self) -> bool:
        """Return true if the same would be read again."""
        for path, facts in self.paths.items():
            if known_facts(path) != facts:
                return False
        changed = [path for path, facts in self.directories.items() if known_facts(path) != facts]
        return not changed or self._hold_names(changed)

    def _hold_names(self, changed: list[str]) -> bool:
        searched: Searched = marshal.loads(self.searched)
        for directory in changed:
            there = entries(directory)
            for names, states in searched:
                if directory in states and state_of(there, names) != states[directory]:
                    return False
        return True


def settled(files: Iterable[str], locations: Iterable[str], searched: Searched, begin: int) -> Inputs:
    """Return inputs that haven't changed since `begin`, in ns.

    locations: directories, and files that may be absent, of which any change counts. Raises
    Uncacheable, and OSError for a missing file.
    """
    paths: dict[str, FileFacts | None] = {path: file_facts(path) for path in files}
    paths |= {path: known_facts(path) for path in locations}
    for path, facts in paths.items():
        if not _is_settled(facts, begin):
            from hipspv.driver.cache.source_text import Uncacheable

            raise Uncacheable(f"{path} changed while it was used")
    directories = {directory for _, states in searched for directory in states}
    known = {path: _directory_facts(path, searched, begin) for path in sorted(directories)}
    return Inputs(paths, known, marshal.dumps(searched))


def _directory_facts(directory: str, searched: Searched, begin: int) -> FileFacts | tuple[()] | None:
    """Return the facts that tell whether what was found in a directory is still there; empty if there are none."""
    facts = known_facts(directory)
    states = [found[directory] for _, found in searched if directory in found]
    there = all(state is not None for state in states)
    # The current directory has no name, and a link may lead elsewhere.
    tells = directory and there == (facts is not None) and not any(map(has_links, states))
    return facts if tells and _is_settled(facts, begin) else ()


def _is_settled(facts: FileFacts | None, begin: int) -> bool:
    return facts is None or not may_have_changed(facts[-1], begin)
