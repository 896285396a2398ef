#include "buffer_arguments.h"

#include <algorithm>
#include <utility>

#include "hipspv/runtime/spirv/ir/id_table.h"
#include "hipspv/runtime/spirv/split.h"
#include "variables.h"

namespace hipspv::adapt {
namespace {

// The kernels, by their functions' ids.
std::map<Id, std::string> kernelsOf(const Module& module) {
  std::map<Id, std::string> found;
  for (const Instruction& i : module[ir::kEntryPoints]) found.emplace(i[1], i.text(2));
  return found;
}

// Variables and functions, by their exported names.
std::map<std::string, Id, std::less<>> exported(const Module& module) {
  std::map<std::string, Id, std::less<>> found;
  for (const Instruction& i : module[ir::kAnnotations])
    if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationLinkageAttributes) found.emplace(i.text(2), i[0]);
  return found;
}

// ---- Parameters

using Added = std::map<Id, std::vector<Id>>;

// Adds parameters of these types to each function, after its own. Calls pass on the caller's parameters. Returns their
// ids by function.
Added addParameters(Module& module, const Added& types) {
  Added ids;
  for (Function& function : module.functions) {
    const auto added = types.find(function.id);
    if (added == types.end()) continue;
    const Instruction head = function.code.front();
    const Instruction signature = module.definition(head[3]);
    Words operands(signature.operands().begin() + 1, signature.operands().end());
    operands.insert(operands.end(), added->second.begin(), added->second.end());
    module.set(head, 3, module.type(spv::OpTypeFunction, operands));
    std::vector<Instruction> parameters;
    Builder builder(module, parameters);
    for (const Id type : added->second) ids[function.id].push_back(builder.add(spv::OpFunctionParameter, type, {}));
    const auto body = std::ranges::find_if(function.code, [](const Instruction& i) {
      return i.opcode() == spv::OpLabel || i.opcode() == spv::OpFunctionEnd;
    });
    function.code.insert(body, parameters.begin(), parameters.end());
  }
  for (Function& function : module.functions)
    ir::edit(module, function, [&](const Instruction& i, Builder& builder) {
      if (i.opcode() != spv::OpFunctionCall || !ids.contains(i[2])) return false;
      Words operands(i.operands().begin(), i.operands().end());
      operands.insert(operands.end(), ids.at(function.id).begin(), ids.at(function.id).end());
      builder.put(spv::OpFunctionCall, operands);
      return true;
    });
  return ids;
}

// Adds one parameter of the type to the functions and their direct and indirect callers. All calls pass on the same
// value. Returns its id by function.
std::map<Id, Id> addSharedParameter(Module& module, const std::set<Id>& functions, Id type) {
  Added types;
  for (const Id function : ir::withCallers(module, functions)) types.emplace(function, std::vector{type});
  std::map<Id, Id> result;
  for (const auto& [function, ids] : addParameters(module, types)) result.emplace(function, ids[0]);
  return result;
}

// ---- The service block

// Replaces loads of the service block's variable, a pointer to the block, by the parameter. A load may go through a
// cast of the variable's address.
class ServiceLoads {
 public:
  ServiceLoads(const Module& module, Id variable) : pointers_{variable} {
    const std::set<Id> setup = setupFunctions(module);
    for (const Instruction& i : module[ir::kGlobals])
      if (globalLayout(i.opcode()) != nullptr && uses(i)) constants_.insert(i.result());
    for (const Function& function : module.functions)
      for (const Instruction& i : function.code) {
        if (i.opcode() == spv::OpBitcast && pointers_.contains(i[2]))
          pointers_.insert(i[1]);
        else if (i.opcode() == spv::OpLoad && pointers_.contains(i[2]))
          users_.insert(function.id);
        else if (uses(i) && !setup.contains(function.id))
          throw Error(hipErrorNoBinaryForGpu,
                      "the module uses the service block otherwise than by loads of its address");
      }
  }

  const std::set<Id>& users() const { return users_; }

  void replace(Module& module, const std::map<Id, Id>& parameters, Id bytePointer) const {
    for (Function& function : module.functions)
      ir::edit(module, function, [&](const Instruction& i, Builder& builder) {
        if (i.opcode() == spv::OpBitcast && pointers_.contains(i[1])) return true;
        if (i.opcode() != spv::OpLoad || !pointers_.contains(i[2])) return false;
        builder.define(i[1], i[0] == bytePointer ? spv::OpCopyObject : spv::OpBitcast, i[0],
                       {parameters.at(function.id)});
        return true;
      });
  }

