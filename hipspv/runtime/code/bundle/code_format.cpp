#include "code_format.h"

#include <algorithm>
#include <new>
#include <string>

#include "hipspv/runtime/code/cpu/code.h"
#include "hipspv/runtime/code/cubin/code.h"
#include "hipspv/runtime/code/ptx/code.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/json.h"

namespace hipspv {
namespace {

constexpr CodeFormat kFormats[] = {
    {"SPIR-V", spirv::bareTarget, spirv::isTarget, spirv::begins, spirvExtent, spirv::read, spirv::describe},
    {"PTX", ptx::bareTarget, ptx::isTarget, ptx::begins, ptx::extent, ptx::read, ptx::describe},
    {"cubin", cubin::bareTarget, cubin::isTarget, cubin::begins, cubin::extent, cubin::read, cubin::describe},
    {"vxbin", vortex::bareTarget, vortex::isTarget, vortex::begins, vortex::extent, vortex::read, vortex::describe},
    {"CPU-ELF", cpu::bareTarget, cpu::isTarget, cpu::begins, cpu::extent, cpu::read, cpu::describe, cpu::lacking,
     "compile with --offload-arch=cpu, for x86-64-v2 and later, or --offload-arch=spirv64"},
};

}  // namespace

std::span<const CodeFormat> codeFormats() { return kFormats; }

std::string formatNames() {
  std::string names;
  for (const CodeFormat& format : kFormats) names.append(names.empty() ? "" : " or ").append(format.name);
  return names;
}

std::string describeCode(std::string_view format, Bytes code) {
  const auto formats = codeFormats();
  const auto row = std::ranges::find(formats, format, &CodeFormat::name);
  if (row == formats.end()) return "{}";
  const auto problem = [](const char* what) { return Json().raw("problems", "[" + Json::quote(what) + "]").done(); };
  try {
    return row->describe(code);
  } catch (const Error& error) {
    return problem(error.what());
  } catch (const std::bad_alloc&) {
    return problem("it takes more memory than code of its size may");
  }
}

}  // namespace hipspv
