"""--validate: the verdicts of each format's validator."""

from __future__ import annotations

from hipspv.inspect import tools
from hipspv.inspect.model import Check, Image
from hipspv.inspect.tools import Tools
from hipspv.inspect.walk import Inspection

# The newest OpenCL environment allows SPIR-V 1.2; later modules for it are checked as plain SPIR-V.
_OPENCL, _OPENCL_NEWEST = "opencl2.2", (1, 2)
# An extension of OpenCL, not of SPIR-V; spirv-val 2025.5 refuses it for every OpenCL.
_EXTENSIONS_OF_OPENCL = {"Int64Atomics"}
# By SPIR-V version, the first Vulkan that allows it (spirv-val --help).
_VULKAN = {(1, 3): "vulkan1.1", (1, 4): "vulkan1.1spv1.4", (1, 5): "vulkan1.2", (1, 6): "vulkan1.3"}


def check(inspection: Inspection, tools: Tools) -> list[Check]:
    """Return the verdict on each bundle and each image of a format with a validator."""
    found = _bundles(inspection)
    for image, content in zip(inspection.report.images, inspection.contents, strict=True):
        what = f"image {image.index}"
        if image.format == "SPIR-V":
            found.append(_spirv(what, image, content, tools))
        elif image.format == "LLVM bitcode":
            from hipspv.inspect.bitcode import invalid

            message = invalid(bytes(content), tools.libllvm())
            found.append(Check(what, "LLVM's verifier", not message, message))
        elif image.format in ("vISA", "vISA text"):
            found.append(_visa(what, content))
    return found


def environment(image: Image) -> str:
    """Return spirv-val's --target-env for a module, as derived from the module itself."""
    module = image.spirv
    if module is None:
        return "spv1.6"
    major, minor = map(int, module.version.split("."))
    capabilities = set(module.capabilities)
    opencl = "Kernel" in capabilities and not capabilities & _EXTENSIONS_OF_OPENCL
    if opencl and (major, minor) <= _OPENCL_NEWEST:
        return _OPENCL
    if "Shader" in capabilities and module.memory_model == "Vulkan":
        return _VULKAN.get((major, minor), "vulkan1.0")
    return f"spv{major}.{minor}"


def _spirv(what: str, image: Image, content: memoryview, tool: Tools) -> Check:
    target = environment(image)
    done = tools.run([tool.spirv("spirv-val"), "--target-env", target, "-"], content)
    message = tools.said(done) if done.returncode else ""
    return Check(what, f"spirv-val --target-env {target}", not message, message)


def _visa(what: str, content: memoryview) -> Check:
    from hipspv.inspect.visa import load
    from hipspv.visa import VisaError
    from hipspv.visa.verify import verify

    try:
        message = "; ".join(map(str, verify(load(content), limit=20)))
    except VisaError as error:
        message = str(error)
    return Check(what, "the rules of vISA", not message, message)


def _bundles(inspection: Inspection) -> list[Check]:
    if not inspection.report.bundles:
        return []
    from hipspv.bundle.checks import check as check_bundles

    findings = check_bundles(inspection.data, inspection.report.path)
    errors = [f for f in findings if f.level == "error"]
    message = "; ".join(f"{f.rule}: {f.message}" for f in errors)
    return [Check("bundles", "the format's rules", not errors, message)]
