"""One cached side of a source: looked up before the compilation, kept after it."""

from __future__ import annotations

import functools
import marshal
import os
import time

from hipspv.core import store, workspace
from hipspv.core.stages import Stage
from hipspv.core.store import digest
from hipspv.driver.cache import cacheable, precompiled, search_list
from hipspv.driver.cache.kept_result import KeptResult, Result
from hipspv.driver.cache.manifest import Files, Manifest, record
from hipspv.driver.cache.precompiled import PrecompiledHeaders
from hipspv.driver.cache.source_text import Uncacheable, check
from hipspv.driver.clang import depfile
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.process import Child
    from hipspv.driver.run.job import Job

# Maximum number of manifests of one source: its headers may change back and forth.
_MANIFESTS = 16


def cache_of(
    job: Job, target: Target | None, stages: list[Stage], files: Files, directory: str, stdin: bytes
) -> KeptResult | None:
    """Return the cache for the stages of a target, or of the host, or None if nothing may be kept.

    `files`: what was read for the other sides. `directory` takes temporary files.
    """
    product = cacheable.product(job, target, stages)
    if product is None or not store.base_directory() or not store.limit():
        return None
    if any(stage.reads_source for stage in stages):
        return SourceCache(job, target, stages, product, files, directory, stdin)
    return KeptResult(job, target, stages, product, files)  # a link: of modules


class SourceCache(KeptResult):
    """The cache of one side of one compilation. Manifests lie under its key, because the files that
    clang reads are known only after it ran."""

    def __init__(
        self,
        job: Job,
        target: Target | None,
        stages: list[Stage],
        product: Stage,
        files: Files,
        directory: str,
        stdin: bytes,
    ) -> None:
        super().__init__(job, target, stages, product, files)
        self._begin = time.time_ns()
        self._stdin = stdin
        # A source of unknown language has two caches of the same name.
        self._name = os.path.join(directory, f"{self._side or 'host'}-{self._begin}")
        self._headers = f"{self._name}.headers"
        self._manifest: Manifest | None = None

    @property
    def manifest(self) -> Manifest | None:
        return self._manifest

    def _find(self) -> Result | None:
        for manifest in self._manifests():
            if self._files.hold(manifest):
                found = self._read(manifest.result)
                if found is not None:
                    self._manifest = manifest
                    return found
        return None

    def _manifests(self) -> list[Manifest]:
        data = self._store.read(self._key)
        return [] if data is None else [Manifest(*values) for values in marshal.loads(data)]

    def command(self, argv: list[str], stdin: bytes | None) -> tuple[list[str], bytes | None]:
        """Return the command for the precompiled headers, or the source's. The latter lists all other headers."""
        if self._is_preprocessed:
            return argv, stdin
        begun = self._beginning
        if begun.state == precompiled.MAKING:
            return begun.command(), begun.text
        return [*argv, *search_list.argv(self._headers), *begun.argv()], stdin

    @property
    def _is_preprocessed(self) -> bool:
        return self._side in self._job.needs.preprocessed

    def preprocessor(self, argv: list[str]) -> list[str]:
        """Return a preprocessor's command. It lists all headers, because clang then reads its output alone."""
        self._forget_headers()
        return [*argv, *search_list.argv(self._headers)]

    def _forget_headers(self) -> None:
        if os.path.exists(self._headers):
            os.unlink(self._headers)  # clang appends

    def end(self, clang: Child) -> bool:
        if self._is_preprocessed:
            return False
        again = self._beginning.end(clang)
        if again:
            self._forget_headers()
        return again

    def title(self, name: str) -> str:
        return f"{name}, {state}" if (state := self._beginning.state) else name

    @functools.cached_property
    def _beginning(self) -> PrecompiledHeaders:
        """Return the precompiled form of the headers with which the source begins."""
        work = self._store, self._files, self._name, self._begin
        return PrecompiledHeaders(self._job, self._stages[0], *work, self._precompiled)

    def observe(self, stderr: bytes) -> None:
        """Note what clang read, while the other stages run."""
        stderr = self._job.needs.preprocessed.get(self._side, b"") + stderr
        searched, self.diagnostics = search_list.split(stderr)
        self._complete_dependencies()
        self._leave_out_system(searched, search_list.demoted(stderr))
        try:
            self._manifest = self._record(searched)
        except (Uncacheable, OSError) as error:
            store.note(error)

    def _complete_dependencies(self) -> None:
        """Write the user's file as without precompiled headers: clang lists not all of those, and before the source."""
        file, headers = self._job.dependency_files.get(self._side), self._beginning.dependencies
        if file is None or not headers:
            return
        source, phony = self._job.clang_input, self._job.line.has("-MP")
        whole = depfile.with_headers(os.fsdecode(workspace.read(file)), source, headers, phony)
        workspace.write(file, os.fsencode(whole))

    def _leave_out_system(self, searched: list[str], system: set[str]) -> None:
        """Under -MMD, drop the system's headers from the user's file: clang listed them for the cache."""
        line, file = self._job.line, self._job.dependency_files.get(self._side)
        if file is None or depfile.wanted(line) != "-MMD":
            return
        users = {a.value.rstrip("/") for a in line.given("-I", "-iquote")}
        users |= set(os.environ.get("CPATH", "").split(":"))
        users -= system
        text = os.fsdecode(workspace.read(file))

        def is_system(path: str) -> bool:
            found = [directory for directory in searched if path.startswith(directory + "/")]
            return bool(found) and users.isdisjoint(found)

        kept = depfile.without(text, is_system, phony=line.has("-MP"))
        workspace.write(file, os.fsencode(kept))

    def _record(self, searched: list[str]) -> Manifest:
        if not searched:
            raise Uncacheable("clang named no directories")
        headers = os.fsdecode(workspace.read(self._headers)).splitlines()
        if any(map(os.path.exists, self._precompiled)):
            raise Uncacheable("a precompiled header")
        check(self._job.content)
        path = self._job.source.path
        own = [] if path == "-" else [path]
        begun = self._beginning
        files, directories = [*own, *begun.headers, *headers], [*searched, ""]
        manifest = record(files, directories, self._precompiled, self._begin, begun.known)
        if own and workspace.read(path) != self._job.content:
            raise Uncacheable(f"{path} changed while it was compiled")
        return manifest

    @functools.cached_property
    def _precompiled(self) -> list[str]:
        """Return the files that clang's driver would use instead of an `-include` header, as of the first command."""
        argv = self._stages[0].command(self._job)
        names = {argv[at + 1] for at, arg in enumerate(argv[:-1]) if arg == "-include"}
        names |= {argument.value for argument in self._job.line.given("-include")}
        return [name + suffix for name in sorted(names) for suffix in (".pch", ".gch")]

    def keep(self, warnings: bytes) -> None:
        if self._manifest is not None:
            super().keep(warnings)

    def _write(self, data: bytes) -> None:
        manifest = self._manifest
        assert manifest is not None
        manifest.result = self._result_key(manifest)
        self._store.write(manifest.result, data)
        others = [m.as_tuple() for m in self._manifests() if m.result != manifest.result]
        kept = [manifest.as_tuple(), *others[: _MANIFESTS - 1]]
        self._store.write(self._key, marshal.dumps(kept))
        self._store.count(store.MADE)

    def _result_key(self, manifest: Manifest) -> str:
        files, directories = list(manifest.files.items()), list(manifest.directories.items())
        return digest(repr((self._key, files, sorted(manifest.names), directories)).encode()).hex()
