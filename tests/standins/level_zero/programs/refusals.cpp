// The driver refuses what the specification says, with its errors.
#include "sections.h"

namespace {

ze_result_t build(Setup& setup, const void* code, std::size_t bytes, const char* flags,
                  ze_module_build_log_handle_t* log) {
  const ze_module_desc_t desc{ZE_STRUCTURE_TYPE_MODULE_DESC,
                              nullptr,
                              ZE_MODULE_FORMAT_IL_SPIRV,
                              bytes,
                              static_cast<const std::uint8_t*>(code),
                              flags,
                              nullptr};
  ze_module_handle_t module = nullptr;
  return zeModuleCreate(setup.context, setup.device, &desc, &module, log);
}

}  // namespace

SECTION(uninitialised) {
  std::uint32_t count = 0;
  gives(ZE_RESULT_ERROR_UNINITIALIZED, zeDriverGet(&count, nullptr));
}

SECTION(null) {
  Scope setup;
  gives(ZE_RESULT_ERROR_INVALID_NULL_HANDLE, zeContextDestroy(nullptr));
  gives(ZE_RESULT_ERROR_INVALID_NULL_HANDLE, zeEventQueryStatus(nullptr));
  gives(ZE_RESULT_ERROR_INVALID_NULL_POINTER, zeDeviceGet(setup.driver, nullptr, nullptr));
  gives(ZE_RESULT_ERROR_INVALID_NULL_POINTER, zeModuleCreate(setup.context, setup.device, nullptr, nullptr, nullptr));
}

SECTION(memory) {
  Scope setup;
  ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void* memory = nullptr;
  const auto allocate = [&](std::size_t bytes, std::size_t alignment) {
    return zeMemAllocDevice(setup.context, &desc, bytes, alignment, setup.device, &memory);
  };
  gives(ZE_RESULT_ERROR_UNSUPPORTED_SIZE, allocate(0, 0));
  gives(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, allocate(64, 48));
  ze_device_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  works(zeDeviceGetProperties(setup.device, &properties));
  const std::size_t large = properties.maxMemAllocSize + 4096;
  gives(ZE_RESULT_ERROR_UNSUPPORTED_SIZE, allocate(large, 0));
  const ze_relaxed_allocation_limits_exp_desc_t relaxed{ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC, nullptr,
                                                        ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE};
  desc.pNext = &relaxed;
  works(allocate(large, 1 << 20));
  gives(0, reinterpret_cast<std::uintptr_t>(memory) % (1 << 20));
  void* const first = memory;
  gives(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, allocate(large, 0));
  setup.release(first);
  works(allocate(large, 0));
  setup.release(memory);
  int here = 0;
  gives(ZE_RESULT_ERROR_INVALID_ARGUMENT, zeMemFree(setup.context, &here));
}

SECTION(modules) {
  Scope setup;
  const auto code = readFile(Section::arguments[2]);
  ze_module_build_log_handle_t log = nullptr;
  gives(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, build(setup, code.data(), code.size() - 8, "", &log));
  gives(true, Setup::text(log).size() > 1);
  works(zeModuleBuildLogDestroy(log));
  gives(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, build(setup, "12345678901234567890", 20, "", nullptr));
  gives(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, build(setup, code.data(), code.size(), "-no-such-option", &log));
  gives(true, Setup::text(log).find("-no-such-option") != std::string::npos);
  works(zeModuleBuildLogDestroy(log));
}

SECTION(kernels) {
  Scope setup;
  const ze_kernel_desc_t desc{ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, "none"};
  ze_kernel_handle_t kernel = nullptr;
  gives(ZE_RESULT_ERROR_INVALID_KERNEL_NAME, zeKernelCreate(setup.module, &desc, &kernel));
  kernel = setup.kernel("values");
  const long value = 0;
  gives(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, zeKernelSetArgumentValue(kernel, 5, 8, &value));
  gives(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, zeKernelSetArgumentValue(kernel, 1, 8, &value));
  gives(ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION, zeKernelSetGroupSize(kernel, 1025, 1, 1));
  gives(ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION, zeKernelSetGroupSize(kernel, 64, 8, 4));
  kernel = setup.kernel("fixed_size");
  gives(ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION, zeKernelSetGroupSize(kernel, 8, 1, 1));
  works(zeKernelSetGroupSize(kernel, 4, 2, 1));
  ze_kernel_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
  works(zeKernelGetProperties(kernel, &properties));
  gives(2, properties.requiredGroupSizeY);
  gives(1, properties.numKernelArgs);
}

SECTION(queues) {
  Scope setup;
  ze_command_queue_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, 2, 0, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT,
                               ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
  ze_command_queue_handle_t queue = nullptr;
  gives(ZE_RESULT_ERROR_INVALID_ARGUMENT, zeCommandQueueCreate(setup.context, setup.device, &desc, &queue));
  desc.ordinal = 1;
  desc.index = 1;
  gives(ZE_RESULT_ERROR_INVALID_ARGUMENT, zeCommandQueueCreate(setup.context, setup.device, &desc, &queue));
  desc.index = 0;
  desc.flags = 1 << 10;
  gives(ZE_RESULT_ERROR_INVALID_ENUMERATION, zeCommandQueueCreate(setup.context, setup.device, &desc, &queue));
  queue = setup.queue(1);
  auto list = setup.list(0, 0);
  works(zeCommandListClose(list));
  gives(ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE, zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
}

SECTION(fills) {
  Scope setup;
  auto* memory = setup.onDevice<int>(4);
  auto list = setup.immediate();
  int here[4] = {};
  const int value = 1;
  gives(ZE_RESULT_ERROR_INVALID_SIZE, zeCommandListAppendMemoryFill(list, memory, &value, 3, 12, nullptr, 0, nullptr));
  gives(ZE_RESULT_ERROR_INVALID_SIZE, zeCommandListAppendMemoryFill(list, memory, &value, 4, 6, nullptr, 0, nullptr));
  gives(ZE_RESULT_ERROR_INVALID_ARGUMENT,
        zeCommandListAppendMemoryFill(list, here, &value, 4, 16, nullptr, 0, nullptr));
  gives(ZE_RESULT_ERROR_INVALID_SIZE, zeCommandListAppendMemoryFill(list, memory, &value, 4, 16, nullptr, 1, nullptr));
}

SECTION(invisible_events) {
  Scope setup;
  const ze_event_pool_desc_t desc{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr, 0, 1};
  ze_event_pool_handle_t pool = nullptr;
  works(zeEventPoolCreate(setup.context, &desc, 0, nullptr, &pool));
  setup.pools.push_back(pool);
  auto event = setup.event(pool, 0);
  gives(ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, zeEventHostSignal(event));
  gives(ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, zeEventHostSynchronize(event, 0));
  ze_kernel_timestamp_result_t times{};
  gives(ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, zeEventQueryKernelTimestamp(event, &times));
}

SECTION(images) {
  Scope setup;
  ze_image_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_IMAGE_DESC;
  ze_image_handle_t image = nullptr;
  gives(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, zeImageCreate(setup.context, setup.device, &desc, &image));
}
