#include "table.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "adaptations.h"
#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/intel_cpu/adaptations.h"

namespace hipspv {
namespace {

constexpr std::string_view kPocl = "Portable Computing Language";

// OpenCL Extended Instruction Set Specification, section 2.1: cos, remquo, sin, sincos, tan, half_cos, half_sin,
// half_tan; lgamma; tgamma.
constexpr std::uint32_t kUnlinked[] = {OpenCLLIB::Cos, OpenCLLIB::Remquo,   OpenCLLIB::Sin,      OpenCLLIB::Sincos,
                                       OpenCLLIB::Tan, OpenCLLIB::Half_cos, OpenCLLIB::Half_sin, OpenCLLIB::Half_tan};
constexpr std::uint32_t kLogGamma[] = {OpenCLLIB::Lgamma}, kGammas[] = {OpenCLLIB::Lgamma, OpenCLLIB::Tgamma};

constexpr Quirk kQuirks[] = {
    {.name = "negations",
     .platform = "Intel(R) OpenCL",
     .versions = "2026.22",
     .evidence =
         "in kernels with barriers the result of OpFNegate that is used after a barrier is another work-item's: -x of "
         "before three barriers is wrong for 48 of 64 work-items between the first and the second",
     .remedy = "such modules negate by an exclusive or with the sign's bit, which the compiler doesn't know",
     .adapt = adapt::negateBits,
     .type = backend::DeviceType::kCpu},
    {.name = "products",
     .platform = "Intel(R) OpenCL",
     .versions = "2026.22",
     .evidence = "16 bits of a 64-bit product of values that fit in 16 bits, from bit 17 or higher, are computed in 16 "
                 "bits: (short)((long)x * 3 >> 33) with a short x stores nothing",
     .remedy = "such products are an exclusive or with the launch's offset, which is always 0",
     .adapt = adapt::hideNarrowProducts,
     .type = backend::DeviceType::kCpu},
    {.name = "cpu-compiler",
     .platform = "Intel(R) OpenCL",
     .versions = "2026.22",
     .evidence = "the compiler of kernels ends the process by SIGSEGV or SIGILL, for some conditions on ids and loops",
     .remedy = "another process builds each module; one that ends it is built again without vectors of work-items, "
               "then with -cl-opt-disable",
     .buildsApart = true,
     .type = backend::DeviceType::kCpu},
    {.name = "bounds",
     .platform = "Intel(R) OpenCL",
     .versions = "2026.22",
     .evidence =
         "from comparisons of work-items' ids at a kernel's beginning it derives which work-items run. These are too "
         "many for a signed comparison of an id plus two numbers of its group: if (get_group_id(0) * 14 + "
         "get_local_id(0) - 2 < n) holds for some beyond n. So they are for a negative n in if (get_local_id(0) < 7u "
         "&& (int)get_global_id(0) < n) and if (get_global_id(0) > (long)n). They are others than the chosen one, or "
         "the process ends by SIGSEGV, for an equality with a second condition: if (get_local_id(0) == k && "
         "p[get_local_id(0)] > n * m), if (get_global_id(1) == 3 && get_local_id(0) != 0)",
     .remedy = "such comparisons are inverted if the launch's offset isn't 0, which it always is",
     .adapt = adapt::hideBounds,
     .type = backend::DeviceType::kCpu},
    {.name = "wrapped-values",
     .platform = "Intel(R) OpenCL",
     .versions = "2026.22",
     .evidence = "the extension of a sum or a multiple of an id from 32 bits to 64, by OpSConvert or by shifts, is "
                 "computed as if the 32 bits couldn't wrap: (long)(int)(get_global_id(0) << 30) is 2^34 for work-item "
                 "16",
     .remedy = "such sums and multiples are an exclusive or with the launch's offset, which is always 0, except in "
               "addresses",
     .adapt = adapt::hideWrappedValues,
     .type = backend::DeviceType::kCpu},
    {.name = "typed-casts",
     .platform = "",
     .device = "Intel(R)",
     .versions = "IGC 1.0.12504 to 2.40",
     .evidence = "a module with an OpGenericCastToPtrExplicit of other pointers than those to 8-bit integers isn't "
                 "built (undefined reference to __spirv_GenericCastToPtrExplicit_ToGlobal)",
     .remedy = "pointers to 8-bit integers are cast in their place",
     .adapt = adapt::castBytes,
     .type = backend::DeviceType::kGpu},
    {.name = "shared-variables",
     .platform = kPocl,
     .versions = "7.1",
     .evidence =
         "a function other than a kernel that uses a shared variable, and isn't inlined, has a variable of its own",
     .remedy = "such functions are marked to be inlined",
     .adapt = adapt::inlineUsersOfShared},
    {.name = "explicit-casts",
     .platform = kPocl,
     .versions = "7.1",
     .evidence = "a module in which two functions have OpGenericCastToPtrExplicit ends in SIGSEGV in clBuildProgram; "
                 "the instruction itself gives the pointer as it is, for all memory has one address space",
     .remedy = "OpGenericCastToPtr stands in its place",
     .adapt = adapt::castPlainly},
    {.name = "values",
     .platform = kPocl,
     .versions = "7.1",
     .evidence = "a value that was loaded before a barrier, and is used after it, is loaded again there, if the "
                 "address depends on no more than ids, arguments and constants: v = s[(id + 1) % n]; barrier; s[id] = "
                 "v finds what others stored",
     .remedy = "POCL_PREGION_VALUE_REMAT=0 makes the compiler store such values",
     .adapt = adapt::remarkStoredValues,
     .variable = {"POCL_PREGION_VALUE_REMAT", "0"}},
    {.name = "stacks",
     .platform = kPocl,
     .versions = "7.1",
     .evidence = "private arrays of all work-items of a group lie on the stack of a driver's thread: 8 MiB are too few",
     .remedy = "threads that the driver starts when it is opened have 512 MiB"},
    {.name = "compiler",
     .platform = kPocl,
     .versions = "7.1",
     .evidence = "some kernels with barriers under conditions end the process while they are compiled: by abort, with "
                 "\"Could not find a dominating alternative variable\", or by an endless recursion",
     .remedy = "another process builds each module first; one that ends it is built with one barrier for each kernel, "
               "in a loop",
     .buildsApart = true},
    {.name = "lgamma",
     .platform = kPocl,
     .versions = "7.1",
     .evidence = "lgamma has few right digits near its zeros: 95,546 ulps are wrong at -2.45702",
     .remedy = "lgamma of float is done in integers",
     .functions = kLogGamma},
    {.name = "packed-arguments",
     .platform = "rusticl",
     .device = "llvmpipe",
     .versions = "26.2",
     .evidence =
         "a packed structure that is passed by value begins at the byte after the argument before it; wide members are "
         "read from the multiple of their size below: kernel void k(int n, struct P s) with long s.first reads n",
     .remedy = "structures that have the same layout without CPacked, as those of lambdas, lose it",
     .adapt = adapt::unpackNaturalLayouts},
    {.name = "vector-products",
     .platform = "rusticl",
     .device = "llvmpipe",
     .versions = "26.2",
     .evidence = "16 bits of a 64-bit product of values that fit in 16 bits, from bit 17 or higher, are computed in 16 "
                 "bits, as on Intel's CPU device",
     .remedy = "such products are an exclusive or with the launch's offset, which is always 0",
     .adapt = adapt::hideNarrowProducts},
    {.name = "copysign",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence =
         "where a condition chooses between a and copysign(x, a), the second has bits of neither: asinf(0.5) is 0",
     .remedy = "copysign of float chooses between |x| and -|x|",
     .adapt = adapt::chooseSigns},
    {.name = "contraction",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "in kernels that may contract, (a + b) - a is b and x - x is 0 of any x: sums that carry their errors "
                 "lose them",
     .remedy = "all kernels have the execution mode ContractionOff; the compiler has fused operations before",
     .adapt = adapt::forbidContraction},
    {.name = "half-rounding",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "(float)(half)x is x, without a rounding, in kernels that may contract: 1 + 0x1p-12 stays what it is",
     .remedy = "half precision is done in software, as if the device didn't have it",
     .claims = Feature::kFp16},
    {.name = "fused",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "with another libclc than Mesa's own no kernel with fma() is built (nir_shader not fully linked), "
                 "unless the device has an instruction for it",
     .remedy = "fused multiply-add of float is done in integers",
     .claims = Feature::kFma,
     .unless = &DeviceFeatures::hardwareFma},
    {.name = "unlinked",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "with another libclc than Mesa's own no kernel with cos, sin, tan, sincos, remquo, half_cos, half_sin "
                 "or half_tan is built (nir_shader not fully linked), unless the device has an instruction for fma()",
     .remedy = "these functions of float are done in integers",
     .unless = &DeviceFeatures::hardwareFma,
     .functions = kUnlinked},
    {.name = "gamma",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence =
         "tgamma is 59 ulps off at 17.067, where OpenCL allows 16, and infinite at -0; lgamma(-infinity) is -infinity",
     .remedy = "tgamma and lgamma of float are done in integers",
     .functions = kGammas},
    {.name = "null-pointers",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "a null pointer to private memory is 0xffffffff as an integer, where memory that was set to zero has "
                 "0: a null function pointer in a variable is none",
     .remedy = "functions make such null pointers of 0",
     .adapt = adapt::computeNulls},
    {.name = "pointer-constants",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence =
         "a module with OpSpecConstantOp of a pointer's conversion or access chain isn't built (spirv_to_nir failed)",
     .remedy = "functions that use such a constant compute it",
     .adapt = adapt::computePointerConstants},
    {.name = "private-pointers",
     .platform = "rusticl",
     .device = "llvmpipe",
     .versions = "26.2",
     .evidence = "the process ends by SIGSEGV while a kernel is compiled that accesses private memory by a pointer "
                 "from an integer, and has no private variable: the compiler has no address of private memory then",
     .remedy = "functions that make private pointers of integers have a private variable, to which they may point",
     .adapt = adapt::addPrivateVariables},
    {.name = "loops",
     .platform = "rusticl",
     .versions = "26.2",
     .evidence = "in a kernel with barriers and a way into the middle of a loop, threads skip iterations: locks that "
                 "they wait for protect nothing",
     .remedy = "the barriers of such kernels become one, in a loop that has all others' iterations",
     .adapt = adapt::enterLoopsAtHeaders},
    {.name = "guarded-reads",
     .platform = "rusticl",
     .device = "llvmpipe",
     .versions = "26.2",
     .evidence = "a read of global memory at an address that all threads share is done where a short branch isn't "
                 "taken, and after a loop's last iteration: if (p) x = *p ends the process where p is null",
     .remedy =
         "addresses of reads that depend on a condition have an index that the compiler takes for one of each thread",
     .adapt = adapt::readForEachThread},
};

bool concerns(const Quirk& quirk, const DeviceFeatures& device) {
  return device.platform.find(quirk.platform) != std::string::npos &&
         device.name.find(quirk.device) != std::string::npos && quirk.type.value_or(device.type) == device.type &&
         (quirk.unless == nullptr || !(device.*quirk.unless));
}

}  // namespace

std::span<const Quirk> quirks() { return kQuirks; }

bool buildsApart(const DeviceFeatures& device) {
  return std::ranges::any_of(kQuirks, [&](const Quirk& quirk) { return quirk.buildsApart && concerns(quirk, device); });
}

void setDriverVariables(std::string_view platform) {
  for (const Quirk& quirk : kQuirks)
    if (quirk.variable.name != nullptr && platform.find(quirk.platform) != std::string_view::npos)
      setenv(quirk.variable.name, quirk.variable.value, 0);
}

void withdrawClaims(DeviceFeatures& device) {
  for (const Quirk& quirk : kQuirks)
    if (quirk.claims && concerns(quirk, device)) withdraw(device, *quirk.claims);
}

adapt::FunctionNumbers functionsInSoftware(const DeviceFeatures& device) {
  adapt::FunctionNumbers numbers;
  if (!device.fma) numbers.insert(OpenCLLIB::Fma);
  for (const Quirk& quirk : kQuirks)
    if (concerns(quirk, device)) numbers.insert(quirk.functions.begin(), quirk.functions.end());
  return numbers;
}

void adaptToDriver(ir::Module& module, const DeviceFeatures& device) {
  for (const Quirk& quirk : kQuirks)
    if (quirk.adapt != nullptr && concerns(quirk, device)) quirk.adapt(module);
}

}  // namespace hipspv
