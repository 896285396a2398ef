#include "code_format.h"

#include <string>

#include "hipspv/runtime/code/cubin/code.h"
#include "hipspv/runtime/code/ptx/code.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "hipspv/runtime/spirv/code.h"

namespace hipspv {
namespace {

constexpr CodeFormat kFormats[] = {
    {"SPIR-V", spirv::bareTarget, spirv::isTarget, spirv::begins, spirvExtent, spirv::read, spirv::describe},
    {"PTX", ptx::bareTarget, ptx::isTarget, ptx::begins, ptx::extent, ptx::read, ptx::describe},
    {"cubin", cubin::bareTarget, cubin::isTarget, cubin::begins, cubin::extent, cubin::read, cubin::describe},
    {"vxbin", vortex::bareTarget, vortex::isTarget, vortex::begins, vortex::extent, vortex::read, vortex::describe},
};

}  // namespace

std::span<const CodeFormat> codeFormats() { return kFormats; }

std::string formatNames() {
  std::string names;
  for (const CodeFormat& format : kFormats) names.append(names.empty() ? "" : " or ").append(format.name);
  return names;
}

}  // namespace hipspv
