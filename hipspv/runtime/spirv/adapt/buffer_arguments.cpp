#include "buffer_arguments.h"

#include <algorithm>
#include <utility>

#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/index.h"
#include "hipspv/runtime/spirv/operand_layout.h"
#include "kernel_users.h"
#include "parameters.h"
#include "variables.h"

namespace hipspv::adapt {
namespace {

bool leads(std::uint16_t opcode) {
  return opcode == spv::OpVariable || opcode == spv::OpLine || opcode == spv::OpNoLine;
}

// The kernels, by their functions' ids.
std::map<Id, std::string> kernelsOf(std::span<const std::uint32_t> words) {
  std::map<Id, std::string> found;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpEntryPoint) found.emplace(i[1], i.text(2));
  });
  return found;
}

// Variables, by their exported names.
std::map<std::string, Id, std::less<>> exported(std::span<const std::uint32_t> words) {
  std::map<std::string, Id, std::less<>> found;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpDecorate && i[1] == spv::DecorationLinkageAttributes) found.emplace(i.text(2), i[0]);
  });
  return found;
}

// ---- The service block

// Replaces loads of the service block's variable, a pointer to the block, by the parameter. A load may go through a
// cast of the variable's address.
class ServiceLoads {
 public:
  ServiceLoads(std::span<const std::uint32_t> words, Id variable) : places_{variable} {
    const std::set<Id> setup = setupFunctions(words);
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function = i[1];
      if (function == 0)
        addConstant(i);
      else if (i.opcode == spv::OpBitcast && places_.contains(i[2]))
        places_.insert(i[1]);
      else if (i.opcode == spv::OpLoad && places_.contains(i[2]))
        users_.insert(function);
      else if (uses(i, bodyLayout(i.opcode)) && !setup.contains(function))
        throw Error(hipErrorNoBinaryForGpu, "the module uses the service block otherwise than by loads of its address");
    });
  }

  const std::set<Id>& users() const { return users_; }

  Words replace(std::span<const std::uint32_t> words, const std::map<Id, Id>& parameters, Id bytePointer) const {
    Words result(words.begin(), words.begin() + kHeaderWords);
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function = i[1];
      if (i.opcode == spv::OpBitcast && places_.contains(i[1])) return;
      if (i.opcode == spv::OpLoad && places_.contains(i[2]))
        append(result, i[0] == bytePointer ? spv::OpCopyObject : spv::OpBitcast, {i[0], i[1], parameters.at(function)});
      else
        append(result, i);
    });
    return result;
  }

 private:
  // The kernel that reports where variables are, and its code.
  static std::set<Id> setupFunctions(std::span<const std::uint32_t> words) {
    std::set<Id> found;
    for (const auto& [kernel, name] : kernelsOf(words))
      if (name == kVariablesKernel) found.insert(kernel);
    const auto names = exported(words);
    if (const auto own = names.find(kVariablesKernel); own != names.end()) found.insert(own->second);
    return found;
  }

  void addConstant(const Instruction& i) {
    const auto layout = globalLayout(i.opcode);
    if (uses(i, layout)) constants_.insert(i[layout->result]);
  }

  bool uses(const Instruction& i, const std::optional<OperandLayout>& layout) const {
    for (std::uint32_t n = 0; layout && n < i.operands.size(); ++n)
      if (layout->isId(n) && n != layout->result && (places_.contains(i[n]) || constants_.contains(i[n]))) return true;
    return false;
  }

  std::set<Id> places_;     // the variable, and casts of its address
  std::set<Id> constants_;  // made from its address
  std::set<Id> users_;
};

// ---- Offsets

