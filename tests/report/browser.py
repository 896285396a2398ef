"""Debian's Chromium without a window, by the DevTools protocol over pipes.

Source: https://chromedevtools.github.io/devtools-protocol/ (messages are JSON, ended by NUL).
"""

import contextlib
import fcntl
import json
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
_WORDS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars")


class Browser:
    """One page. `events` has the browser's events, in order."""

    def __init__(self, commands: int, answers: int) -> None:
        self._commands = commands
        self._answers = answers
        self._data = b""
        self._count = 0
        self._session = ""
        self.events: list[dict[str, Any]] = []

    def attach(self) -> None:
        """Open an empty page, and receive events of its console and network."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        answer = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = answer["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """A command's answer."""
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._count:
                assert "error" not in answer, (method, answer)
                return answer["result"]
            self.events.append(answer)

    def open(self, page: Path, width: int = 1280, dark: bool = False) -> None:
        """Show a file, and wait until it is there."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.events.clear()
        self.call("Page.navigate", url=page.as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self._next())

    def value(self, expression: str) -> Any:
        """The value of a JavaScript expression; the page itself has no scripts."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._data:
            data = os.read(self._answers, 1 << 20)
            assert data, "the browser has ended"
            self._data += data
        message, _, self._data = self._data.partition(b"\0")
        return json.loads(message)


@contextlib.contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """A browser with a profile of its own."""
    assert PROGRAM
    to_read, commands = os.pipe()
    answers, to_write = os.pipe()
    # The protocol is at descriptors 3 and 4: the descriptors duplicated to them must be others.
    high = [fcntl.fcntl(descriptor, fcntl.F_DUPFD, 10) for descriptor in (to_read, to_write)]
    null = os.open(os.devnull, os.O_WRONLY)
    pid = os.posix_spawn(
        PROGRAM,
        [PROGRAM, *_WORDS, "--remote-debugging-pipe", f"--user-data-dir={profile}"],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, *pair) for pair in ((null, 2), *zip(high, (3, 4)))],  # noqa: B905
    )
    for descriptor in (to_read, to_write, null, *high):
        os.close(descriptor)
    try:
        found = Browser(commands, answers)
        found.attach()
        yield found
    finally:
        os.close(commands)
        os.kill(pid, signal.SIGTERM)
        os.waitpid(pid, 0)
        os.close(answers)
