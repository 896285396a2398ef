// Launches of kernels. A command keeps the arguments that the kernel has when it is appended.
#include <array>
#include <cstring>
#include <shared_mutex>

#include "appending.h"
#include "entries.h"
#include "memory.h"

namespace test_driver {
namespace {

using namespace hipspv::cl;

using Size = std::array<std::uint32_t, 3>;

struct Launch {
  Kernel* kernel;
  Size groupSize;
  std::vector<Argument> arguments;
  bool cooperative;
};

// The groups of a cooperative launch get the device's threads together.
std::shared_mutex& turn() {
  static auto& one = *new std::shared_mutex;
  return one;
}

void* pointerIn(const Argument& argument) {
  void* result = nullptr;
  if (argument.value.size() == sizeof result) std::memcpy(&result, argument.value.data(), sizeof result);
  return result;
}

void checkArguments(const Launch& launch, Device& device) {
  const Lock lock(state().mutex);
  const auto& parameters = launch.kernel->interface.parameters;
  for (std::uint32_t i = 0; i < parameters.size(); ++i)
    if (parameters[i].kind == ParameterKind::kPointer)
      checkArgument(*launch.kernel, device, i, pointerIn(launch.arguments[i]), lock);
}

Int setArgument(const Launch& launch, std::uint32_t index) {
  const Argument& argument = launch.arguments[index];
  switch (launch.kernel->interface.parameters[index].kind) {
    case ParameterKind::kLocal:
      return cl().SetKernelArg(launch.kernel->kernel, index, argument.localBytes, nullptr);
    case ParameterKind::kPointer:
      return cl().SetKernelArgSVMPointer(launch.kernel->kernel, index, pointerIn(argument));
    case ParameterKind::kValue:
      break;
  }
  return cl().SetKernelArg(launch.kernel->kernel, index, argument.value.size(), argument.value.data());
}

Int enqueue(const Launch& launch, const Size& groups, CommandQueue queue) {
  const std::lock_guard lock(launch.kernel->launching);
  for (std::uint32_t i = 0; i < launch.arguments.size(); ++i)
    if (const Int status = setArgument(launch, i); status != kSuccess) return status;
  std::array<std::size_t, 3> global, local;
  for (std::size_t i = 0; i < 3; ++i) {
    local[i] = launch.groupSize[i];
    global[i] = local[i] * groups[i];
  }
  return cl().EnqueueNDRangeKernel(queue, launch.kernel->kernel, 3, nullptr, global.data(), local.data(), 0,
                                   nullptr, nullptr);
}

bool execute(const Launch& launch, const Size& groups, Engine& engine) {
  if (groups[0] == 0 || groups[1] == 0 || groups[2] == 0) return true;
  checkArguments(launch, engine.device);
  std::shared_lock together(turn(), std::defer_lock);
  std::unique_lock alone(turn(), std::defer_lock);
  if (launch.cooperative)
    alone.lock();
  else
    together.lock();
  Int status = enqueue(launch, groups, engine.queue);
  if (status == kSuccess) status = cl().Finish(engine.queue);
  if (status != kSuccess)
    std::fprintf(stderr, "Level Zero test driver: OpenCL error %d in the kernel %s\n", status,
                 launch.kernel->name.c_str());
  return status == kSuccess;
}

void checkGroups(const Size& groups) {
  for (const std::uint32_t each : groups)
    if (each > kMaxGroups) misuse("a launch has " + std::to_string(each) + " groups in a dimension");
}

Launch prepare(const List& list, Kernel& kernel, bool cooperative) {
  if (!computes(list.ordinal)) misuse("the kernel " + kernel.name + " is appended to a list that only copies");
  if (&kernel.module.device.root() != &list.device.root())
    misuse("the kernel " + kernel.name + " is of another device than the list");
  for (std::uint32_t i = 0; i < kernel.arguments.size(); ++i)
    if (!kernel.arguments[i].set)
      misuse("the kernel " + kernel.name + " is launched without its argument " + std::to_string(i));
  return {&kernel, kernel.groupSize, kernel.arguments, cooperative};
}

Command command(Kernel& kernel) {
  Command result;
  result.name = "launch of " + kernel.name;
  result.objects = {&kernel};
  result.indirect = kernel.indirect != 0;
  const auto& parameters = kernel.interface.parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].kind != ParameterKind::kPointer) continue;
    if (void* const pointer = pointerIn(kernel.arguments[i]); pointer != nullptr) result.uses.push_back({pointer, 1});
  }
  return result;
}

ze_result_t launchNow(ze_command_list_handle_t list, ze_kernel_handle_t kernel, const ze_group_count_t* count,
                      bool cooperative, const Waits& waits) {
  auto& of = appendable(list);
  auto& what = from<Kernel>(kernel);
  const auto& [x, y, z] = pointed(count);
  const Size groups{x, y, z};
  checkGroups(groups);
  const Launch launch = prepare(of, what, cooperative);
  checkArguments(launch, of.device);
  if (cooperative && std::uint64_t{x} * y * z > maxTogether())
    misuse("the cooperative launch of " + what.name + " has more groups than run together");
  Command result = command(what);
  result.run = [launch, groups](Engine& engine) { return execute(launch, groups, engine); };
  return append(of, std::move(result), waits);
}

}  // namespace

ze_result_t commandListAppendLaunchKernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                          const ze_group_count_t* groups, ze_event_handle_t signal, std::uint32_t waits,
                                          ze_event_handle_t* events) {
  return entry(__func__, [&] { return launchNow(list, kernel, groups, false, {signal, waits, events}); });
}

ze_result_t commandListAppendLaunchCooperativeKernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                                     const ze_group_count_t* groups, ze_event_handle_t signal,
                                                     std::uint32_t waits, ze_event_handle_t* events) {
  return entry(__func__, [&] { return launchNow(list, kernel, groups, true, {signal, waits, events}); });
}

}  // namespace test_driver
