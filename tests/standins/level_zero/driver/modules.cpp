// Modules, which are programs of the OpenCL device.
#include <cstring>
#include <sstream>
#include <utility>

#include "entries.h"
#include "memory.h"

namespace test_driver {
namespace {

using namespace hipspv::cl;

// The start of a native binary. The SPIR-V module follows, for the kernels' parameters, and the OpenCL program.
struct Header {
  std::uint32_t magic, device, globalAddresses;
  std::uint64_t spirvBytes, programBytes, sum;
};

constexpr std::uint32_t kMagic = 0x687a6531;

std::uint64_t sum(const std::uint8_t* data, std::size_t bytes) {  // FNV-1a
  std::uint64_t result = 0xcbf29ce484222325;
  for (std::size_t i = 0; i < bytes; ++i) result = (result ^ data[i]) * 0x100000001b3;
  return result;
}

// The OpenCL compiler's word for an option. nullptr: it gets the option itself.
struct Option {
  const char *start, *instead;
};

constexpr Option kOptions[] = {
    {"-ze-opt-disable", "-cl-opt-disable"},
    {"-ze-opt-level=0", "-cl-opt-disable"},
    {"-ze-opt-level=O0", "-cl-opt-disable"},
    {"-ze-opt-level=", ""},
    {"-ze-opt-greater-than-4GB-buffer-required", ""},
    {"-ze-opt-large-register-file", ""},
    {"-ze-opt-has-buffer-offset-arg", ""},
    {"-ze-intel-", ""},
    {"-ze-exp-register-file-size=", ""},
    {"-ze-take-global-address", ""},
    {"-ze-fp32-correctly-rounded-divide-sqrt", "-cl-fp32-correctly-rounded-divide-sqrt"},
    {"-ze-denorms-are-zero", "-cl-denorms-are-zero"},
    {"-ze-mad-enable", "-cl-mad-enable"},
    {"-ze-fast-relaxed-math", "-cl-fast-relaxed-math"},
    {"-ze-finite-math-only", "-cl-finite-math-only"},
    {"-ze-no-signed-zeros", "-cl-no-signed-zeros"},
    {"-ze-unsafe-math-optimizations", "-cl-unsafe-math-optimizations"},
    {"-cl-", nullptr},
    {"-g", ""},
};

struct Options {
  std::string openCl, unknown;
  bool globalAddresses = false;
};

Options options(const char* flags) {
  Options result;
  std::istringstream words(flags == nullptr ? "" : flags);
  for (std::string word; words >> word;) {
    const Option* known = nullptr;
    for (const Option& each : kOptions)
      if (known == nullptr && word.starts_with(each.start)) known = &each;
    if (known == nullptr) result.unknown = word;
    if (word == "-ze-take-global-address") result.globalAddresses = true;
    if (known != nullptr) result.openCl += (known->instead == nullptr ? word : known->instead) + " ";
  }
  return result;
}

// An OpenCL program, until a module has it.
struct Program {
  ClProgram program = nullptr;

