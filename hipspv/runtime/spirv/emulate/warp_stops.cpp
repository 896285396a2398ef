#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "warps.h"

namespace hipspv::adapt {

using ir::Dominators, ir::Graph, ir::Loop, ir::Loops, ir::reversed;

namespace {

// SPIR-V 1.6, section 3.3.
// vloadn to prefetch, printf among them (OpenCL Extended Instruction Set Specification, sections 2.3 to 2.5).
constexpr std::size_t kMostWords = 2;

// True if the pointer points to memory that other threads may write to.
bool leadsToOthers(const Module& module, Id pointer) {
  const Instruction type = module.definition(module.typeOf(pointer));
  const std::uint32_t storage = !type ? std::uint32_t{spv::StorageClassGeneric} : type[1];
  return storage == spv::StorageClassWorkgroup || storage == spv::StorageClassCrossWorkgroup ||
         storage == spv::StorageClassGeneric;
}

// True if other threads can observe on which side of a stop the instruction is executed.
bool isSeen(const Module& module, const Instruction& code) {
  switch (code.opcode()) {
    case spv::OpStore:
    case spv::OpCopyMemory:
    case spv::OpCopyMemorySized:
    case spv::OpImageWrite:
    case spv::OpFunctionCall:
    case spv::OpControlBarrier:
    case spv::OpMemoryBarrier:
      return true;
    case spv::OpExtInst:
      return code[3] >= OpenCLLIB::Vloadn && code[3] <= OpenCLLIB::Prefetch;
    case spv::OpLoad:
      return leadsToOthers(module, code[2]);
    default:
      return code.opcode() >= spv::OpAtomicLoad && static_cast<std::uint32_t>(code.opcode()) != kStopMark &&
             (code.opcode() <= spv::OpAtomicXor || code.opcode() > 366);
  }
}

// The width of a 32-bit or 64-bit integer; 0 for other values.
std::uint32_t bitsOf(const Module& module, Id value) {
  const Instruction type = module.definition(module.typeOf(value));
  const std::uint32_t bits = type && type.opcode() == spv::OpTypeInt ? type[1] : 0;
  return bits == 32 || bits == 64 ? bits : 0;
}

Id valueOf(const Instruction& code) {
  const bool passes = code.opcode() == spv::OpGroupBroadcast || code.opcode() == spv::OpGroupNonUniformBroadcast;
  return passes ? code[3] : code.opcode() == spv::OpGroupIAdd ? code[4] : 0;
}

Id predicateOf(const Module& module, const Instruction& code) {
  if (code.opcode() != spv::OpGroupNonUniformBallot) return 0;
  const Instruction constant = module.definition(code[3]);
  return constant && constant.opcode() == spv::OpConstantTrue ? 0 : code[3];
}

// A loop of one block that reads lanes' values in the same number of iterations for all lanes. They need to converge
// only once, before it.
class GatherLoop {
 public:
  static std::optional<GatherLoop> at(const Module& module, const Body& body, std::size_t number,
                                      const std::vector<std::size_t>& predecessors) {
    GatherLoop loop;
    const Block& block = body.blocks[number];
    const bool once = predecessors.size() == 2 && std::ranges::find(predecessors, number) != predecessors.end();
    if (!once || !loop.reads(module, block) || !loop.counts(module, block)) return std::nullopt;
    loop.before = predecessors[0] == number ? predecessors[1] : predecessors[0];
    return loop;
  }

  std::size_t before = 0;
  std::set<Id> values, defined;

 private:
  bool reads(const Module& module, const Block& block) {
    std::size_t words = 0;
    for (const Instruction& code : block.code) {
      if (code.result() != 0) defined.insert(code.result());
      if (collectiveOf(module, code).isOne) {
        const Id value = valueOf(code);
        if (value == 0 || collectiveOf(module, code).ofBlock) return false;
        if (values.insert(value).second) words += wordsOf(module, value);
      } else if (isSeen(module, code)) {
        return false;
      }
    }
    const bool invariant = std::ranges::none_of(values, [this](Id value) { return defined.contains(value); });
    return !values.empty() && invariant && words <= kMostWords;
  }

