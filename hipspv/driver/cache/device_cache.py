"""The device side of one source, looked up before it is compiled and kept behind it."""

from __future__ import annotations

import marshal
import os
import sys
import time

from hipspv.driver import depfile, workspace
from hipspv.driver.cache import cacheable, search_list, store
from hipspv.driver.cache.digest import digest
from hipspv.driver.cache.key import first_key
from hipspv.driver.cache.manifest import Files, Manifest, record
from hipspv.driver.cache.source_text import Uncacheable, check
from hipspv.driver.cache.store import Store
from hipspv.driver.stages.stage import DEVICE, Job, Stage

# Results of one source whose headers changed back and forth.
_MANIFESTS = 16


class Result:
    """What the device side made and said. `dependencies` is clang's file for make, or empty."""

    __slots__ = ("dependencies", "diagnostics", "product", "warnings")

    def __init__(
        self, product: bytes, diagnostics: bytes, warnings: bytes, dependencies: bytes
    ) -> None:
        self.product = product
        self.diagnostics = diagnostics
        self.warnings = warnings
        self.dependencies = dependencies


class DeviceCache:
    """One job's way to the cache. `product` is the stage whose result is kept."""

    def __init__(
        self, job: Job, stages: list[Stage], product: Stage, folder: str, stdin: bytes
    ) -> None:
        self.product = product
        self._begin = time.time_ns()
        self._job = job
        self._stdin = stdin
        self._stages = [stage for stage in stages if cacheable.is_cached(stage)]
        self._store = Store(os.path.join(store.base_folder(), store.DEVICE_CODE), store.limit())
        self._headers = os.path.join(folder, "device-headers")
        self._key = ""
        self._manifest: Manifest | None = None
        self.diagnostics = b""

    @staticmethod
    def of(job: Job, stages: list[Stage], folder: str, stdin: bytes) -> DeviceCache | None:
        """None where nothing may be kept. `folder` takes temporary files."""
        product = cacheable.product(job, stages)
        if product is None or not store.base_folder() or not store.limit():
            return None
        return DeviceCache(job, stages, product, folder, stdin)

    def look_up(self) -> Result | None:
        """The result of an equal compile; its files are where the stages would put them."""
        try:
            self._key = first_key(self._job, self._stages, self._stdin)
            if self._store.usable():
                return self._find()
        except OSError as error:
            _note(error)
        return None

    def _find(self) -> Result | None:
        files = Files()
        for manifest in self._manifests():
            if files.hold(manifest):
                data = self._store.read(manifest.result)
                if data is not None:
                    self._store.count(store.HITS)
                    return self._put(Result(*marshal.loads(data)))
        return None

    def _put(self, result: Result) -> Result:
        workspace.write(self._job.paths[self.product.artifact], result.product)
        if DEVICE in self._job.dependency_files:
            workspace.write(self._job.dependency_files[DEVICE], result.dependencies)
        return result

    def _manifests(self) -> list[Manifest]:
        data = self._store.read(self._key)
        return [] if data is None else [Manifest(*values) for values in marshal.loads(data)]

    def words(self) -> list[str]:
        """What clang is told besides: to list the headers, also those that it knows already and,
        even under -MMD, those of the system."""
        words = ["-header-include-file", self._headers]
        words += ["-fshow-skipped-includes", "-sys-header-deps"]
        return [*search_list.WORDS, *(word for name in words for word in ("-Xclang", name))]

    def observe(self, stderr: bytes) -> None:
        """clang is done: note what it read, while the other stages run."""
        searched, self.diagnostics = search_list.split(stderr)
        self._leave_out_system(searched)
        try:
            self._manifest = self._record(searched)
        except (Uncacheable, OSError) as error:
            _note(error)

    def _leave_out_system(self, searched: list[str]) -> None:
        """-MMD: the system's headers, which clang was told to list, aren't for the user's file."""
        line, file = self._job.line, self._job.dependency_files.get(DEVICE)
        if file is None or depfile.wanted(line) != "-MMD":
            return
        users = {a.value.rstrip("/") for a in line.given("-I", "-iquote")}
        users |= set(os.environ.get("CPATH", "").split(":"))
        text = os.fsdecode(workspace.read(file))

        def is_system(path: str) -> bool:
            found = [folder for folder in searched if path.startswith(folder + "/")]
            return bool(found) and users.isdisjoint(found)

        kept = depfile.without(text, is_system, phony=line.has("-MP"))
        workspace.write(file, os.fsencode(kept))

    def _record(self, searched: list[str]) -> Manifest:
        if not searched:
            raise Uncacheable("clang named no folders")
        headers = os.fsdecode(workspace.read(self._headers)).splitlines()
        precompiled = self._precompiled()
        if any(map(os.path.exists, precompiled)):
            raise Uncacheable("a precompiled header")
        check(self._job.content)
        path = self._job.source.path
        own = [] if path == "-" else [path]
        manifest = record([*own, *headers], [*searched, ""], precompiled, self._begin)
        if own and workspace.read(path) != self._job.content:
            raise Uncacheable(f"{path} changed while it was compiled")
        return manifest

    def _precompiled(self) -> list[str]:
        """Files that clang's driver would take for what `-include` names."""
        words = self._stages[0].command(self._job)
        names = {words[at + 1] for at, word in enumerate(words[:-1]) if word == "-include"}
        names |= {argument.value for argument in self._job.line.given("-include")}
        return [name + suffix for name in sorted(names) for suffix in (".pch", ".gch")]

    def keep(self, warnings: bytes) -> None:
        """All went well: keep the result. `warnings` is what the stages behind clang said."""
        manifest, path = self._manifest, self._job.paths[self.product.artifact]
        if not self._key or manifest is None or path == "-" or not os.path.isfile(path):
            return
        try:
            dependencies = self._job.dependency_files.get(DEVICE)
            text = workspace.read(dependencies) if dependencies else b""
            values = (workspace.read(path), self.diagnostics, warnings, text)
            manifest.result = self._result_key(manifest)
            self._store.write(manifest.result, marshal.dumps(values))
            others = [m.as_tuple() for m in self._manifests() if m.result != manifest.result]
            kept = [manifest.as_tuple(), *others[: _MANIFESTS - 1]]
            self._store.write(self._key, marshal.dumps(kept))
            self._store.count(store.MADE)
        except OSError as error:
            _note(error)

    def _result_key(self, manifest: Manifest) -> str:
        files, folders = list(manifest.files.items()), list(manifest.folders.items())
        return digest(repr((self._key, files, sorted(manifest.names), folders)).encode()).hex()


def _note(error: Exception) -> None:
    """Why nothing was kept, for those who ask."""
    if os.environ.get("HIPSPV_LOG") in ("debug", "trace"):
        print(f"hipspv-cc: note: cache: {error}", file=sys.stderr)