 private:
  // The kernel that reports where variables are, and its code.
  static std::set<Id> setupFunctions(const Module& module) {
    std::set<Id> found;
    for (const auto& [kernel, name] : kernelsOf(module))
      if (name == kVariablesKernel) found.insert(kernel);
    const auto names = exported(module);
    if (const auto own = names.find(kVariablesKernel); own != names.end()) found.insert(own->second);
    return found;
  }

  bool uses(const Instruction& i) const {
    for (std::size_t n = 0; n < i.size(); ++n)
      if (i.uses(n) && (pointers_.contains(i[n]) || constants_.contains(i[n]))) return true;
    return false;
  }

  std::set<Id> pointers_;   // the variable, and casts of its address
  std::set<Id> constants_;  // made from its address
  std::set<Id> users_;
};

// ---- Offsets

// The pointers among a kernel's parameters, and the kernel with offsets added to them. llvm-spirv makes an entry
// point that calls a function of the kernel's name, and Intel's compiler takes that function for the kernel: both
// must have the same parameters.
class Offsets {
 public:
  explicit Offsets(const Module& module) {
    const auto names = exported(module);
    for (const auto& [kernel, name] : kernelsOf(module)) {
      const auto own = names.find(name);
      kernels_.insert(kernel);
      bodies_.insert(own != names.end() ? own->second : kernel);
    }
    for (const Function& function : module.functions) {
      if (!kernels_.contains(function.id) && !bodies_.contains(function.id)) continue;
      for (const Instruction& i : ir::parametersOf(function)) {
        const Instruction type = module.definition(i[0]);
        const bool pointer = type && type.opcode() == spv::OpTypePointer && type[1] == spv::StorageClassCrossWorkgroup;
        parameters_[function.id].push_back({i[0], i[1], pointer});
      }
    }
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

  void add(Module& module, const std::map<Id, std::vector<Id>>& offsets, Id bytePointer) {
    for (Function& function : module.functions) {
      if (!offsets.contains(function.id) || !bodies_.contains(function.id)) continue;
      std::map<Id, Id> moved;
      std::vector<Instruction> code;
      Builder builder(module, code);
      std::size_t next = 0;
      for (const Parameter& p : parameters_[function.id])
        if (p.pointer) moved.emplace(p.id, move(builder, p, offsets.at(function.id)[next++], bytePointer));
      for (const Instruction& i : function.code)
        for (std::size_t n = 0; n < i.size(); ++n)
          if (i.uses(n))
            if (const auto to = moved.find(i[n]); to != moved.end()) module.set(i, n, to->second);
      ir::atBeginning(module, function, [&](Builder& beginning) {
        for (const Instruction& i : code) beginning.keep(i);
      });
    }
  }

 private:
  struct Parameter {
    Id type, id;
    bool pointer;
  };

  static Id move(Builder& builder, const Parameter& parameter, Id offset, Id bytePointer) {
    const bool bytes = parameter.type == bytePointer;
    const Id from = bytes ? parameter.id : builder.add(spv::OpBitcast, bytePointer, {parameter.id});
    const Id moved = builder.add(spv::OpInBoundsPtrAccessChain, bytePointer, {from, offset});
    return bytes ? moved : builder.add(spv::OpBitcast, parameter.type, {moved});
  }

  std::set<Id> kernels_;
  std::set<Id> bodies_;                              // the functions that are a kernel's code
  std::map<Id, std::vector<Parameter>> parameters_;  // by kernel or body
};

// ---- Stored addresses

// Instructions that write to memory: the operands for the location and for the value, or the location copied from.
struct Write {
  std::uint16_t opcode;
  std::uint8_t location, value;
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
  explicit Stores(const Module& module) : module_(module), numbers_(module.bound()) {
    for (const Instruction& i : module[ir::kGlobals]) {
      if (i.opcode() == spv::OpTypePointer && isSlot(i)) slots_.insert(i[0]);
      if (i.opcode() == spv::OpTypeStruct || i.opcode() == spv::OpTypeArray) addType(i);
      if (i.type() != 0) numbers_[i.result()] = isNumberOfAddress(i);
    }
    for (const Function& function : module.functions) {
      members_ = copies_ = false;
      for (const Instruction& i : function.code) {
        if (const auto* write = std::ranges::find(kWrites, i.opcode(), &Write::opcode);
            write != std::end(kWrites) && gives(i[write->location], i[write->value], write->copies))
          found_.insert(function.id);
        if (i.type() != 0) numbers_[i.result()] = isNumberOfAddress(i);
      }
    }
  }

  std::set<Id> functions() && { return std::move(found_); }

 private:
  // True for a pointer to a variable that is one address: -O0 keeps each parameter in one.
  bool isSlot(const Instruction& pointer) const {
    return pointer[1] == spv::StorageClassFunction && module_.storageOf(pointer[2]) != spv::StorageClassMax;
  }

