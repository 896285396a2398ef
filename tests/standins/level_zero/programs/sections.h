// Sections (tests/section.h) that call Level Zero. Arguments: the section's name, the file of the kernels, and more. The
// process of MISUSE(name) must end in the driver's abort.
#pragma once

#include <level_zero/ze_api.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "../../../section.h"

#define MISUSE(name) SECTION(name)

// The expression's value is the expected one. A failure prints both, and the section goes on.
#define gives(expected, ...)                                                                          \
  do {                                                                                                \
    const auto want_ = static_cast<long long>(expected), got_ = static_cast<long long>(__VA_ARGS__);  \
    if (want_ == got_) break;                                                                         \
    ++Section::wrong;                                                                                 \
    std::printf("%s:%d: %s gives %#llx, not %#llx\n", __FILE__, __LINE__, #__VA_ARGS__, got_, want_); \
  } while (0)
#define works(...) gives(ZE_RESULT_SUCCESS, __VA_ARGS__)

inline std::vector<std::uint8_t> readFile(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The first device, and a context with the kernels' module. Nothing ends by itself.
struct Setup {
  ze_driver_handle_t driver = nullptr;
  ze_device_handle_t device = nullptr;
  ze_context_handle_t context = nullptr;
  ze_module_handle_t module = nullptr;
  std::vector<ze_kernel_handle_t> kernels;
  std::vector<void*> memory;
  std::vector<ze_command_list_handle_t> lists;
  std::vector<ze_command_queue_handle_t> queues;
  std::vector<ze_event_pool_handle_t> pools;
  std::vector<ze_event_handle_t> events;

  explicit Setup(const char* flags = nullptr) {
    works(zeInit(0));
    std::uint32_t one = 1;
    works(zeDriverGet(&one, &driver));
    works(zeDeviceGet(driver, &one, &device));
    const ze_context_desc_t desc{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
    works(zeContextCreate(driver, &desc, &context));
    const auto code = readFile(Section::arguments[2]);
    ze_module_desc_t wanted{
        ZE_STRUCTURE_TYPE_MODULE_DESC, nullptr, ZE_MODULE_FORMAT_IL_SPIRV, code.size(), code.data(), flags, nullptr};
    ze_module_build_log_handle_t log = nullptr;
    works(zeModuleCreate(context, device, &wanted, &module, &log));
    if (module == nullptr) std::printf("%s\n", text(log).c_str());
    works(zeModuleBuildLogDestroy(log));
  }
  static std::string text(ze_module_build_log_handle_t log) {
    std::size_t bytes = 0;
    works(zeModuleBuildLogGetString(log, &bytes, nullptr));
    std::string result(bytes, ' ');
    works(zeModuleBuildLogGetString(log, &bytes, result.data()));
    result.pop_back();
    return result;
  }

  ze_kernel_handle_t kernel(const char* name) {
    const ze_kernel_desc_t desc{ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, name};
    ze_kernel_handle_t result = nullptr;
    works(zeKernelCreate(module, &desc, &result));
    return kernels.emplace_back(result);
  }

  template <class T>
  T* shared(std::size_t count) {
    const ze_device_mem_alloc_desc_t onDevice{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
    const ze_host_mem_alloc_desc_t onHost{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
    void* result = nullptr;
    works(zeMemAllocShared(context, &onDevice, &onHost, count * sizeof(T), alignof(T), device, &result));
    memory.push_back(result);
    return static_cast<T*>(result);
  }
  template <class T>
  T* onDevice(std::size_t count, const void* next = nullptr) {
    const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, next, 0, 0};
    void* result = nullptr;
    works(zeMemAllocDevice(context, &desc, count * sizeof(T), alignof(T), device, &result));
    memory.push_back(result);
    return static_cast<T*>(result);
  }
  void release(void* one) {
    std::erase(memory, one);
    works(zeMemFree(context, one));
  }

  ze_command_list_handle_t immediate(ze_command_queue_flags_t flags = 0, std::uint32_t ordinal = 0,
                                     ze_command_queue_mode_t mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS) {
    const ze_command_queue_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, ordinal, 0, flags, mode,
                                       ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
    ze_command_list_handle_t result = nullptr;
    works(zeCommandListCreateImmediate(context, device, &desc, &result));
    return lists.emplace_back(result);
  }
  ze_command_queue_handle_t queue(std::uint32_t ordinal = 0) {
    const ze_command_queue_desc_t desc{
        ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, ordinal, 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
        ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
    ze_command_queue_handle_t result = nullptr;
    works(zeCommandQueueCreate(context, device, &desc, &result));
    return queues.emplace_back(result);
  }
  ze_command_list_handle_t list(ze_command_list_flags_t flags = 0, std::uint32_t ordinal = 0) {
    const ze_command_list_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, ordinal, flags};
    ze_command_list_handle_t result = nullptr;
    works(zeCommandListCreate(context, device, &desc, &result));
    return lists.emplace_back(result);
  }

  ze_event_pool_handle_t pool(std::uint32_t count, ze_event_pool_flags_t flags = 0, const void* next = nullptr) {
    const ze_event_pool_desc_t desc{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, next, flags | ZE_EVENT_POOL_FLAG_HOST_VISIBLE,
                                    count};
    ze_event_pool_handle_t result = nullptr;
    works(zeEventPoolCreate(context, &desc, 0, nullptr, &result));
    return pools.emplace_back(result);
  }
  ze_event_handle_t event(ze_event_pool_handle_t pool, std::uint32_t index) {
    const ze_event_desc_t desc{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, index, ZE_EVENT_SCOPE_FLAG_HOST,
                               ZE_EVENT_SCOPE_FLAG_HOST};
    ze_event_handle_t result = nullptr;
    works(zeEventCreate(pool, &desc, &result));
    return events.emplace_back(result);
  }
};

// A setup that destroys what it has made.
struct Scope : Setup {
  using Setup::Setup;
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  ~Scope() {
    for (ze_command_list_handle_t each : lists) works(zeCommandListDestroy(each));
    for (ze_command_queue_handle_t each : queues) works(zeCommandQueueDestroy(each));
    for (ze_event_handle_t each : events) works(zeEventDestroy(each));
    for (ze_event_pool_handle_t each : pools) works(zeEventPoolDestroy(each));
    for (void* each : memory) works(zeMemFree(context, each));
    for (ze_kernel_handle_t each : kernels) works(zeKernelDestroy(each));
    works(zeModuleDestroy(module));
    works(zeContextDestroy(context));
  }
};

template <class T>
void set(ze_kernel_handle_t kernel, std::uint32_t index, const T& value) {
  works(zeKernelSetArgumentValue(kernel, index, sizeof value, &value));
}

inline constexpr std::uint64_t kForEver = UINT64_MAX;
inline constexpr ze_command_queue_flags_t kInOrder = 2;     // ZE_COMMAND_QUEUE_FLAG_IN_ORDER, 1.7
inline constexpr ze_command_list_flags_t kListInOrder = 8;  // ZE_COMMAND_LIST_FLAG_IN_ORDER, 1.7
