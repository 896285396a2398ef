#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "hipspv/devlib/warp_abi.h"
#include "hipspv/runtime/spirv/ir/body.h"
#include "warps.h"

namespace hipspv::adapt {

using ir::Dominators, ir::Graph;

namespace {

// SPIR-V 1.6, section 3.3.
constexpr std::uint32_t kOrdered = 0x310;  // section 3.25: sequentially consistent, for shared and global memory
constexpr std::uint32_t kIdle = 0;         // the state of a waiting thread

// Instructions that are appended to a block.
class Writer : public Builder {
 public:
  using Builder::add;

  Writer(Module& module, std::vector<Instruction>& code, Calls& calls) : Builder(module, code), calls_(calls) {}

  // Calls a function of the emulation library, whose first argument is the machine's memory.
  Id call(const std::string& name, Id type, const Words& arguments) {
    return callAs(module().newId(), name, type, arguments);
  }
  Id callAs(Id result, const std::string& name, Id type, const Words& arguments) {
    const std::string function = "__hipspv_warps_" + name;
    Words operands{calls_.function(function)};
    operands.insert(operands.end(), arguments.begin(), arguments.end());
    // LLVM's back end chooses the type that the library's pointers point to.
    const Id pointee = module().integer(Library::instance().pointeeBits(function));
    const Id pointer = module().pointer(spv::StorageClassWorkgroup, pointee);
    if (module().typeOf(operands[1]) != pointer) operands[1] = add(spv::OpBitcast, pointer, {operands[1]});
    return define(result, spv::OpFunctionCall, type, operands);
  }

 private:
  Calls& calls_;
};

class Machine {
 public:
  Machine(Module& module, Body& kernel, const WarpShape& shape, Calls& calls)
      : module_(module),
        kernel_(kernel),
        shape_(shape),
        calls_(calls),
        uint_(module.integer(32)),
        ulong_(module.integer(64)) {}

  void make() {
    tidy();
    stops_ = markStops(module_, kernel_);
    words_ = static_cast<std::uint32_t>(stops_.words);
    threads_ = (shape_.maxThreads + shape_.lanes - 1) / shape_.lanes * shape_.lanes;
    cut();
    frame();
    sort();
    keepInMemory(module_, kernel_);
  }

 private:
  // ---- Instructions without effect here

  void tidy() {
    const Dominators dominators(successorsOf(module_, kernel_));
    std::set<Id> gone;
    std::vector<Block> blocks;
    for (std::size_t n = 0; n < kernel_.blocks.size(); ++n)
      if (dominators.isReached(n))
        blocks.push_back(std::move(kernel_.blocks[n]));
      else
        gone.insert(kernel_.blocks[n].label);
    kernel_.blocks = std::move(blocks);
    for (Block& block : kernel_.blocks) {
      dropNotes(block);
      for (Instruction& code : block.code)
        if (code.opcode() == spv::OpPhi) forget(code, gone);
    }
  }

  // Lifetimes: variables are in use while the machine runs. Line information between phis would
  // separate them.
  static void dropNotes(Block& block) {
    const auto isPhi = [](const Instruction& code) { return code.opcode() == spv::OpPhi; };
    auto left = std::ranges::count_if(block.code, isPhi);
    std::erase_if(block.code, [&](const Instruction& code) {
      const bool isLine = code.opcode() == spv::OpLine || code.opcode() == spv::OpNoLine;
      left -= isPhi(code) ? 1 : 0;
      return code.opcode() == spv::OpLifetimeStart || code.opcode() == spv::OpLifetimeStop || (left > 0 && isLine);
    });
  }

  void forget(Instruction& phi, const std::set<Id>& gone) {
    Words kept{phi[0], phi[1]};
    for (std::size_t n = 2; n + 1 < phi.size(); n += 2)
      if (!gone.contains(phi[n + 1])) kept.insert(kept.end(), {phi[n], phi[n + 1]});
    phi = module_.make(spv::OpPhi, kept);
  }

  // ---- Blocks between stops

  void cut() {
    join_ = module_.newId(), dispatch_ = module_.newId();
    declare();
    std::map<Id, Id> tails;
    std::vector<Block> cut;
    for (Block& block : kernel_.blocks) {
      const Id label = block.label;
      cut.push_back({label, {}});
      for (Instruction& code : block.code) emit(cut, code);
      if (cut.back().label != label) tails.emplace(label, cut.back().label);
    }
    for (Block& block : cut)
      for (Instruction& code : block.code)
        if (code.opcode() == spv::OpPhi)
          for (std::size_t n = 3; n < code.size(); n += 2)
            if (const auto tail = tails.find(code[n]); tail != tails.end())
              replaceOperand(module_, code, n, tail->second);
    kernel_.blocks = std::move(cut);
  }