// The pointers among a kernel's parameters, and the kernel with offsets added to them. llvm-spirv makes an entry
// point that calls a function of the kernel's name, and Intel's compiler takes that function for the kernel: both
// must have the same parameters.
class Offsets {
 public:
  explicit Offsets(std::span<const std::uint32_t> words) {
    const auto names = exported(words);
    for (const auto& [kernel, name] : kernelsOf(words)) {
      const auto own = names.find(name);
      kernels_.insert(kernel);
      bodies_.insert(own != names.end() ? own->second : kernel);
    }
    std::set<Id> pointers;  // types
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpTypePointer && i[1] == spv::StorageClassCrossWorkgroup) pointers.insert(i[0]);
      if (i.opcode == spv::OpFunction) function = i[1];
      if (i.opcode == spv::OpFunctionParameter && (kernels_.contains(function) || bodies_.contains(function)))
        parameters_[function].push_back({i[0], i[1], pointers.contains(i[0])});
    });
  }

  // The types of the missing parameters.
  std::map<Id, std::vector<Id>> missing(Id wide) const {
    std::map<Id, std::vector<Id>> types;
    for (const auto& [function, parameters] : parameters_)
      if (const auto count = std::ranges::count_if(parameters, &Parameter::pointer); count != 0)
        types.emplace(function, std::vector<Id>(static_cast<std::size_t>(count), wide));
    return types;
  }

  // By parameter, the index of the parameter with its offset.
  std::vector<std::uint32_t> indices(Id function) const {
    const auto found = parameters_.find(function);
    if (found == parameters_.end()) return {};
    std::vector<std::uint32_t> result;
    auto next = static_cast<std::uint32_t>(found->second.size());
    for (const Parameter& parameter : found->second)
      result.push_back(parameter.pointer ? next++ : HiddenParameters::kNone);
    return result;
  }

  Words add(std::span<const std::uint32_t> words, const std::map<Id, std::vector<Id>>& offsets, Id bytePointer) {
    Words result(words.begin(), words.begin() + kHeaderWords);
    Id bound = words[kBoundWord], function = 0;
    bool entered = false, done = true;
    std::map<Id, Id> moved;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) {
        function = i[1];
        moved.clear();
        entered = false;
        done = !offsets.contains(function) || !bodies_.contains(function);
      }
      if (entered && !leads(i.opcode) && !std::exchange(done, true))
        for (std::size_t n = 0, next = 0; n < parameters_[function].size(); ++n)
          if (const Parameter& p = parameters_[function][n]; p.pointer)
            moved.emplace(p.id, move(result, p, offsets.at(function)[next++], bytePointer, bound));
      entered = entered || i.opcode == spv::OpLabel;
      append(result, i.opcode, replaced(i, moved));
    });
    result[kBoundWord] = bound;
    return result;
  }

 private:
  struct Parameter {
    Id type, id;
    bool pointer;
  };

  static Id move(Words& result, const Parameter& parameter, Id offset, Id bytePointer, Id& bound) {
    const bool bytes = parameter.type == bytePointer;
    Id from = parameter.id;
    if (!bytes) append(result, spv::OpBitcast, {bytePointer, from = bound++, parameter.id});
    const Id moved = bound++;
    append(result, spv::OpInBoundsPtrAccessChain, {bytePointer, moved, from, offset});
    if (bytes) return moved;
    append(result, spv::OpBitcast, {parameter.type, bound, moved});
    return bound++;
  }

  static Words replaced(const Instruction& i, const std::map<Id, Id>& moved) {
    Words operands(i.operands.begin(), i.operands.end());
    const auto layout = moved.empty() ? std::nullopt : bodyLayout(i.opcode);
    for (std::uint32_t n = 0; layout && n < operands.size(); ++n)
      if (const auto to = moved.find(operands[n]); layout->isId(n) && n != layout->result && to != moved.end())
        operands[n] = to->second;
    return operands;
  }

  std::set<Id> kernels_;
  std::set<Id> bodies_;                              // the functions that are a kernel's code
  std::map<Id, std::vector<Parameter>> parameters_;  // by kernel or body
};

// ---- Stored addresses

// Instructions that write to memory: the operands for the place and for the value, or the place copied from.
struct Write {
  std::uint16_t opcode;
  std::uint8_t place, value;
  bool copies = false;
};
constexpr Write kWrites[] = {
    {spv::OpStore, 0, 1},       {spv::OpCopyMemory, 0, 1, true}, {spv::OpCopyMemorySized, 0, 1, true},
    {spv::OpAtomicStore, 0, 3}, {spv::OpAtomicExchange, 2, 5},   {spv::OpAtomicCompareExchange, 2, 6},
};

