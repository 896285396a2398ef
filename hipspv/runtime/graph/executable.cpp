#include "executable.h"

#include <map>
#include <set>

#include "capture.h"
#include "conditions.h"
#include "graph_memory.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"

namespace hipspv {
namespace {

template <class Kind>
std::vector<const Kind*> all(const Schedule& schedule) {
  std::vector<const Kind*> result;
  for (const Step& step : schedule.steps)
    if (const auto* operation = std::get_if<Kind>(&step.node->operation)) result.push_back(operation);
  return result;
}

// Checks, node by node, that both can be executed by the same program.
UpdateFailure compare(const Graph& have, const Graph& want) {
  const std::vector<Node*> old = have.order(), next = want.order();
  if (old.size() != next.size()) return {hipGraphExecUpdateErrorTopologyChanged, nullptr};
  std::map<const Node*, const Node*> counterpart;
  for (std::size_t i = 0; i < next.size(); ++i) counterpart[next[i]] = old[i];
  for (std::size_t i = 0; i < next.size(); ++i) {
    Node& node = *next[i];
    if (node.operation.index() != old[i]->operation.index()) return {hipGraphExecUpdateErrorNodeTypeChanged, &node};
    const auto dependencies = old[i]->dependencies();
    const std::set<const Node*> expected(dependencies.begin(), dependencies.end());
    if (expected.size() != node.dependencies().size()) return {hipGraphExecUpdateErrorTopologyChanged, &node};
    for (const Node* dependency : node.dependencies())
      if (!expected.contains(counterpart[dependency])) return {hipGraphExecUpdateErrorTopologyChanged, &node};
  }
  return {};
}

// Checks that new parameters for a node change only what may change.
hipGraphExecUpdateResult compare(const Operation& have, const Operation& want) {
  if (const auto* copy = std::get_if<CopyOperation>(&have)) {
    if (copy->kind != std::get<CopyOperation>(want).kind) return hipGraphExecUpdateErrorParametersChanged;
  } else if (const auto* allocate = std::get_if<AllocateOperation>(&have)) {
    if (allocate->block != std::get<AllocateOperation>(want).block) return hipGraphExecUpdateErrorNotSupported;
  } else if (const auto* free = std::get_if<FreeOperation>(&have)) {
    if (free->address != std::get<FreeOperation>(want).address) return hipGraphExecUpdateErrorNotSupported;
  } else if (const auto* conditional = std::get_if<ConditionalOperation>(&have)) {
    const auto& other = std::get<ConditionalOperation>(want);
    if (conditional->kind != other.kind || conditional->bodies.size() != other.bodies.size() ||
        conditional->condition != other.condition)
      return hipGraphExecUpdateErrorParametersChanged;
  }
  return hipGraphExecUpdateSuccess;
}

UpdateFailure compareAll(const Graph& have, const Graph& want) {
  if (const UpdateFailure shape = compare(have, want); shape.result != hipGraphExecUpdateSuccess) return shape;
  const std::vector<Node*> old = have.order(), next = want.order();
  for (std::size_t i = 0; i < next.size(); ++i) {
    const hipGraphExecUpdateResult result = compare(old[i]->operation, next[i]->operation);
    if (result != hipGraphExecUpdateSuccess) return {result, next[i]};
    const std::vector<Graph*> oldInner = innerGraphs(old[i]->operation), inner = innerGraphs(next[i]->operation);
    for (std::size_t j = 0; j < inner.size(); ++j) {
      const UpdateFailure inside = compareAll(*oldInner[j], *inner[j]);
      if (inside.result != hipGraphExecUpdateSuccess) return inside;
    }
  }
  return {};
}

void take(Graph& have, const Graph& want) {
  const std::vector<Node*> old = have.order(), next = want.order();
  for (std::size_t i = 0; i < next.size(); ++i) {
    const std::vector<Graph*> oldInner = innerGraphs(old[i]->operation), inner = innerGraphs(next[i]->operation);
    for (std::size_t j = 0; j < inner.size(); ++j) take(*oldInner[j], *inner[j]);
    if (inner.empty()) old[i]->operation = next[i]->operation;
  }
}

void listCopies(const Graph& graph, std::unordered_map<std::uint64_t, Node*>& copies) {
  for (const auto& node : graph.nodes()) {
    copies[node->origin()] = node.get();
    for (const Graph* inner : innerGraphs(node->operation)) listCopies(*inner, copies);
  }
}

void listConditions(const Graph& graph, std::set<std::shared_ptr<Condition>>& conditions) {
  for (const auto& node : graph.nodes()) {
    if (const auto* of = std::get_if<ConditionalOperation>(&node->operation)) conditions.insert(of->condition);
    for (const Graph* inner : innerGraphs(node->operation)) listConditions(*inner, conditions);
  }
}

template <class... Kinds>
bool isOneOf(const Operation& operation) {
  return (std::holds_alternative<Kinds>(operation) || ...);
}

// CUDA allows these operations in a conditional node.
void checkBodies(const Graph& graph, bool conditional) {
  for (const auto& node : graph.nodes()) {
    const Operation& operation = node->operation;
    if (conditional && !isOneOf<EmptyOperation, KernelOperation, CopyOperation, FillOperation, ChildGraphOperation,
                                ConditionalOperation>(operation))
      throw Error(hipErrorNotSupported,
                  "a graph of a conditional node may have kernels, copies, fills, and nodes with such graphs");
    for (const Graph* inner : innerGraphs(operation))
      checkBodies(*inner, conditional || isOneOf<ConditionalOperation>(operation));
  }
}

}  // namespace

ExecutableGraph::ExecutableGraph(Graph& graph, unsigned long long flags)
    : flags_(flags),
      memoryClaim_(graph.claimMemory()),
      graph_(graph.copy()),
      schedule_(scheduleOf(*graph_, usesNodePriority())),
      native_(schedule_, usesNodePriority()),
      marks_(schedule_.steps.size()) {
  checkBodies(*graph_, false);
  listCopies(*graph_, copies_);
  listConditions(*graph_, conditions_);
}

ExecutableGraph::~ExecutableGraph() {
  closeLanes();
  try {
    const auto allocations = all<AllocateOperation>(schedule_);
    if (last_ == nullptr || (allocations.empty() && graph_->userReferences().empty())) return;
    // Resources of the last launch are released when it is done.
    const backend::EventPtr done = last_->end();
    for (const AllocateOperation* allocate : allocations) allocate->block->memory().passedAt(*allocate->block, done);
    if (!graph_->userReferences().empty())
      whenReached(done, [kept = std::make_shared<UserReferences>(graph_->userReferences())] {});
  } catch (const Error&) {
    // The device failed, so none of this work is running.
  }
}

void ExecutableGraph::planKernels(Device& device) const {
  for (const KernelOperation* kernel : all<KernelOperation>(schedule_)) planOf(kernel->symbol, device);
}

// Before anything runs: memory of an earlier launch is freed, or its use is an error.
void ExecutableGraph::beginMemory() {
  std::set<const GraphBlock*> seen;
  for (const AllocateOperation* allocate : all<AllocateOperation>(schedule_)) {
    const GraphBlock& block = *allocate->block;
    if (!seen.insert(&block).second || !block.memory().inUse(block.address())) continue;
    require((flags_ & hipGraphInstantiateFlagAutoFreeOnLaunch) != 0, hipErrorInvalidValue);
    block.memory().release(block.address(), nullptr);
  }
}

void ExecutableGraph::orderBehindLast(Stream& stream) {
  if (last_.get() == &stream) return;
  if (last_ != nullptr) {
    const backend::EventPtr done = last_->end();
    if (&last_->device() == &stream.device())
      stream.wait(*done);
    else
      done->wait();  // the host waits, since another device's queues can't
  }
  last_ = stream.shared_from_this();
}

void ExecutableGraph::openLanes(Device& device) {
  if (lanesDevice_ == &device) return;
  closeLanes();
  lanesDevice_ = &device;
  for (std::size_t lane = 1; lane < schedule_.lanes.size(); ++lane)
    lanes_.push_back(std::make_shared<Stream>(device, streamsOf(device), Stream::Kind::kNonBlocking,
                                              hipStreamNonBlocking, schedule_.lanes[lane]));
}

// Their work continues, and they live until it is done.
void ExecutableGraph::closeLanes() noexcept {
  for (auto& lane : lanes_) {
    try {
      whenReached(lane->recordEvent(), [kept = lane] {});
    } catch (const Error&) {
      // The device failed, so none of this work is running.
    }
  }
  lanes_.clear();
}

void ExecutableGraph::prepare(Device& device) {
  const std::lock_guard lock(mutex_);
  native_.prepare(device);
}

void ExecutableGraph::upload(Stream& stream) {
  const std::lock_guard lock(mutex_);
  planKernels(stream.device());
  if (native_.upload(stream)) return;
  openLanes(stream.device());
}

void ExecutableGraph::launch(Stream& stream) {
  const std::lock_guard lock(mutex_);
  if (stream.capturing()) {
    std::shared_ptr<Graph> child = graph_->clone();
    child->embed();
    return stream.device().all().object<Captures>().add(stream, ChildGraphOperation{std::move(child)});
  }
  beginMemory();
  orderBehindLast(stream);
  for (const auto& condition : conditions_) condition->begin(stream);
  if (native_.launch(stream)) return;
  if (schedule_.lanes.size() == 1) return run(stream);
  openLanes(stream.device());
  try {
    runLanes(stream);
  } catch (...) {
    joinAfterError();
    throw;
  }
}

void ExecutableGraph::run(Stream& stream) {
  for (const Step& step : schedule_.steps)
    if (step.node->enabled) perform(step.node->operation, stream);
}

void ExecutableGraph::runLanes(Stream& stream) {
  const backend::EventPtr start = stream.recordEvent();
  for (const auto& lane : lanes_) lane->wait(*start);
  for (std::size_t i = 0; i < schedule_.steps.size(); ++i) {
    const Step& step = schedule_.steps[i];
    Stream& lane = step.lane == 0 ? stream : *lanes_[step.lane - 1];
    for (const std::uint32_t wait : step.waits) lane.wait(*marks_[wait]);
    if (step.node->enabled) perform(step.node->operation, lane);
    if (step.awaited) marks_[i] = lane.recordEvent();
  }
  for (const std::uint32_t end : schedule_.ends) stream.wait(*marks_[end]);
}

// The launch failed in the middle: work in the lanes must not continue after the call returns.
void ExecutableGraph::joinAfterError() noexcept {
  for (const auto& lane : lanes_) {
    try {
      lane->synchronize();
    } catch (const Error&) {
      // The launch's own error is the one to report.
    }
  }
}

Node& ExecutableGraph::copyOf(const Node& node) const {
  const auto found = copies_.find(node.id());
  require(found != copies_.end(), hipErrorInvalidValue);
  return *found->second;
}

void ExecutableGraph::replace(const Node& node, Operation operation) {
  Node& copy = copyOf(node);
  if (const auto* changed = std::get_if<CopyOperation>(&operation)) {
    const auto* old = std::get_if<CopyOperation>(&copy.operation);
    require(old != nullptr && old->kind == changed->kind, hipErrorInvalidValue);
  }
  const std::lock_guard lock(mutex_);
  hipspv::replace(copy, std::move(operation));
  native_.changed();
}

void ExecutableGraph::setEnabled(const Node& node, bool enabled) {
  Node& copy = copyOf(node);
  const std::lock_guard lock(mutex_);
  copy.enabled = enabled;
  native_.changed();
}

void ExecutableGraph::takeAll(Graph& have, const Graph& want) {
  take(have, want);
  native_.changed();
}

UpdateFailure ExecutableGraph::update(const Graph& graph) {
  const std::lock_guard lock(mutex_);
  const UpdateFailure failure = compareAll(*graph_, graph);
  if (failure.result == hipGraphExecUpdateSuccess) takeAll(*graph_, graph);
  return failure;
}

UpdateFailure ExecutableGraph::update(const Node& node, const Graph& child) {
  const auto* copy = std::get_if<ChildGraphOperation>(&copyOf(node).operation);
  require(copy != nullptr, hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  const UpdateFailure failure = compareAll(*copy->graph, child);
  if (failure.result == hipGraphExecUpdateSuccess) takeAll(*copy->graph, child);
  return failure;
}

}  // namespace hipspv