  void emit(std::vector<Block>& cut, Instruction& code) {
    Writer now(module_, cut.back().code, calls_);
    if (code.opcode() == spv::OpVariable) {
      variables_.push_back(std::move(code));
    } else if (static_cast<std::uint32_t>(code.opcode()) == kStopMark) {
      const Stop& stop = stops_.stops[code[0]];
      const Id after = module_.newId();
      states_.push_back(after);
      stopHere(now, stop);
      cut.push_back({after, {}});
    } else if (code.opcode() == spv::OpReturn) {
      setNext(now, module_.constant(uint_, HIPSPV_WARP_ENDED), kIdle);
      now.put(spv::OpBranch, {join_});
    } else if (collectiveOf(module_, code).isOne) {
      answer(now, code);
    } else {
      cut.back().code.push_back(std::move(code));
    }
  }

  void setNext(Writer& now, Id word, std::uint32_t state) {
    now.put(spv::OpStore, {word_, word});
    now.put(spv::OpStore, {next_, module_.constant(uint_, state)});
  }

  void stopHere(Writer& now, const Stop& stop) {
    const std::uint32_t number = (stop.ofBlock ? HIPSPV_WARP_OF_BLOCK : 0) | stop.order << 1;
    Id word = module_.constant(uint_, number | 1);
    if (stop.predicate != 0)
      word = now.add(spv::OpSelect, uint_, {stop.predicate, word, module_.constant(uint_, number)});
    setNext(now, word, static_cast<std::uint32_t>(states_.size()));
    std::size_t at = 0;
    for (const Id value : stop.values) {
      const bool wide = adapt::wordsOf(module_, value) == 2;
      const Id low = wide ? now.add(spv::OpUConvert, uint_, {value}) : value;
      now.put(spv::OpStore, {passed_[at++], low});
      if (!wide) continue;
      const Id shifted = now.add(spv::OpShiftRightLogical, ulong_, {value, module_.constant(ulong_, 32)});
      now.put(spv::OpStore, {passed_[at++], now.add(spv::OpUConvert, uint_, {shifted})});
    }
    now.put(spv::OpBranch, {join_});
  }

  // The result of an operation, from the values published at the stop.
  void answer(Writer& now, const Instruction& code) {
    switch (code.opcode()) {
      case spv::OpGroupNonUniformBallot:
        return ballot(now, code);
      case spv::OpGroupBroadcast:
      case spv::OpGroupNonUniformBroadcast:
        return broadcast(now, code);
      case spv::OpGroupIAdd:
        return sum(now, code);
      default:  // a barrier
        return;
    }
  }

  void sum(Writer& now, const Instruction& code) {
    Words arguments = common(now);
    arguments.push_back(size_);
    now.callAs(code.result(), "sum", uint_, arguments);
  }

  void ballot(Writer& now, const Instruction& code) {
    const bool predicated = stops_.stops[stops_.operations.at(code.result()).stop].predicate == code[3];
    Words arguments = common(now);
    arguments.push_back(module_.constant(uint_, shape_.lanes));
    const Id lanes = now.call(predicated ? "ballot" : "members", ulong_, arguments);
    const Id low = now.add(spv::OpUConvert, uint_, {lanes});
    const Id shifted = now.add(spv::OpShiftRightLogical, ulong_, {lanes, module_.constant(ulong_, 32)});
    const Id high = now.add(spv::OpUConvert, uint_, {shifted});
    const Id zero = module_.constant(uint_, 0);
    now.define(code.result(), spv::OpCompositeConstruct, code.type(), {low, high, zero, zero});
  }

  void broadcast(Writer& now, const Instruction& code) {
    const std::size_t word = stops_.operations.at(code.result()).word;
    const auto read = [&](Id result, std::size_t at) {
      Words arguments = common(now);
      arguments.insert(arguments.end(), {module_.constant(uint_, shape_.lanes), code[4],
                                         module_.constant(uint_, static_cast<std::uint32_t>(at))});
      return now.callAs(result, "read", uint_, arguments);
    };
    if (wordsOf(module_, code.result()) == 1) {
      read(code.result(), word);
      return;
    }
    const Id low = now.add(spv::OpUConvert, ulong_, {read(module_.newId(), word)});
    const Id high = now.add(spv::OpUConvert, ulong_, {read(module_.newId(), word + 1)});
    const Id shifted = now.add(spv::OpShiftLeftLogical, ulong_, {high, module_.constant(ulong_, 32)});
    now.define(code.result(), spv::OpBitwiseOr, ulong_, {low, shifted});
  }

