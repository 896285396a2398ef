#include "adaptations.h"

#include <algorithm>
#include <set>

#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/emulate/floats.h"
#include "hipspv/runtime/spirv/intel_cpu/adaptations.h"
#include "hipspv/runtime/spirv/quirks/table.h"
#include "requirements.h"

namespace hipspv {
namespace {

using ir::Module;

// Other sub-group operations would use lanes that don't correspond to warps.
DeviceFeatures withoutSubGroups(DeviceFeatures device) {
  for (const Feature feature :
       {Feature::kSubGroups, Feature::kSubGroupVote, Feature::kSubGroupShuffle, Feature::kSubGroupArithmetic})
    withdraw(device, feature);
  return device;
}

bool isWithoutVectors(const Facts& facts) { return facts.form == Form::kWithoutVectors; }
bool isAlways(const Facts&) { return true; }

// All kernels of a program have the same warp size.
void makeWarps(Module& module, const Facts& facts) {
  constexpr std::uint32_t kUsualLanes = 32;
  const auto& sizes = facts.info.subGroupSizes();
  const std::size_t threads = std::min(facts.device.maxWorkGroup, backend::kMaxThreadsPerBlock);
  const adapt::WarpShape shape{sizes.empty() ? kUsualLanes : sizes.front(), static_cast<std::uint32_t>(threads)};
  adapt::makeWarps(module, adapt::Library::instance(), shape,
                   {.warps = facts.warpsInSoftware, .barriers = facts.form == Form::kBarriersInLoop});
}

void requireFeatures(Module& module, const Facts& facts) {
  const std::set<std::uint32_t> unused =
      facts.warpsInSoftware ? hipspv::requireFeatures(facts.info, module, withoutSubGroups(facts.device))
                            : hipspv::requireFeatures(facts.info, module, facts.device);
  std::erase_if(module[ir::kCapabilities], [&](const Instruction& i) { return unused.contains(i[0]); });
}

// Doesn't load the library if nothing has such numbers.
void emulate(Module& module, const adapt::FloatFormat& format) {
  if (hasFloats(module, format.bits)) adapt::emulateFloats(module, adapt::Library::instance(), format);
}

bool hasSubGroups(const Facts& facts) {
  return std::ranges::all_of(facts.info.subGroupSizes(), [&](std::uint32_t size) {
    return std::ranges::find(facts.device.subGroupSizes, size) != facts.device.subGroupSizes.end();
  });
}

constexpr Adaptation kAdaptations[] = {
    {"lane-zero", Reason::kSpeed, "a zero that depends on the thread serves compilers that make vectors of threads",
     [](const Facts& facts) { return !facts.makesVectors; },
     [](Module& module, const Facts&) { adapt::returnLaneZero(module); }},
    {"warps", Reason::kFeature,
     "operations of warps, or sums of blocks, are made of threads that reach one barrier in a loop",
     [](const Facts& facts) {
       return facts.warpsInSoftware || facts.form == Form::kBarriersInLoop || makesSums(facts.info, facts.device);
     },
     makeWarps},
    {"requirements", Reason::kFeature,
     "code that needs what the device lacks is refused, and unused declarations of it go", isAlways, requireFeatures},
    {"fp64", Reason::kFeature, "double precision is done in integers",
     [](const Facts& facts) { return facts.doublesInSoftware; },
     [](Module& module, const Facts&) { emulate(module, adapt::kDouble); }},
    {"fp16", Reason::kFeature, "half precision is done in float and integers",
     [](const Facts& facts) { return emulatesHalves(facts.info, facts.device); },
     [](Module& module, const Facts&) { emulate(module, adapt::kHalf); }},
    // After those that call such functions.
    {"functions", Reason::kFeature, "functions of float that the device lacks, or has wrong, are done in integers",
     [](const Facts& facts) { return !functionsInSoftware(facts.device).empty(); },
     [](Module& module, const Facts& facts) {
       adapt::emulateSingleFunctions(module, functionsInSoftware(facts.device));
     }},
    {"generic-pointers", Reason::kFeature, "generic pointers are integers that tell the memory",
     [](const Facts& facts) { return emulatesGenericPointers(facts.info, facts.device); },
     [](Module& module, const Facts&) { adapt::integersForGenericPointers(module); }},
    {"scopes", Reason::kFeature, "devices without the scope of all devices order by their own",
     [](const Facts& facts) { return !facts.device.systemScope; },
     [](Module& module, const Facts&) { adapt::narrowScopes(module); }},
    {"sub-group-sizes", Reason::kFeature, "a device refuses modules that require a size which it lacks",
     [](const Facts& facts) { return !hasSubGroups(facts); },
     [](Module& module, const Facts& facts) { adapt::removeSubGroupSizes(module, facts.device.subGroupSizes); }},
    {"fences", Reason::kSpeed,
     "Intel's CPU runtime executes a fence for each lane, 1.5 us for a warp: with them, a loop of loads, stores and "
     "__syncwarp() takes 190 times as long",
     [](const Facts& facts) {
       return facts.device.type == backend::DeviceType::kCpu && !facts.info.subGroupSizes().empty();
     },
     [](Module& module, const Facts&) { adapt::removeSubGroupFences(module); }},
    {"clock", Reason::kFeature, "clocks count their readings",
     [](const Facts& facts) { return facts.info.usesClock() && !facts.device.has(backend::Aspect::kKernelClock); },
     [](Module& module, const Facts&) { adapt::removeClock(module); }},
    {"atomics", Reason::kSpeed,
     "instructions replace the loops of floating-point atomics: on Intel's CPU device, a kernel of atomicAdd(double) "
     "takes 1.4 times as long without",
     [](const Facts& facts) { return !facts.info.atomics().empty(); },
     [](Module& module, const Facts& facts) {
       // 64-bit instructions and locks aren't atomic with respect to each other.
       const bool wide = !facts.doublesInSoftware && has(facts.device, Feature::kInt64Atomics);
       adapt::useNativeAtomics(module, facts.info, facts.device.floatAtomics.only(wide ? 32 | 64 : 32));
     }},
    {"contraction", Reason::kSpeed,
     "Intel's CPU compiler contracts OpenCL C, but no SPIR-V: without, sgemm takes 1.17 times as long, mandelbrot 1.12 "
     "and nbody 1.08",
     [](const Facts& facts) { return facts.device.llvmIntrinsics; },
     [](Module& module, const Facts&) { adapt::contract(module); }},
    {"quirks", Reason::kFault, "the table of drivers' faults (quirks/table.cpp)", isAlways,
     [](Module& module, const Facts& facts) { adaptToDriver(module, facts.device); }},
    {"all-bounds", Reason::kFault, "for some conditions on ids the compiler of Intel's CPU device ends its process",
     isWithoutVectors, [](Module& module, const Facts&) { adapt::hideAllBounds(module); }},
    {"single-lanes", Reason::kFault,
     "without vectors of threads the compiler of Intel's CPU device doesn't end its process", isWithoutVectors,
     [](Module& module, const Facts&) { adapt::requireSingleLanes(module); }},
    {"uniform-groups", Reason::kSpeed,
     "Intel's CPU compiler prepares modules of OpenCL C 2.0 for smaller work-groups: histogram takes 5.7 times as long "
     "then",
     [](const Facts& facts) { return facts.device.smallerGroups; },
     [](Module& module, const Facts&) { adapt::promiseUniformGroups(module); }},
    {"purity", Reason::kFault, "LLVM's SPIR-V back end 22.1 gives Const to functions that read memory", isAlways,
     [](Module& module, const Facts&) { adapt::forgetPurity(module); }},
};

}  // namespace

Facts::Facts(const ModuleInfo& info, const DeviceFeatures& device, Form form)
    : info(info),
      device(device),
      form(form),
      makesVectors(device.vectorLanes != 0 && form != Form::kWithoutVectors),
      warpsInSoftware(form == Form::kWithoutVectors ? makesWarps(info, withoutSubGroups(device))
                                                    : makesWarps(info, device)),
      doublesInSoftware(emulatesDoubles(info, device)) {}

std::span<const Adaptation> adaptations() { return kAdaptations; }

void adaptTo(const Facts& facts, ir::Module& module) {
  for (const Adaptation& each : kAdaptations)
    if (each.isNeeded(facts)) each.apply(module, facts);
}

}  // namespace hipspv