  // True if the number of iterations depends on constants only.
  bool counts(const Module& module, const Block& block) const {
    if (block.end().opcode() != spv::OpBranchConditional) return false;
    const auto isConstant = [&](Id id) { return module.valueOf(id).has_value(); };
    const Instruction comparison = definition(block, block.end()[0]);
    if (!comparison || comparison.opcode() < spv::OpIEqual || comparison.opcode() > spv::OpSLessThanEqual) return false;
    if (!isConstant(comparison[3])) return false;
    const Instruction counter = definition(block, comparison[2]);
    if (!counter) return false;
    const Id phi = counter.opcode() == spv::OpIAdd ? counter[2] : counter[1];
    const Instruction start = definition(block, phi);
    if (!start || start.opcode() != spv::OpPhi || start.size() != 6) return false;
    const std::size_t back = start[3] == block.label ? 2 : 4;
    const Instruction step = definition(block, start[back]);
    return isConstant(start[6 - back]) && step && step.opcode() == spv::OpIAdd && step[2] == phi && isConstant(step[3]);
  }

  static Instruction definition(const Block& block, Id id) {
    const auto found = std::ranges::find_if(block.code, [id](const Instruction& code) { return code.result() == id; });
    return found == block.code.end() ? Instruction() : *found;
  }
};

class Marker {
 public:
  Marker(Module& module, Body& body) : module_(module), body_(body) {}

  Stops recordEvent() && {
    markGatherLoops();
    for (Block& block : body_.blocks) markBlock(block);
    markWaysInside();
    markMerges();
    markExits();
    markLoops();
    setOrder();
    for (const Stop& stop : stops_.stops) stops_.words = std::max(stops_.words, wordsOf(stop));
    return std::move(stops_);
  }

 private:
  // The values published at a stop, which stay readable from here on.
  struct Gathered {
    std::size_t stop;
    std::set<Id> later;  // values defined after the stop
  };

  std::size_t wordsOf(const Stop& stop) const {
    std::size_t words = 0;
    for (const Id value : stop.values) words += adapt::wordsOf(module_, value);
    return words;
  }

  // Without edges into the middle of loops.
  Graph graph() const {
    Graph successors = successorsOf(module_, body_);
    for (std::size_t n = 0; n < body_.blocks.size(); ++n)
      if (yields_.contains(body_.blocks[n].label)) successors[n].clear();
    return successors;
  }

  std::size_t newStop(bool ofBlock) {
    stops_.stops.push_back({.ofBlock = ofBlock, .values = {}});
    return stops_.stops.size() - 1;
  }

  Instruction markOf(std::size_t stop) { return module_.make(kStopMark, {static_cast<std::uint32_t>(stop)}); }

  // A block with a stop, on the edge from one block to another.
  Block blockOn(Block& from, Block& to, std::size_t stop) {
    Block between{module_.newId(), {markOf(stop), module_.make(spv::OpBranch, {to.label})}};
    Instruction& end = from.code.back();
    for (const std::size_t n : targetsOf(module_, end))
      if (end[n] == to.label) replaceOperand(module_, end, n, between.label);
    for (Instruction& code : to.code) {
      if (code.opcode() != spv::OpPhi) continue;
      for (std::size_t n = 3; n < code.size(); n += 2)
        if (code[n] == from.label) replaceOperand(module_, code, n, between.label);
    }
    return between;
  }

  void markGatherLoops() {
    const Graph predecessors = reversed(successorsOf(module_, body_));
    const std::size_t count = body_.blocks.size();
    std::vector<Block> added;
    for (std::size_t n = 0; n < count; ++n) {
      auto loop = GatherLoop::at(module_, body_, n, predecessors[n]);
      if (!loop) continue;
      const std::size_t stop = newStop(false);
      stops_.stops[stop].values.assign(loop->values.begin(), loop->values.end());
      added.push_back(blockOn(body_.blocks[loop->before], body_.blocks[n], stop));
      gathered_[body_.blocks[n].label] = {stop, {}};
      const Instruction& end = body_.blocks[n].end();
      const Id exit = end[end.operands()[1] == body_.blocks[n].label ? 2 : 1];
      for (std::size_t next = 0; next < count; ++next)
        if (body_.blocks[next].label == exit && predecessors[next].size() == 1)
          gathered_[exit] = {stop, std::move(loop->defined)};
    }
    body_.blocks.insert(body_.blocks.end(), added.begin(), added.end());
  }

  void markBlock(Block& block) {
    std::optional<Gathered> now;
    if (const auto found = gathered_.find(block.label); found != gathered_.end()) now = found->second;
    std::vector<Instruction> marked;
    for (Instruction& code : block.code) {
      const Collective collective = collectiveOf(module_, code);
      if (collective.isOne) {
        if (collective.ofBlock || !now || !join(*now, code)) {
          now = Gathered{newStop(collective.ofBlock), {}};
          marked.push_back(markOf(now->stop));
          join(*now, code);
        }
        if (code.result() != 0) stops_.operations[code.result()] = {now->stop, wordAt(now->stop, valueOf(code))};
        if (collective.ofBlock) now.reset();
      } else if (isSeen(module_, code)) {
        now.reset();
      }
      if (now && code.result() != 0) now->later.insert(code.result());
      marked.push_back(std::move(code));
    }
    block.code = std::move(marked);
  }