  // The common first arguments of the library's functions.
  Words common(Writer& now) const {
    const Id round = now.add(spv::OpLoad, uint_, {round_});
    const Id word = now.add(spv::OpLoad, uint_, {word_});
    return {memory_, module_.constant(uint_, threads_), module_.constant(uint_, words_), self_, round, word};
  }

  // ---- The frame

  Id variable() {
    return Builder(module_, variables_)
        .add(spv::OpVariable, module_.pointer(spv::StorageClassFunction, uint_), {spv::StorageClassFunction});
  }

  void declare() {
    for (Id* each : {&now_, &next_, &word_, &round_}) *each = variable();
    for (std::size_t n = 0; n < words_; ++n) passed_.push_back(variable());
    const Id length = module_.constant(uint_, HIPSPV_WARP_FLAGS + 2 * (1 + words_) * threads_);
    const Id array = module_.pointer(spv::StorageClassWorkgroup, module_.type(spv::OpTypeArray, {uint_, length}));
    const Id shared = module_.global(spv::OpVariable, array, {spv::StorageClassWorkgroup});
    memory_ = module_.newId(), self_ = module_.newId(), size_ = module_.newId();
    memoryDefinition_ = module_.make(spv::OpInBoundsAccessChain, {module_.pointer(spv::StorageClassWorkgroup, uint_),
                                                                  memory_, shared, module_.constant(uint_, 0)});
  }

  // The components of a built-in variable.
  std::vector<Id> components(Writer& writer, spv::BuiltIn builtIn) {
    const Id variable = builtInOf(module_, builtIn), vector = module_.definition(module_.typeOf(variable))[2];
    const Id type = module_.componentOf(vector);
    const Id loaded = writer.add(spv::OpLoad, vector, {variable});
    std::vector<Id> all;
    for (std::uint32_t n = 0; n < 3; ++n)
      all.push_back(writer.add(spv::OpUConvert, uint_, {writer.add(spv::OpCompositeExtract, type, {loaded, n})}));
    return all;
  }

  // The thread's index in the block, and the block's number of threads.
  void computeIndices(Writer& writer) {
    const std::vector<Id> ids = components(writer, spv::BuiltInLocalInvocationId);
    const std::vector<Id> sizes = components(writer, spv::BuiltInWorkgroupSize);
    const Id rows = writer.add(spv::OpIMul, uint_, {ids[2], sizes[1]});
    const Id row = writer.add(spv::OpIAdd, uint_, {rows, ids[1]});
    const Id before = writer.add(spv::OpIMul, uint_, {row, sizes[0]});
    writer.define(self_, spv::OpIAdd, uint_, {before, ids[0]});
    const Id plane = writer.add(spv::OpIMul, uint_, {sizes[0], sizes[1]});
    writer.define(size_, spv::OpIMul, uint_, {plane, sizes[2]});
  }

  // The loop has only one back edge, from where the threads have converged: PoCL would put barriers on the others.
  void frame() {
    std::vector<Block> framed{{module_.newId(), {}}, {dispatch_, {}}};
    Block join{join_, {}};
    begin(framed[0].code, kernel_.blocks.front());
    dispatch(framed[1].code);
    const Id exit = module_.newId();
    synchronize(join.code, exit);
    framed.insert(framed.end(), std::make_move_iterator(kernel_.blocks.begin()),
                  std::make_move_iterator(kernel_.blocks.end()));
    framed.push_back(std::move(join));
    framed.push_back({exit, {module_.make(spv::OpReturn, {})}});
    kernel_.blocks = std::move(framed);
  }

  // A block must come after those that dominate it (section 2.16.1).
  void sort() {
    const Dominators dominators(successorsOf(module_, kernel_));
    std::vector<Block> sorted;
    for (const std::size_t block : dominators.order()) sorted.push_back(std::move(kernel_.blocks[block]));
    kernel_.blocks = std::move(sorted);
  }

