// The driver's functions by name and CUDA version: those of the runtime for programs that hipspv compiled, and those of
// libcuda.so.1 for its clients.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace hipspv::driver_forms {

// From version `since` on, a name without a suffix means `symbol`. Sorted by name, then by version. Names of which all
// clients since CUDA 12 ask for the second form aren't listed.
struct Form {
  std::string_view name;
  int since;
  std::string_view symbol;
};
// Source: cudaTypedefs.h of CUDA 12.8 and 13.0, whose types are named by these versions.
inline constexpr Form kForms[] = {
    {"cuCtxCreate", 3020, "cuCtxCreate_v2"},
    {"cuCtxCreate", 11040, "cuCtxCreate_v3"},
    {"cuCtxCreate", 12050, "cuCtxCreate_v4"},
    {"cuCtxGetDevice", 2000, "cuCtxGetDevice"},
    {"cuCtxGetDevice", 13000, "cuCtxGetDevice_v2"},
    {"cuCtxSynchronize", 2000, "cuCtxSynchronize"},
    {"cuCtxSynchronize", 13000, "cuCtxSynchronize_v2"},
    {"cuEventElapsedTime", 2000, "cuEventElapsedTime"},
    {"cuEventElapsedTime", 12080, "cuEventElapsedTime_v2"},
    {"cuGetProcAddress", 11030, "cuGetProcAddress"},
    {"cuGetProcAddress", 12000, "cuGetProcAddress_v2"},
    {"cuGraphAddDependencies", 10000, "cuGraphAddDependencies"},
    {"cuGraphAddDependencies", 12030, "cuGraphAddDependencies_v2"},
    {"cuGraphAddKernelNode", 10000, "cuGraphAddKernelNode"},
    {"cuGraphAddKernelNode", 12000, "cuGraphAddKernelNode_v2"},
    {"cuGraphAddNode", 12020, "cuGraphAddNode"},
    {"cuGraphAddNode", 12030, "cuGraphAddNode_v2"},
    {"cuGraphExecKernelNodeSetParams", 10010, "cuGraphExecKernelNodeSetParams"},
    {"cuGraphExecKernelNodeSetParams", 12000, "cuGraphExecKernelNodeSetParams_v2"},
    {"cuGraphExecUpdate", 10020, "cuGraphExecUpdate"},
    {"cuGraphExecUpdate", 12000, "cuGraphExecUpdate_v2"},
    {"cuGraphGetEdges", 10000, "cuGraphGetEdges"},
    {"cuGraphGetEdges", 12030, "cuGraphGetEdges_v2"},
    {"cuGraphInstantiate", 10000, "cuGraphInstantiate_v2"},  // the first form under its later name
    {"cuGraphInstantiate", 12000, "cuGraphInstantiateWithFlags"},
    {"cuGraphKernelNodeGetParams", 10000, "cuGraphKernelNodeGetParams"},
    {"cuGraphKernelNodeGetParams", 12000, "cuGraphKernelNodeGetParams_v2"},
    {"cuGraphKernelNodeSetParams", 10000, "cuGraphKernelNodeSetParams"},
    {"cuGraphKernelNodeSetParams", 12000, "cuGraphKernelNodeSetParams_v2"},
    {"cuGraphNodeGetDependencies", 10000, "cuGraphNodeGetDependencies"},
    {"cuGraphNodeGetDependencies", 12030, "cuGraphNodeGetDependencies_v2"},
    {"cuGraphNodeGetDependentNodes", 10000, "cuGraphNodeGetDependentNodes"},
    {"cuGraphNodeGetDependentNodes", 12030, "cuGraphNodeGetDependentNodes_v2"},
    {"cuGraphRemoveDependencies", 10000, "cuGraphRemoveDependencies"},
    {"cuGraphRemoveDependencies", 12030, "cuGraphRemoveDependencies_v2"},
    {"cuMemAdvise", 8000, "cuMemAdvise"},
    {"cuMemAdvise", 12020, "cuMemAdvise_v2"},
    {"cuMemPrefetchAsync", 8000, "cuMemPrefetchAsync"},
    {"cuMemPrefetchAsync", 12020, "cuMemPrefetchAsync_v2"},
    {"cuMemcpy3DBatchAsync", 12080, "cuMemcpy3DBatchAsync"},
    {"cuMemcpy3DBatchAsync", 13000, "cuMemcpy3DBatchAsync_v2"},
    {"cuMemcpyBatchAsync", 12080, "cuMemcpyBatchAsync"},
    {"cuMemcpyBatchAsync", 13000, "cuMemcpyBatchAsync_v2"},
    {"cuStreamGetCaptureInfo", 10010, "cuStreamGetCaptureInfo"},
    {"cuStreamGetCaptureInfo", 11030, "cuStreamGetCaptureInfo_v2"},
    {"cuStreamGetCaptureInfo", 12030, "cuStreamGetCaptureInfo_v3"},
    {"cuStreamUpdateCaptureDependencies", 11030, "cuStreamUpdateCaptureDependencies"},
    {"cuStreamUpdateCaptureDependencies", 12030, "cuStreamUpdateCaptureDependencies_v2"},
};
static_assert(std::ranges::is_sorted(kForms, [](const Form& left, const Form& right) {
  return left.name != right.name ? left.name < right.name : left.since < right.since;
}));

enum class Found : int { kSuccess = 0, kNotFound = 1, kVersionNotSufficient = 2 };  // CUdriverProcAddressQueryResult

// resolve: returns the address of the function with a name, or null.
template <class Resolve>
Found find(std::string_view name, int version, void** address, Resolve&& resolve) {
  const auto [begin, end] = std::ranges::equal_range(kForms, name, {}, &Form::name);
  if (begin == end) {
    *address = resolve(std::string(name) + "_v2");
    if (*address == nullptr) *address = resolve(std::string(name));
    return *address != nullptr ? Found::kSuccess : Found::kNotFound;
  }
  const auto* after = std::find_if(begin, end, [&](const Form& form) { return form.since > version; });
  if (after == begin) return Found::kVersionNotSufficient;
  *address = resolve(std::string(std::prev(after)->symbol));
  return *address != nullptr ? Found::kSuccess : Found::kNotFound;
}

}  // namespace hipspv::driver_forms