  std::size_t wordAt(std::size_t stop, Id value) const {
    std::size_t word = 0;
    for (const Id each : stops_.stops[stop].values) {
      if (each == value) break;
      word += adapt::wordsOf(module_, each);
    }
    return word;
  }

  // False if the stop can't publish the operation's operand.
  bool join(const Gathered& now, const Instruction& code) {
    Stop& stop = stops_.stops[now.stop];
    const Id value = valueOf(code), predicate = predicateOf(module_, code);
    if (stop.ofBlock && wordsOf(stop) != 0) return false;
    if (now.later.contains(value) || now.later.contains(predicate)) return false;
    if (predicate != 0 && stop.predicate != 0 && predicate != stop.predicate) return false;
    const bool isNew = value != 0 && std::ranges::find(stop.values, value) == stop.values.end();
    if (isNew && wordsOf(stop) + adapt::wordsOf(module_, value) > kMostWords) return false;
    if (isNew) stop.values.push_back(value);
    if (predicate != 0) stop.predicate = predicate;
    return true;
  }

  static bool hasStop(const Block& block) {
    return std::ranges::any_of(block.code, [](const Instruction& code) { return code.opcode() == kStopMark; });
  }

  // A thread that goes on in the middle of a loop yields: it converges with the others, but they don't wait for it.
  void markWaysInside() {
    const Graph successors = graph();
    const Dominators dominators(successors);
    const Loops loops(successors, dominators);
    std::vector<Block> added;
    for (const auto& [from, to] : loops.waysInside()) {
      added.push_back(blockOn(body_.blocks[from], body_.blocks[to], newStop(false)));
      yields_.insert(added.back().label);
    }
    body_.blocks.insert(body_.blocks.end(), added.begin(), added.end());
  }

  // True if lanes converge in the block before their first action that others can see.
  bool beginsTogether(const Block& block) const {
    for (const Instruction& code : block.code) {
      if (code.opcode() == kStopMark) return !stops_.stops[code[0]].ofBlock;
      if (isSeen(module_, code)) return false;
    }
    return false;
  }

  // Lanes of a warp run in lockstep: those that took a path with a stop converge with the others where the paths join,
  // as they do on GPUs.
  void markMerges() {
    const Graph successors = graph(), predecessors = reversed(successors);
    const Dominators dominators(successors);
    std::vector<std::size_t> merges;
    for (const std::size_t block : dominators.order())
      if (isMerge(block, predecessors, dominators) && !beginsTogether(body_.blocks[block])) merges.push_back(block);
    for (const std::size_t block : merges) {
      auto& code = body_.blocks[block].code;
      const auto first =
          std::ranges::find_if(code, [](const Instruction& each) { return each.opcode() != spv::OpPhi; });
      const auto at = first - code.begin();
      std::vector<Instruction> rest(first, code.end());
      code.erase(first, code.end());
      code.push_back(markOf(newStop(false)));
      code.insert(code.begin() + at + 1, rest.begin(), rest.end());
    }
  }

  bool isMerge(std::size_t block, const Graph& predecessors, const Dominators& dominators) const {
    std::vector<std::size_t> work;
    for (const std::size_t each : predecessors[block]) {
      if (dominators.dominates(block, each)) return false;  // a loop: see markExits and markLoops
      work.push_back(each);
    }
    if (work.size() < 2) return false;
    std::set<std::size_t> seen{dominators.above(block)};
    while (!work.empty()) {
      const std::size_t each = work.back();
      work.pop_back();
      if (!seen.insert(each).second) continue;
      if (hasStop(body_.blocks[each])) return true;
      work.insert(work.end(), predecessors[each].begin(), predecessors[each].end());
    }
    return false;
  }

  // Lanes that have left a loop with stops wait for the others.
  void markExits() {
    const Graph successors = graph();
    const Dominators dominators(successors);
    const Loops loops(successors, dominators);
    std::set<std::pair<std::size_t, std::size_t>> exits;
    for (std::size_t n = 0; n < loops.all().size(); ++n) {
      const Loop& loop = loops.all()[n];
      if (std::ranges::none_of(loop.blocks, [this](std::size_t block) { return hasStop(body_.blocks[block]); }))
        continue;
      for (const std::size_t block : loop.blocks)
        for (const std::size_t next : successors[block])
          if (!loops.contains(n, next) && !beginsTogether(body_.blocks[next])) exits.emplace(block, next);
    }
    std::vector<Block> added;
    for (const auto& [from, to] : exits) added.push_back(blockOn(body_.blocks[from], body_.blocks[to], newStop(false)));
    body_.blocks.insert(body_.blocks.end(), added.begin(), added.end());
  }