  // The kernel's first block, up to its first stop, runs before the machine begins: its definitions are visible to
  // all others. Only its last instruction stays in the block.
  void begin(std::vector<Instruction>& code, Block& first) {
    Writer writer(module_, code, calls_);
    code.insert(code.end(), variables_.begin(), variables_.end());
    computeIndices(writer);
    const Id zero = module_.constant(uint_, 0);
    code.push_back(memoryDefinition_);
    writer.put(spv::OpStore, {round_, zero});
    states_.push_back(first.label);
    writer.put(spv::OpStore, {now_, module_.constant(uint_, static_cast<std::uint32_t>(states_.size())),
                              spv::MemoryAccessVolatileMask});
    for (const Id each : {next_, word_}) writer.put(spv::OpStore, {each, zero});
    for (const Id each : passed_) writer.put(spv::OpStore, {each, zero});
    writer.call("begin", module_.type(spv::OpTypeVoid, {}),
                {memory_, module_.constant(uint_, threads_), module_.constant(uint_, words_), self_, size_,
                 module_.constant(uint_, shape_.lanes)});
    barrier(writer);
    Instruction end = std::move(first.code.back());
    first.code.pop_back();
    code.insert(code.end(), std::make_move_iterator(first.code.begin()), std::make_move_iterator(first.code.end()));
    code.push_back(module_.make(spv::OpBranch, {dispatch_}));
    first.code = {std::move(end)};
  }

  void dispatch(std::vector<Instruction>& code) {
    Writer writer(module_, code, calls_);
    // Device compilers that knew the state would duplicate the barrier.
    const Id state = writer.add(spv::OpLoad, uint_, {now_, spv::MemoryAccessVolatileMask});
    Words operands{state, join_};
    for (std::uint32_t n = 0; n < states_.size(); ++n) operands.insert(operands.end(), {n + 1, states_[n]});
    writer.put(spv::OpSwitch, operands);
  }

  void barrier(Writer& writer) {
    const Id scope = module_.constant(uint_, spv::ScopeWorkgroup);
    writer.put(spv::OpControlBarrier, {scope, scope, module_.constant(uint_, kOrdered)});
  }

  void synchronize(std::vector<Instruction>& code, Id exit) {
    Writer writer(module_, code, calls_);
    const Id last = writer.add(spv::OpLoad, uint_, {round_});
    writer.put(spv::OpStore, {round_, writer.add(spv::OpIAdd, uint_, {last, module_.constant(uint_, 1)})});
    Words arguments = common(writer);
    for (const Id each : passed_) arguments.push_back(writer.add(spv::OpLoad, uint_, {each}));
    writer.call("publish" + std::to_string(words_), module_.type(spv::OpTypeVoid, {}), arguments);
    barrier(writer);
    arguments = common(writer);
    arguments.push_back(module_.constant(uint_, shape_.lanes));
    const Id truth = module_.boolean(), zero = module_.constant(uint_, 0);
    const Id released = writer.call("released", uint_, arguments);
    const Id goes = writer.add(spv::OpINotEqual, truth, {released, zero});
    const Id next = writer.add(spv::OpLoad, uint_, {next_});
    writer.put(spv::OpStore, {now_, writer.add(spv::OpSelect, uint_, {goes, next, module_.constant(uint_, kIdle)}),
                              spv::MemoryAccessVolatileMask});
    arguments.pop_back();
    const Id running = writer.call("running", uint_, arguments);
    const Id goesOn = writer.add(spv::OpINotEqual, truth, {running, zero});
    writer.put(spv::OpBranchConditional, {goesOn, dispatch_, exit});
  }

  Module& module_;
  Body& kernel_;
  const WarpShape shape_;
  Calls& calls_;
  const Id uint_, ulong_;
  Stops stops_;
  std::uint32_t words_ = 0;    // published by a thread
  std::uint32_t threads_ = 0;  // for which memory is reserved
  std::vector<Instruction> variables_;
  std::vector<Id> states_;  // blocks after stops; a state is 1 + the index here
  std::vector<Id> passed_;  // variables: the values that the thread publishes
  Id now_ = 0, next_ = 0;   // variables: the state, and that after the stop
  Id word_ = 0;             // variable: the stop and the ballot's predicate
  Id round_ = 0;            // variable: the number of rounds so far
  Id memory_ = 0, self_ = 0, size_ = 0;
  Instruction memoryDefinition_{nullptr};
  Id join_ = 0, dispatch_ = 0;  // labels
};

}  // namespace

Id builtInOf(Module& module, spv::BuiltIn number) {
  if (const Id found = module.findBuiltIn(number)) return module.builtIn(number, 0), found;
  const Id variable = module.builtIn(number, module.type(spv::OpTypeVector, {module.integer(64), 3}));
  module.decorate(variable, spv::DecorationConstant);
  return variable;
}

void makeWarpMachine(Module& module, Body& kernel, const WarpShape& shape, Calls& calls) {
  Machine(module, kernel, shape, calls).make();
}

}  // namespace hipspv::adapt
