#include "quirks.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "hipspv/runtime/spirv/adapt/execution_modes.h"
#include "hipspv/runtime/spirv/adapt/generic_casts.h"
#include "hipspv/runtime/spirv/adapt/guarded_reads.h"
#include "hipspv/runtime/spirv/adapt/hidden_bounds.h"
#include "hipspv/runtime/spirv/adapt/narrow_products.h"
#include "hipspv/runtime/spirv/adapt/negations.h"
#include "hipspv/runtime/spirv/adapt/ordered_sums.h"
#include "hipspv/runtime/spirv/adapt/packed_structures.h"
#include "hipspv/runtime/spirv/adapt/pointer_constants.h"
#include "hipspv/runtime/spirv/adapt/private_pointers.h"
#include "hipspv/runtime/spirv/adapt/remark.h"
#include "hipspv/runtime/spirv/adapt/shared_users.h"
#include "hipspv/runtime/spirv/adapt/signs.h"
#include "hipspv/runtime/spirv/adapt/warps.h"

namespace hipspv {
namespace {

constexpr std::string_view kPocl = "Portable Computing Language";

// OpenCL Extended Instruction Set Specification, section 2.1: cos, remquo, sin, sincos, tan, half_cos, half_sin,
// half_tan; lgamma; tgamma.
constexpr std::uint32_t kUnlinked[] = {OpenCLLIB::Cos, OpenCLLIB::Remquo,   OpenCLLIB::Sin,      OpenCLLIB::Sincos,
                                       OpenCLLIB::Tan, OpenCLLIB::Half_cos, OpenCLLIB::Half_sin, OpenCLLIB::Half_tan};
constexpr std::uint32_t kLogGamma[] = {OpenCLLIB::Lgamma}, kGammas[] = {OpenCLLIB::Lgamma, OpenCLLIB::Tgamma};

// PoCL keeps compiled kernels by the module's bytes, and not by the variable.
void remarkStoredValues(adapt::Words& module) { adapt::addRemark(module, "values are stored at barriers"); }

constexpr Quirk kQuirks[] = {
    {"sums",
     "Intel(R) OpenCL",
     "",
     "2026.22",
     "in kernels that it doesn't vectorise, and for a work-group's last work-items, which don't fill a vector, the "
     "loop "
     "vectoriser reorders sums and products of floating point in loops: two threads have different sums of the same "
     "numbers",
     "such operations are fused multiply-adds with 1 or -0, which it leaves in their order",
     adapt::keepOrderOfSums,
     false,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kCpu},
    {"negations",
     "Intel(R) OpenCL",
     "",
     "2026.22",
     "in kernels with barriers the result of OpFNegate that is used after a barrier is another work-item's: -x of "
     "before three barriers is wrong for 48 of 64 work-items between the first and the second",
     "such modules negate by an exclusive or with the sign's bit, which the compiler doesn't know",
     adapt::negateBits,
     false,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kCpu},
    {"products",
     "Intel(R) OpenCL",
     "",
     "2026.22",
     "16 bits of a 64-bit product of values that fit in 16 bits, from bit 17 or higher, are computed in 16 bits: "
     "(short)((long)x * 3 >> 33) with a short x stores nothing",
     "such products are an exclusive or with the launch's offset, which is always 0",
     adapt::hideNarrowProducts,
     false,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kCpu},
    {"cpu-compiler",
     "Intel(R) OpenCL",
     "",
     "2026.22",
     "the compiler of kernels ends the process by SIGSEGV or SIGILL, for some conditions on ids and loops",
     "another process builds each module; one that ends it is built again without vectors of work-items, then with "
     "-cl-opt-disable",
     nullptr,
     true,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kCpu},
    {"bounds",
     "Intel(R) OpenCL",
     "",
     "2026.22",
     "from comparisons of work-items' ids at a kernel's beginning it derives which work-items run. These are too many "
     "for a signed comparison of an id plus two numbers of its group: if (get_group_id(0) * 14 + get_local_id(0) - 2 < "
     "n) holds for some beyond n. So they are for a negative n in if (get_local_id(0) < 7u && (int)get_global_id(0) < "
     "n) and if (get_global_id(0) > (long)n). They are others than the chosen one, or the process ends by SIGSEGV, for "
     "an equality with a second condition: if (get_local_id(0) == k && p[get_local_id(0)] > n * m), if "
     "(get_global_id(1) == 3 && get_local_id(0) != 0)",
     "such comparisons are inverted if the launch's offset isn't 0, which it always is",
     adapt::hideBounds,
     false,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kCpu},
    {"typed-casts",
     "",
     "Intel(R)",
     "IGC 1.0.12504 to 2.40",
     "a module with an OpGenericCastToPtrExplicit of other pointers than those to 8-bit integers isn't built "
     "(undefined reference to __spirv_GenericCastToPtrExplicit_ToGlobal)",
     "pointers to 8-bit integers are cast in their place",
     adapt::castBytes,
     false,
     std::nullopt,
     nullptr,
     {},
     backend::DeviceType::kGpu},
    {"shared-variables", kPocl, "", "7.1",
     "a function other than a kernel that uses a shared variable, and isn't inlined, has a variable of its own",
     "such functions are marked to be inlined", adapt::inlineUsersOfShared},
    {"explicit-casts", kPocl, "", "7.1",
     "a module in which two functions have OpGenericCastToPtrExplicit ends in SIGSEGV in clBuildProgram; the "
     "instruction itself gives the pointer as it is, for all memory has one address space",
     "OpGenericCastToPtr stands in its place", adapt::castPlainly},
    {"values",
     kPocl,
     "",
     "7.1",
     "a value that was loaded before a barrier, and is used after it, is loaded again there, if the address depends on "
     "no more than ids, arguments and constants: v = s[(id + 1) % n]; barrier; s[id] = v finds what others stored",
     "POCL_PREGION_VALUE_REMAT=0 makes the compiler store such values",
     remarkStoredValues,
     false,
     std::nullopt,
     nullptr,
     {},
     std::nullopt,
     {"POCL_PREGION_VALUE_REMAT", "0"}},
    {"stacks", kPocl, "", "7.1",
     "private arrays of all work-items of a group lie on the stack of a driver's thread: 8 MiB are too few",
     "threads that the driver starts when it is opened have 512 MiB"},
    {"compiler", kPocl, "", "7.1",
     "some kernels with barriers under conditions end the process while they are compiled: by abort, with \"Could not "
     "find a dominating alternative variable\", or by an endless recursion",
     "another process builds each module first; one that ends it is built with one barrier for each kernel, in a loop",
     nullptr, true},
    {"lgamma", kPocl, "", "7.1", "lgamma has few right digits near its zeros: 95,546 ulps are wrong at -2.45702",
     "lgamma of float is done in integers", nullptr, false, std::nullopt, nullptr, kLogGamma},
    {"packed-arguments", "rusticl", "llvmpipe", "26.2",
     "a packed structure that is passed by value begins at the byte after the argument before it; wide members are "
     "read "
     "from the multiple of their size below: kernel void k(int n, struct P s) with long s.first reads n",
     "structures that have the same layout without CPacked, as those of lambdas, lose it", adapt::unpackNaturalLayouts},
    {"vector-products", "rusticl", "llvmpipe", "26.2",
     "16 bits of a 64-bit product of values that fit in 16 bits, from bit 17 or higher, are computed in 16 bits, as on "
     "Intel's CPU device",
     "such products are an exclusive or with the launch's offset, which is always 0", adapt::hideNarrowProducts},
    {"copysign", "rusticl", "", "26.2",
     "where a condition chooses between a and copysign(x, a), the second has bits of neither: asinf(0.5) is 0",
     "copysign of float chooses between |x| and -|x|", adapt::chooseSigns},
    {"contraction", "rusticl", "", "26.2",
     "in kernels that may contract, (a + b) - a is b and x - x is 0 of any x: sums that carry their errors lose them",
     "all kernels have the execution mode ContractionOff; the compiler has fused operations before",
     adapt::forbidContraction},
    {"half-rounding", "rusticl", "", "26.2",
     "(float)(half)x is x, without a rounding, in kernels that may contract: 1 + 0x1p-12 stays what it is",
     "half precision is done in software, as if the device didn't have it", nullptr, false, Feature::kFp16},
    {"fused", "rusticl", "", "26.2",
     "with another libclc than Mesa's own no kernel with fma() is built (nir_shader not fully linked), unless the "
     "device has an instruction for it",
     "fused multiply-add of float is done in integers", nullptr, false, Feature::kFma, &DeviceFeatures::hardwareFma},
    {"unlinked", "rusticl", "", "26.2",
     "with another libclc than Mesa's own no kernel with cos, sin, tan, sincos, remquo, half_cos, half_sin or half_tan "
     "is built (nir_shader not fully linked), unless the device has an instruction for fma()",
     "these functions of float are done in integers", nullptr, false, std::nullopt, &DeviceFeatures::hardwareFma,
     kUnlinked},
    {"gamma", "rusticl", "", "26.2",
     "tgamma is 59 ulps off at 17.067, where OpenCL allows 16, and infinite at -0; lgamma(-infinity) is -infinity",
     "tgamma and lgamma of float are done in integers", nullptr, false, std::nullopt, nullptr, kGammas},
    {"null-pointers", "rusticl", "", "26.2",
     "a null pointer to private memory is 0xffffffff as an integer, where memory that was set to zero has 0: a null "
     "function pointer in a variable is none",
     "functions make such null pointers of 0", adapt::computeNulls},
    {"pointer-constants", "rusticl", "", "26.2",
     "a module with OpSpecConstantOp of a pointer's conversion or access chain isn't built (spirv_to_nir failed)",
     "functions that use such a constant compute it", adapt::computeInFunctions},
    {"private-pointers", "rusticl", "llvmpipe", "26.2",
     "the process ends by SIGSEGV while a kernel is compiled that accesses private memory by a pointer from an "
     "integer, "
     "and has no private variable: the compiler has no address of private memory then",
     "functions that make private pointers of integers have a private variable, to which they may point",
     adapt::giveThemVariables},
    {"loops", "rusticl", "", "26.2",
     "in a kernel with barriers and a way into the middle of a loop, threads don't do all turns: locks that they wait "
     "for "
     "protect nothing",
     "the barriers of such kernels become one, in a loop that has all others' turns", adapt::enterLoopsAtHeaders},
    {"guarded-reads", "rusticl", "llvmpipe", "26.2",
     "a read of global memory at an address that all threads share is done where a short branch isn't taken, and after "
     "a loop's last turn: if (p) x = *p ends the process where p is null",
     "addresses of reads that depend on a condition have an index that the compiler takes for one of each thread",
     adapt::readForEachThread},
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

void adaptToDriver(std::vector<std::uint32_t>& module, const DeviceFeatures& device) {
  for (const Quirk& quirk : kQuirks)
    if (quirk.adapt != nullptr && concerns(quirk, device)) quirk.adapt(module);
}

}  // namespace hipspv