// Functions that store a pointer to global memory, a number made from one, or a structure with one, outside private
// and shared memory. The difference of two pointers is not an address.
class Stores {
 public:
  explicit Stores(std::span<const std::uint32_t> words) : types_(words), storage_(words), numbers_(words) {
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function = i[1], members_ = copies_ = false;
      if (i.opcode == spv::OpTypePointer) storage_[i[0]] = i[1];
      if (i.opcode == spv::OpTypePointer && isSlot(i)) slots_.insert(i[0]);
      if (i.opcode == spv::OpTypeStruct || i.opcode == spv::OpTypeArray) addType(i);
      if (const auto* write = std::ranges::find(kWrites, i.opcode, &Write::opcode);
          function != 0 && write != std::end(kWrites) && gives(i[write->place], i[write->value], write->copies))
        found_.insert(function);
      const auto layout = function == 0 ? globalLayout(i.opcode) : bodyLayout(i.opcode);
      if (!layout || layout->result != 1 || i.operands.size() < 2) return;
      types_[i[1]] = i[0];
      numbers_[i[1]] = isNumberOfAddress(i);
    });
  }

  std::set<Id> functions() && { return std::move(found_); }

 private:
  // True for a pointer to a variable that is one address: -O0 keeps each parameter in one.
  bool isSlot(const Instruction& pointer) const {
    return pointer[1] == spv::StorageClassFunction && storage_.get(pointer[2]) != 0;
  }

  void addType(const Instruction& type) {
    const auto parts = type.operands.subspan(1, type.opcode == spv::OpTypeArray ? 1 : type.operands.size() - 1);
    if (std::ranges::any_of(parts, [this](Id part) { return isGlobalType(part) || holding_.contains(part); }))
      holding_.insert(type[0]);
  }

  // Private memory that holds an address and other data may be copied as a whole.
  bool gives(Id place, Id value, bool copies) {
    const bool own = isOwn(place);
    if (!copies && own && isAddress(value)) members_ |= !slots_.contains(types_.get(place));
    if (copies && !own) copies_ |= isOwn(value);
    return (members_ && copies_) || (!copies && !own && isAddress(value));
  }

  // True for memory that no other thread reads later: private memory, and shared memory, which ends
  // with the kernel.
  bool isOwn(Id place) const {
    return storageOf(place) == spv::StorageClassFunction || storageOf(place) == spv::StorageClassWorkgroup;
  }
  bool isGlobalType(Id type) const {
    return storage_.get(type) == spv::StorageClassCrossWorkgroup || storage_.get(type) == spv::StorageClassGeneric;
  }
  std::uint32_t storageOf(Id pointer) const { return storage_.get(types_.get(pointer)); }
  bool isGlobal(Id id) const { return isGlobalType(types_.get(id)); }
  bool isAddress(Id id) const { return isGlobal(id) || numbers_.get(id) || holding_.contains(types_.get(id)); }

  bool isNumberOfAddress(const Instruction& i) const {
    const auto made = [&](std::size_t n) { return numbers_.get(i[n]); };
    switch (i.opcode) {
      case spv::OpConvertPtrToU:
        return isGlobal(i[2]);
      case spv::OpUConvert:
      case spv::OpSConvert:
      case spv::OpCopyObject:
      case spv::OpBitcast:
        return made(2);
      case spv::OpIAdd:
      case spv::OpBitwiseOr:
        return made(2) || made(3);
      case spv::OpISub:
        return made(2) && !made(3);
      case spv::OpSelect:
        return made(3) || made(4);
      case spv::OpPhi:
        return std::ranges::any_of(i.operands.subspan(2), [this](Id id) { return numbers_.get(id); });
      default:
        return false;
    }
  }

  IdTable<Id> types_;               // of values
  IdTable<std::uint32_t> storage_;  // of pointers' types
  IdTable<bool> numbers_;           // numbers that are addresses
  std::set<Id> holding_;            // types with an address in them
  std::set<Id> slots_;              // types of pointers to private variables that are an address
  bool members_ = false;            // the function stores an address in private memory that has other data, too
  bool copies_ = false;             // it copies from private memory to other memory
  std::set<Id> found_;
};

}  // namespace

BufferModule useBuffers(std::span<const std::uint32_t> words, std::string_view service, bool offsets) {
  BufferModule module;
  module.words.assign(words.begin(), words.end());
  const ArithmeticTypes types = declareArithmetic(module.words);
  const std::map<Id, std::string> kernels = kernelsOf(words);
  const auto names = exported(words);
  std::map<Id, std::uint32_t> count;  // of parameters, by kernel
  Id function = 0;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpFunction) function = i[1];
    if (i.opcode == spv::OpFunctionParameter) ++count[function];
  });

  if (offsets) {
    Offsets pointers(module.words);
    const auto added = addParameters(module.words, pointers.missing(types.wide));
    module.words = pointers.add(module.words, added, types.bytePointer);
    for (const auto& [kernel, name] : kernels) {
      module.kernels[name].offsets = pointers.indices(kernel);
      if (added.contains(kernel)) count[kernel] += static_cast<std::uint32_t>(added.at(kernel).size());
    }
  }
  // A parameter of this kind is always the beginning of a buffer.
  const auto note = [&](const std::map<Id, Id>& parameters, std::uint32_t HiddenParameters::* where) {
    for (const auto& [kernel, name] : kernels)
      if (parameters.contains(kernel)) module.kernels[name].*where = count[kernel]++;
  };
  if (const auto variable = names.find(service); variable != names.end()) {
    const ServiceLoads loads(module.words, variable->second);
    const auto parameters = addSharedParameter(module.words, loads.users(), types.bytePointer);
    module.words = loads.replace(module.words, parameters, types.bytePointer);
    note(parameters, &HiddenParameters::service);
  }
  const PlacedVariables variables(module.words);
  module.initial.assign(variables.initial().begin(), variables.initial().end());
  if (module.initial.empty()) return module;
  const auto parameters = addSharedParameter(module.words, variables.users(module.words), types.bytePointer);
  module.words = variables.placeBy(module.words, parameters, types.bytePointer);
  note(parameters, &HiddenParameters::variables);
  const auto places = variables.offsets();
  for (const auto& [name, id] : names)
    if (places.contains(id)) module.variables.emplace(name, places.at(id));
  return module;
}

std::set<std::string, std::less<>> kernelsGivingAddresses(std::span<const std::uint32_t> words) {
  const std::set<Id> functions = withCallers(words, Stores(words).functions());
  std::set<std::string, std::less<>> found;
  for (const auto& [kernel, name] : kernelsOf(words))
    if (functions.contains(kernel) && name != kVariablesKernel) found.insert(name);
  return found;
}

}  // namespace hipspv::adapt
