"""The options that `hipspv lower` and the commands of other stages share with hipspv-cc."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import click

from hipspv.driver.options import settings
from hipspv.driver.options.option_table import Option
from hipspv.driver.options.option_values import Flag, Pair, Texts, Value
from hipspv.driver.options.settings import device_settings


def device_options(stage: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add a stage's options to its command, which gets their values as the argument `settings`."""
    table = settings.stage_options(stage)

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(command)
        def with_settings(**arguments: Any) -> Any:
            given = {}
            for name, _, value in table:
                text = arguments.pop(value.field)
                if text is not None and text != ():
                    value.parse(text, name)  # an error has the command's own name of the option
                    given[value.field] = text
            return command(settings=device_settings(given), **arguments)

        decorated: Callable[..., Any] = with_settings
        for name, option, value in reversed(table):
            decorated = _click_option(name, option, value)(decorated)
        return decorated

    return decorate


def _click_option(name: str, option: Option, value: Value) -> Callable[..., Any]:
    """Return a decorator that adds an option."""
    how: dict[str, Any] = {"help": option.help, "default": None}
    if isinstance(value, Flag):
        how["flag_value"] = value.meaning
    elif not isinstance(value, Pair):
        how |= {"metavar": option.value, "multiple": isinstance(value, Texts)}
    return click.option(name, value.field, **how)