  Program() = default;
  Program(Program&& other) noexcept : program(std::exchange(other.program, nullptr)) {}
  ~Program() {
    if (program != nullptr) cl().ReleaseProgram(program);
  }
};

// A module's code and its description.
struct Code {
  Program program;
  std::vector<std::uint8_t> spirv;
  bool globalAddresses = false;
};

std::optional<ModuleInterface> readSpirv(const std::vector<std::uint8_t>& spirv) {
  if (spirv.size() % 4 != 0) return std::nullopt;
  std::vector<std::uint32_t> words(spirv.size() / 4);
  std::memcpy(words.data(), spirv.data(), spirv.size());
  return interfaceOf(words);
}

Code fromSpirv(const ze_module_desc_t& desc) {
  Code result;
  result.spirv.assign(desc.pInputModule, desc.pInputModule + desc.inputSize);
  if (!readSpirv(result.spirv)) return result;
  Int status = kSuccess;
  result.program.program = cl().CreateProgramWithIL(cl().context, desc.pInputModule, desc.inputSize, &status);
  if (desc.pConstants != nullptr && result.program.program != nullptr)
    for (std::uint32_t i = 0; i < desc.pConstants->numConstants; ++i)
      // The size isn't given: that of the largest constant is accepted for none but these.
      for (const std::size_t bytes : {1, 2, 4, 8})
        if (cl().SetProgramSpecializationConstant(result.program.program, desc.pConstants->pConstantIds[i], bytes,
                                                  desc.pConstants->pConstantValues[i]) == kSuccess)
          break;
  return result;
}

Code fromNative(const ze_module_desc_t& desc, const Device& device) {
  Header header;
  require(desc.inputSize > sizeof header, ZE_RESULT_ERROR_INVALID_NATIVE_BINARY);
  std::memcpy(&header, desc.pInputModule, sizeof header);
  const std::size_t rest = desc.inputSize - sizeof header;
  const std::uint8_t* const data = desc.pInputModule + sizeof header;
  require(header.magic == kMagic && header.device == device.number && header.spirvBytes <= rest &&
              header.programBytes == rest - header.spirvBytes && header.sum == sum(data, rest),
          ZE_RESULT_ERROR_INVALID_NATIVE_BINARY);
  Code result;
  result.spirv.assign(data, data + header.spirvBytes);
  result.globalAddresses = header.globalAddresses != 0;
  const unsigned char* program = data + header.spirvBytes;
  const std::size_t bytes = header.programBytes;
  Int status = kSuccess;
  result.program.program =
      cl().CreateProgramWithBinary(cl().context, 1, &cl().device, &bytes, &program, nullptr, &status);
  require(status == kSuccess, ZE_RESULT_ERROR_INVALID_NATIVE_BINARY);
  return result;
}

// The log, and the program if it was built.
std::string build(Code& code, const Options& flags) {
  std::string log;
  ClProgram& program = code.program.program;
  bool built = false;
  if (!flags.unknown.empty())
    log = "unknown option: " + flags.unknown;
  else if (program == nullptr)
    log = "invalid SPIR-V module";
  else {
    built = cl().BuildProgram(program, 1, &cl().device, flags.openCl.c_str(), nullptr, nullptr) == kSuccess;
    log = cl().log(program);
  }
  if (!built && program != nullptr) cl().ReleaseProgram(std::exchange(program, nullptr));
  return log;
}

std::vector<std::uint8_t> native(const Module& module) {
  std::size_t bytes = 0;
  cl().GetProgramInfo(module.program, kProgramBinarySizes, sizeof bytes, &bytes, nullptr);
  std::vector<std::uint8_t> result(sizeof(Header) + module.spirv.size() + bytes);
  std::uint8_t* const data = result.data() + sizeof(Header);
  std::memcpy(data, module.spirv.data(), module.spirv.size());
  unsigned char* program = data + module.spirv.size();
  cl().GetProgramInfo(module.program, kProgramBinaries, sizeof program, &program, nullptr);
  const Header header{kMagic,
                      module.device.number,
                      module.globalAddresses,
                      module.spirv.size(),
                      bytes,
                      sum(data, result.size() - sizeof header)};
  std::memcpy(result.data(), &header, sizeof header);
  return result;
}

// Intel's driver knows variables' memory only after the option -ze-take-global-address.
void addGlobals(Module& module, const std::vector<std::string>& names, const Lock& lock) {
  for (const std::string& name : names) {
    Range range;
    void* address = nullptr;
    if (cl().GetDeviceGlobalVariablePointerINTEL(cl().device, module.program, name.c_str(), &range.bytes, &address) !=
            kSuccess ||
        address == nullptr)
      continue;
    range.base = reinterpret_cast<std::uintptr_t>(address);
    range.origin = Origin::kGlobal;
    range.type = ZE_MEMORY_TYPE_DEVICE;
    range.context = &module.context;
    range.device = &module.device;
    addRange(range, lock);
    module.globals[name] = address;
  }
}

void forgetGlobals(const Module& module, const Lock& lock) {
  for (const auto& [name, address] : module.globals) removeRange(address, lock);
}

}  // namespace

ze_result_t moduleCreate(ze_context_handle_t context, ze_device_handle_t device, const ze_module_desc_t* desc,
                         ze_module_handle_t* module, ze_module_build_log_handle_t* log) {
  return entry(__func__, [&] {
    auto& ownContext = from<Context>(context);
    auto& ownDevice = from<Device>(device);
    const auto& of = described(desc, ZE_STRUCTURE_TYPE_MODULE_DESC);
    pointed(of.pInputModule);
    pointed(module);
    require(of.inputSize != 0, ZE_RESULT_ERROR_INVALID_SIZE);
    require(of.format <= ZE_MODULE_FORMAT_NATIVE, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    const Options flags = options(of.pBuildFlags);
    Code code = of.format == ZE_MODULE_FORMAT_NATIVE ? fromNative(of, ownDevice) : fromSpirv(of);
    std::string text = build(code, flags);
    const Lock lock(state().mutex);
    if (log != nullptr) *log = handle(new BuildLog(std::move(text)));
    require(code.program.program != nullptr, ZE_RESULT_ERROR_MODULE_BUILD_FAILURE);
    auto* result = new Module(ownContext, ownDevice);
    result->program = std::exchange(code.program.program, nullptr);
    ModuleInterface interface = *readSpirv(code.spirv);
    result->kernels = std::move(interface.kernels);
    result->spirv = std::move(code.spirv);
    result->globalAddresses = flags.globalAddresses || code.globalAddresses;
    if (result->globalAddresses) addGlobals(*result, interface.variables, lock);
    *module = handle(result);
  });
}

ze_result_t moduleDestroy(ze_module_handle_t module) {
  return entry(__func__, [&] {
    auto& of = from<Module>(module);
    {
      const Lock lock(state().mutex);
      destroy(of, lock);
      forgetGlobals(of, lock);
    }
    cl().ReleaseProgram(of.program);
  });
}

ze_result_t moduleGetNativeBinary(ze_module_handle_t module, std::size_t* bytes, std::uint8_t* binary) {
  return entry(__func__, [&] {
    const std::vector<std::uint8_t> all = native(from<Module>(module));
    const bool wanted = binary != nullptr;
    require(!wanted || pointed(bytes) >= all.size(), ZE_RESULT_ERROR_INVALID_SIZE);
    pointed(bytes) = all.size();
    if (wanted) std::memcpy(binary, all.data(), all.size());
  });
}

ze_result_t moduleBuildLogDestroy(ze_module_build_log_handle_t log) {
  return entry(__func__, [&] {
    auto& of = from<BuildLog>(log);
    const Lock lock(state().mutex);
    destroy(of, lock);
  });
}

ze_result_t moduleBuildLogGetString(ze_module_build_log_handle_t log, std::size_t* bytes, char* text) {
  return entry(__func__, [&] {
    const std::string& all = from<BuildLog>(log).text;
    const std::size_t size = all.size() + 1;
    if (text != nullptr) std::memcpy(text, all.c_str(), std::min(pointed(bytes), size));
    pointed(bytes) = size;
  });
}

}  // namespace test_driver
