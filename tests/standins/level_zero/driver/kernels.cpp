#include <algorithm>
#include <cstring>
#include <numeric>

#include "entries.h"
#include "things.h"

namespace test_driver {
namespace {

using namespace hipspv::cl;

template <class T>
T workGroupInfo(const Kernel& kernel, Uint info) {
  T result{};
  cl().GetKernelWorkGroupInfo(kernel.kernel, cl().device, info, sizeof result, &result, nullptr);
  return result;
}

// The largest divisor that isn't larger than the limit.
std::uint32_t divisor(std::uint32_t number, std::uint32_t limit) {
  std::uint32_t result = std::min(number, limit);
  while (number % result != 0) --result;
  return result;
}

}  // namespace

ze_result_t kernelCreate(ze_module_handle_t module, const ze_kernel_desc_t* desc, ze_kernel_handle_t* kernel) {
  return entry(__func__, [&] {
    auto& of = from<Module>(module);
    const auto& wanted = described(desc, ZE_STRUCTURE_TYPE_KERNEL_DESC);
    const char* const name = &pointed(wanted.pKernelName);
    require(wanted.flags <= (ZE_KERNEL_FLAG_FORCE_RESIDENCY | ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY),
            ZE_RESULT_ERROR_INVALID_ENUMERATION);
    pointed(kernel);
    const auto found = of.kernels.find(name);
    require(found != of.kernels.end(), ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
    Int status = kSuccess;
    const ClKernel made = cl().CreateKernel(of.program, name, &status);
    require(status == kSuccess, ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
    const Lock lock(state().mutex);
    auto* result = new Kernel(of, name, found->second);
    result->kernel = made;
    result->arguments.resize(found->second.parameters.size());
    if (found->second.groupSize[0] != 0) result->groupSize = found->second.groupSize;
    *kernel = handle(result);
  });
}

ze_result_t kernelDestroy(ze_kernel_handle_t kernel) {
  return entry(__func__, [&] {
    auto& of = from<Kernel>(kernel);
    {
      const Lock lock(state().mutex);
      destroy(of, lock);
    }
    cl().ReleaseKernel(of.kernel);
  });
}

ze_result_t kernelSetGroupSize(ze_kernel_handle_t kernel, std::uint32_t x, std::uint32_t y, std::uint32_t z) {
  return entry(__func__, [&] {
    auto& of = from<Kernel>(kernel);
    require(x != 0 && y != 0 && z != 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    require(x <= kMaxGroupSize && y <= kMaxGroupSize && z <= kMaxGroupSize && std::uint64_t{x} * y * z <= kMaxGroupSize,
            ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
    const auto& required = of.interface.groupSize;
    require(required[0] == 0 || required == std::array{x, y, z}, ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
    of.groupSize = {x, y, z};
  });
}

ze_result_t kernelSuggestGroupSize(ze_kernel_handle_t kernel, std::uint32_t globalX, std::uint32_t globalY,
                                   std::uint32_t globalZ, std::uint32_t* x, std::uint32_t* y, std::uint32_t* z) {
  return entry(__func__, [&] {
    const auto& required = from<Kernel>(kernel).interface.groupSize;
    require(globalX != 0 && globalY != 0 && globalZ != 0, ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION);
    constexpr std::uint32_t kUsual = 256;
    pointed(x) = required[0] != 0 ? required[0] : divisor(globalX, kUsual);
    pointed(y) = required[0] != 0 ? required[1] : divisor(globalY, kUsual / *x);
    pointed(z) = required[0] != 0 ? required[2] : divisor(globalZ, kUsual / *x / *y);
  });
}

ze_result_t kernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t kernel, std::uint32_t* count) {
  return entry(__func__, [&] {
    from<Kernel>(kernel);
    pointed(count) = maxTogether();
  });
}

ze_result_t kernelSetArgumentValue(ze_kernel_handle_t kernel, std::uint32_t index, std::size_t bytes,
                                   const void* value) {
  return entry(__func__, [&] {
    auto& of = from<Kernel>(kernel);
    require(index < of.arguments.size(), ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
    const Parameter& parameter = of.interface.parameters[index];
    Argument argument{true, {}, 0};
    if (parameter.kind == ParameterKind::kLocal) {
      require(value == nullptr && bytes != 0 && bytes <= kLocalBytes, ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
      argument.localBytes = bytes;
    } else {
      require(bytes == parameter.bytes || parameter.bytes == 0, ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
      require(value != nullptr || parameter.kind == ParameterKind::kPointer, ZE_RESULT_ERROR_INVALID_NULL_POINTER);
      argument.value.resize(bytes);
      if (value != nullptr) std::memcpy(argument.value.data(), value, bytes);
    }
    of.arguments[index] = std::move(argument);
  });
}

ze_result_t kernelSetIndirectAccess(ze_kernel_handle_t kernel, ze_kernel_indirect_access_flags_t flags) {
  return entry(__func__, [&] {
    auto& of = from<Kernel>(kernel);
    constexpr ze_kernel_indirect_access_flags_t kKnown = ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST |
                                                         ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE |
                                                         ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED;
    require((flags & ~kKnown) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    of.indirect |= flags;
  });
}

ze_result_t kernelGetProperties(ze_kernel_handle_t kernel, ze_kernel_properties_t* properties) {
  return entry(__func__, [&] {
    const auto& of = from<Kernel>(kernel);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES);
    const auto& sizes = cl().subGroupSizes;
    to.numKernelArgs = static_cast<std::uint32_t>(of.arguments.size());
    to.requiredGroupSizeX = of.interface.groupSize[0];
    to.requiredGroupSizeY = of.interface.groupSize[1];
    to.requiredGroupSizeZ = of.interface.groupSize[2];
    to.requiredNumSubGroups = 0;
    to.requiredSubgroupSize = of.interface.subGroupSize;
    const auto largest = sizes.empty() ? 1 : static_cast<std::uint32_t>(*std::ranges::max_element(sizes));
    to.maxSubgroupSize = of.interface.subGroupSize != 0 ? of.interface.subGroupSize : largest;
    to.maxNumSubgroups = kMaxGroupSize / to.maxSubgroupSize;
    to.localMemSize = static_cast<std::uint32_t>(workGroupInfo<std::uint64_t>(of, kKernelLocalMemSize));
    to.privateMemSize = static_cast<std::uint32_t>(workGroupInfo<std::uint64_t>(of, kKernelPrivateMemSize));
    to.spillMemSize = 0;
    std::memset(&to.uuid, 0, sizeof to.uuid);
    std::memcpy(to.uuid.kid, of.name.data(), std::min(of.name.size(), sizeof to.uuid.kid));
    if (auto* more = chained<ze_kernel_preferred_group_size_properties_t>(
            to.pNext, ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES))
      more->preferredMultiple = static_cast<std::uint32_t>(workGroupInfo<std::size_t>(of, kKernelPreferredMultiple));
    if (auto* more = chained<later::MaxGroupSizeProperties>(to.pNext, later::kMaxGroupSizeProperties);
        more != nullptr && offers(1, 5))
      more->maxGroupSize = kMaxGroupSize;
  });
}

}  // namespace test_driver
