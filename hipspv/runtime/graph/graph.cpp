#include "graph.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "graph_memory.h"

namespace hipspv {
namespace {

std::uint64_t nextId() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

Node::Node(Graph& graph, Operation what, std::uint64_t origin)
    : operation(std::move(what)), graph_(graph), id_(nextId()), origin_(origin) {}

Graph::~Graph() = default;

void Graph::requireDependencies(std::span<Node* const> dependencies) const {
  for (std::size_t i = 0; i < dependencies.size(); ++i) {
    require(&dependencies[i]->graph() == this, hipErrorInvalidValue);
    const auto before = dependencies.first(i);
    require(std::find(before.begin(), before.end(), dependencies[i]) == before.end(), hipErrorInvalidValue);
  }
}

Node& Graph::add(Operation operation, std::span<Node* const> dependencies) {
  requireDependencies(dependencies);
  Node& node = *nodes_.emplace_back(std::make_unique<Node>(*this, std::move(operation), 0));
  node.dependencies_.assign(dependencies.begin(), dependencies.end());
  for (Node* dependency : dependencies) dependency->dependents_.push_back(&node);
  return node;
}

void Graph::remove(Node& node) {
  require(!ofMemory(node), hipErrorNotSupported);
  for (Node* other : node.dependencies_) std::erase(other->dependents_, &node);
  for (Node* other : node.dependents_) std::erase(other->dependencies_, &node);
  std::erase_if(nodes_, [&](const auto& owned) { return owned.get() == &node; });
}

void Graph::addEdge(const Edge& edge) {
  const auto [from, to] = edge;
  require(&from->graph() == this && &to->graph() == this, hipErrorInvalidValue);
  require(from != to && !contains(to->dependencies_, from), hipErrorInvalidValue);
  to->dependencies_.push_back(from);
  from->dependents_.push_back(to);
}

void Graph::removeEdge(const Edge& edge) {
  std::erase(edge.to->dependencies_, edge.from);
  std::erase(edge.from->dependents_, edge.to);
}

void Graph::requireRemovable(const Edge& edge) const {
  const auto [from, to] = edge;
  require(&from->graph() == this && &to->graph() == this, hipErrorInvalidValue);
  require(contains(to->dependencies_, from), hipErrorInvalidValue);
  require(!ofMemory(*from) && !ofMemory(*to), hipErrorNotSupported);
}

void Graph::addDependencies(std::span<const Edge> edges) {
  std::size_t added = 0;
  try {
    for (; added < edges.size(); ++added) addEdge(edges[added]);
  } catch (...) {
    std::ranges::for_each(edges.first(added), removeEdge);
    throw;
  }
}

void Graph::removeDependencies(std::span<const Edge> edges) {
  std::set<std::pair<const Node*, const Node*>> seen;
  for (const Edge& edge : edges) {
    requireRemovable(edge);
    require(seen.emplace(edge.from, edge.to).second, hipErrorInvalidValue);
  }
  std::ranges::for_each(edges, removeEdge);
}

bool Graph::ofMemory(const Node& node) {
  return std::holds_alternative<AllocateOperation>(node.operation) ||
         std::holds_alternative<FreeOperation>(node.operation);
}

std::vector<Node*> Graph::order() const {
  std::vector<Node*> order;
  order.reserve(nodes_.size());
  std::unordered_map<const Node*, std::size_t> missing;
  for (const auto& node : nodes_) {
    if (node->dependencies_.empty())
      order.push_back(node.get());
    else
      missing[node.get()] = node->dependencies_.size();
  }
  for (std::size_t i = 0; i < order.size(); ++i)
    for (Node* dependent : order[i]->dependents_)
      if (--missing[dependent] == 0) order.push_back(dependent);
  if (order.size() == nodes_.size()) return order;
  for (const auto& node : nodes_)
    if (missing[node.get()] != 0) order.push_back(node.get());
  return order;
}

bool Graph::reaches(const Node& from, const Node& to) const {
  std::unordered_set<const Node*> seen{&from};
  std::vector<const Node*> open{&from};
  while (!open.empty()) {
    const Node* node = open.back();
    open.pop_back();
    if (node == &to) return true;
    for (const Node* next : node->dependents_)
      if (seen.insert(next).second) open.push_back(next);
  }
  return false;
}

bool Graph::hasMemoryNodes() const {
  return std::any_of(nodes_.begin(), nodes_.end(), [](const auto& node) {
    return ofMemory(*node) ||
           std::ranges::any_of(innerGraphs(node->operation), [](Graph* inner) { return inner->hasMemoryNodes(); });
  });
}

std::unique_ptr<Graph> Graph::clone() const {
  if (hasMemoryNodes())
    throw Error(hipErrorNotSupported,
                "a graph with nodes that allocate or free memory can't be "
                "cloned: the addresses belong to it alone");
  return copy();
}

Graph::Graph(const Graph& other)
    : Listed<Graph>(), userReferences_(other.userReferences_), conditions_(other.conditions_) {}

std::unique_ptr<Graph> Graph::copy() const {
  std::unique_ptr<Graph> copy(new Graph(*this));
  std::unordered_map<const Node*, Node*> copies;
  copy->nodes_.reserve(nodes_.size());
  for (const auto& node : nodes_) {
    copy->nodes_.push_back(std::make_unique<Node>(*copy, copyOf(node->operation), node->id_));
    copies[node.get()] = copy->nodes_.back().get();
  }
  const auto translate = [&](const std::vector<Node*>& from, std::vector<Node*>& to) {
    to.reserve(from.size());
    for (const Node* node : from) to.push_back(copies[node]);
  };
  for (const auto& node : nodes_) {
    translate(node->dependencies_, copies[node.get()]->dependencies_);
    translate(node->dependents_, copies[node.get()]->dependents_);
  }
  return copy;
}

std::shared_ptr<GraphBlock> Graph::memoryFor(std::size_t bytes, GraphMemory& memory,
                                             std::span<Node* const> dependencies) const {
  std::unordered_set<const Node*> before(dependencies.begin(), dependencies.end());
  std::vector<const Node*> open(before.begin(), before.end());
  while (!open.empty()) {
    const Node* node = open.back();
    open.pop_back();
    for (const Node* next : node->dependencies_)
      if (before.insert(next).second) open.push_back(next);
  }
  // By block, the number of allocations that are not known to have ended.
  std::map<const void*, std::ptrdiff_t> pending;
  for (const auto& node : nodes_) {
    if (const auto* allocate = std::get_if<AllocateOperation>(&node->operation))
      ++pending[allocate->block->address()];
    else if (const auto* free = std::get_if<FreeOperation>(&node->operation))
      pending[free->address] -= before.contains(node.get()) ? 1 : 0;
  }
  std::shared_ptr<GraphBlock> best;
  for (const auto& node : nodes_) {
    const auto* allocate = std::get_if<AllocateOperation>(&node->operation);
    if (allocate == nullptr || &allocate->block->memory() != &memory) continue;
    const std::shared_ptr<GraphBlock>& block = allocate->block;
    if (pending[block->address()] != 0 || block->bytes() < bytes) continue;
    if (best == nullptr || block->bytes() < best->bytes()) best = block;
  }
  return best != nullptr ? best : memory.take(bytes);
}

bool Graph::mayFree(const void* address) const {
  std::ptrdiff_t allocations = 0, frees = 0;
  for (const auto& node : nodes_) {
    if (const auto* allocate = std::get_if<AllocateOperation>(&node->operation))
      allocations += allocate->block->address() == address;
    else if (const auto* free = std::get_if<FreeOperation>(&node->operation))
      frees += free->address == address;
  }
  return frees < std::max<std::ptrdiff_t>(allocations, 1);
}

std::shared_ptr<void> Graph::claimMemory() {
  if (!hasMemoryNodes()) return nullptr;
  if (!claim_.expired())
    throw Error(hipErrorNotSupported,
                "a graph with nodes that allocate or free memory can have one "
                "executable graph at a time: the addresses are the same");
  std::shared_ptr<void> claim = std::make_shared<char>();
  claim_ = claim;
  return claim;
}

Node* Graph::findCopyOf(std::uint64_t id) const {
  for (const auto& node : nodes_) {
    if (node->origin_ == id) return node.get();
    for (const Graph* inner : innerGraphs(node->operation))
      if (Node* found = inner->findCopyOf(id)) return found;
  }
  return nullptr;
}

void UserObject::retain(std::uint64_t count) {
  const std::lock_guard lock(mutex_);
  references_ += count;
}

void UserObject::release(std::uint64_t count) {
  {
    const std::lock_guard lock(mutex_);
    require(count <= references_, hipErrorInvalidValue);
    references_ -= count;
    if (references_ != 0) return;
  }
  const std::unique_ptr<UserObject> last(this);
  destroy_(resource_);
}

UserReferences::UserReferences(const UserReferences& other) : counts_(other.counts_) {
  for (const auto& [object, count] : counts_) UserObject::find(object).retain(count);
}

UserReferences::~UserReferences() {
  for (const auto& [object, count] : counts_) {
    try {
      UserObject::find(object).release(count);
    } catch (const Error&) {
      // The program released references that it didn't own: there is nothing left to destroy.
    }
  }
}

void UserReferences::release(UserObject& object, std::uint64_t count) {
  const auto found = counts_.find(object.address());
  require(found != counts_.end() && count <= found->second, hipErrorInvalidValue);
  found->second -= count;
  if (found->second == 0) counts_.erase(found);
  object.release(count);
}

namespace {

bool isMemory(const Operation& operation) {
  return std::holds_alternative<AllocateOperation>(operation) || std::holds_alternative<FreeOperation>(operation);
}

}  // namespace

void requireChangeable(const Node& node) { require(!isMemory(node.operation), hipErrorNotSupported); }

void replace(Node& node, Operation operation) {
  require(operation.index() == node.operation.index(), hipErrorInvalidValue);
  requireChangeable(node);
  if (auto* kernel = std::get_if<KernelOperation>(&operation))  // other calls set attributes
    kernel->attributes = std::get<KernelOperation>(node.operation).attributes;
  node.operation = std::move(operation);
}

}  // namespace hipspv