  void addType(const Instruction& type) {
    const auto parts = type.operands().subspan(1, type.opcode() == spv::OpTypeArray ? 1 : type.size() - 1);
    if (std::ranges::any_of(parts, [this](Id part) { return isGlobalType(part) || holding_.contains(part); }))
      holding_.insert(type[0]);
  }

  // Private memory that holds an address and other data may be copied as a whole.
  bool gives(Id location, Id value, bool copies) {
    const bool own = isOwn(location);
    if (!copies && own && isAddress(value)) members_ |= !slots_.contains(module_.typeOf(location));
    if (copies && !own) copies_ |= isOwn(value);
    return (members_ && copies_) || (!copies && !own && isAddress(value));
  }

  // True for memory that no other thread reads later: private memory, and shared memory, which ends
  // with the kernel.
  bool isOwn(Id location) const {
    return storageOf(location) == spv::StorageClassFunction || storageOf(location) == spv::StorageClassWorkgroup;
  }
  bool isGlobalType(Id type) const {
    const std::uint32_t storage = module_.storageOf(type);
    return storage == spv::StorageClassCrossWorkgroup || storage == spv::StorageClassGeneric;
  }
  std::uint32_t storageOf(Id pointer) const { return module_.storageOf(module_.typeOf(pointer)); }
  bool isGlobal(Id id) const { return isGlobalType(module_.typeOf(id)); }
  bool isAddress(Id id) const { return isGlobal(id) || numbers_.get(id) || holding_.contains(module_.typeOf(id)); }

  bool isNumberOfAddress(const Instruction& i) const {
    const auto made = [&](std::size_t n) { return numbers_.get(i[n]); };
    switch (i.opcode()) {
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
        return std::ranges::any_of(i.operands().subspan(2), [this](Id id) { return numbers_.get(id); });
      default:
        return false;
    }
  }

  const Module& module_;
  IdTable<bool> numbers_;  // numbers that are addresses
  std::set<Id> holding_;   // types with an address in them
  std::set<Id> slots_;     // types of pointers to private variables that are an address
  bool members_ = false;   // the function stores an address in private memory that has other data, too
  bool copies_ = false;    // it copies from private memory to other memory
  std::set<Id> found_;
};

}  // namespace

Buffers useBuffers(Module& module, std::string_view service, bool offsets) {
  Buffers buffers;
  const Id wide = module.integer(64);
  const Id bytePointer = module.pointer(spv::StorageClassCrossWorkgroup, module.integer(8));
  const std::map<Id, std::string> kernels = kernelsOf(module);
  const auto names = exported(module);
  std::map<Id, std::uint32_t> count;  // of parameters, by function
  for (const Function& function : module.functions)
    count[function.id] = static_cast<std::uint32_t>(ir::parametersOf(function).size());

  if (offsets) {
    Offsets pointers(module);
    const auto added = addParameters(module, pointers.missing(wide));
    pointers.add(module, added, bytePointer);
    for (const auto& [kernel, name] : kernels) {
      buffers.kernels[name].offsets = pointers.indices(kernel);
      if (added.contains(kernel)) count[kernel] += static_cast<std::uint32_t>(added.at(kernel).size());
    }
  }
  // A parameter of this kind is always the beginning of a buffer.
  const auto note = [&](const std::map<Id, Id>& parameters, std::uint32_t HiddenParameters::* where) {
    for (const auto& [kernel, name] : kernels)
      if (parameters.contains(kernel)) buffers.kernels[name].*where = count[kernel]++;
  };
  if (const auto variable = names.find(service); variable != names.end()) {
    const ServiceLoads loads(module, variable->second);
    const auto parameters = addSharedParameter(module, loads.users(), bytePointer);
    loads.replace(module, parameters, bytePointer);
    note(parameters, &HiddenParameters::service);
  }
  const PlacedVariables variables(module);
  buffers.initial.assign(variables.initial().begin(), variables.initial().end());
  if (buffers.initial.empty()) return buffers;
  const auto parameters = addSharedParameter(module, variables.users(module), bytePointer);
  variables.placeBy(module, parameters);
  note(parameters, &HiddenParameters::variables);
  for (const auto& [name, id] : names)
    if (const auto found = variables.offsets().find(id); found != variables.offsets().end())
      buffers.variables.emplace(name, found->second);
  return buffers;
}

std::set<std::string, std::less<>> kernelsGivingAddresses(const Module& module) {
  const std::set<Id> functions = ir::withCallers(module, Stores(module).functions());
  std::set<std::string, std::less<>> found;
  for (const auto& [kernel, name] : kernelsOf(module))
    if (functions.contains(kernel) && name != kVariablesKernel) found.insert(name);
  return found;
}

}  // namespace hipspv::adapt
