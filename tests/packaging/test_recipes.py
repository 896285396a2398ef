"""packaging/: the recipe for conda, and the file for a container. Nothing is built here."""

import re
from pathlib import Path

import jinja2
import yaml

from hipspv import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"


def test_the_conda_recipe() -> None:
    text = (PACKAGING / "conda" / "meta.yaml").read_text()
    template = jinja2.Environment(undefined=jinja2.StrictUndefined).from_string(text)
    recipe = yaml.safe_load(template.render(PYTHON="python", compiler=lambda language: f"{language}_linux-64"))
    assert recipe["package"] == {"name": "hipspv", "version": __version__}
    assert (PACKAGING / "conda" / recipe["source"]["path"] / "pyproject.toml").exists()
    assert "python >=3.10" in recipe["requirements"]["run"]
    assert re.search(r"skip: true  # \[not \(linux and x86_64\)\]", text)  # conda-build's selector


def test_the_container() -> None:
    text = (PACKAGING / "Containerfile").read_text().replace("\\\n", " ")
    instructions = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    assert {name for name, _ in instructions} <= {"FROM", "RUN", "COPY", "WORKDIR", "ENV", "CMD"}
    assert [value for name, value in instructions if name == "COPY"] == [
        ". /source",
        "--from=build /source/dist /wheels",
    ]
    (installed,) = (value for name, value in instructions if name == "RUN" and "pip install" in value)
    assert "hipspv toolkit /usr/local/cuda" in installed