  // Lanes may reach a loop's end over other stops than lanes that are still in the iteration. They wait there for
  // them, unless all lanes reach the loop's last stop in each iteration.
  void markLoops() {
    const Graph successors = graph();
    const Dominators dominators(successors);
    const Loops loops(successors, dominators);
    const std::vector<std::size_t> order = loops.order();
    std::vector<std::pair<std::pair<std::size_t, std::size_t>, std::size_t>> edges;  // and their loop
    for (std::size_t n = 0; n < loops.all().size(); ++n) {
      const Loop& loop = loops.all()[n];
      std::optional<std::size_t> last;
      for (const std::size_t block : order)
        if (loops.contains(n, block) && hasStop(body_.blocks[block])) last = block;
      if (!last) continue;
      const bool together = loops.of(*last) == n && std::ranges::all_of(loop.latches, [&](std::size_t latch) {
                              return dominators.dominates(*last, latch);
                            });
      if (!together)
        for (const std::size_t latch : loop.latches) edges.push_back({{latch, loop.header}, n});
    }
    std::vector<Block> added;
    for (const auto& [edge, loop] : edges) {
      const std::size_t stop = newStop(false);
      joins_.emplace(stop, body_.blocks[edge.second].label);
      added.push_back(blockOn(body_.blocks[edge.first], body_.blocks[edge.second], stop));
    }
    body_.blocks.insert(body_.blocks.end(), added.begin(), added.end());
  }

  // By position in the order of blocks. A loop's join comes after all of the loop, and before that of the outer
  // loop.
  void setOrder() {
    using Key = std::tuple<std::size_t, bool, std::size_t, std::size_t>;
    const Graph successors = graph();
    const Dominators dominators(successors);
    const Loops loops(successors, dominators);
    const std::vector<std::size_t> order = loops.order();
    std::map<Id, Key> ends;  // by header
    for (std::size_t n = 0; n < loops.all().size(); ++n)
      for (std::size_t at = 0; at < order.size(); ++at)
        if (loops.contains(n, order[at]))
          ends[body_.blocks[loops.all()[n].header].label] = {at, true, ~loops.all()[n].depth, 0};
    std::map<Key, std::vector<std::size_t>> sorted;
    for (std::size_t at = 0; at < order.size(); ++at)
      for (std::size_t position = 0; position < body_.blocks[order[at]].code.size(); ++position) {
        const Instruction& code = body_.blocks[order[at]].code[position];
        if (code.opcode() != kStopMark) continue;
        if (yields_.contains(body_.blocks[order[at]].label)) continue;  // 0, before all others
        const auto join = joins_.find(code[0]);
        sorted[join == joins_.end() ? Key{at, false, 0, position} : ends.at(join->second)].push_back(code[0]);
      }
    std::uint32_t number = 0;
    for (const auto& [key, stops] : sorted) {
      ++number;
      for (const std::size_t stop : stops) stops_.stops[stop].order = number;
    }
  }

  Module& module_;
  Body& body_;
  Stops stops_;
  std::map<Id, Gathered> gathered_;  // by label
  std::set<Id> yields_;              // labels of blocks on edges into the middle of loops
  std::map<std::size_t, Id> joins_;  // by stop at a loop's end: the loop's header
};

}  // namespace

std::size_t wordsOf(const Module& module, Id value) { return bitsOf(module, value) / 32; }

Collective collectiveOf(const Module& module, const Instruction& code) {
  const auto ofBlock = [&](std::size_t scope) { return module.valueOf(code[scope]) == spv::ScopeWorkgroup; };
  switch (code.opcode()) {
    case spv::OpControlBarrier:
      return {true, ofBlock(0)};
    case spv::OpGroupBroadcast:
    case spv::OpGroupNonUniformBroadcast:
      return {!ofBlock(2) && bitsOf(module, code[3]) != 0, false};
    case spv::OpGroupIAdd:
      return {ofBlock(2) && code[3] == spv::GroupOperationReduce && bitsOf(module, code[4]) == 32, true};
    case spv::OpGroupNonUniformBallot:
      return {!ofBlock(2), false};
    default:
      return {};
  }
}

Stops markStops(Module& module, Body& body) { return Marker(module, body).recordEvent(); }

}  // namespace hipspv::adapt
