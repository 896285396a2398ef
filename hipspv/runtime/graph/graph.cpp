#include "graph.h"

#include <algorithm>
#include <atomic>
#include <unordered_map>
#include <unordered_set>

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

const Graph* childOf(const Node& node) {
  const auto* child = std::get_if<ChildGraphOperation>(&node.operation);
  return child != nullptr ? child->graph.get() : nullptr;
}

// A node's operation for a copy of the node: what the node owns is copied, too.
Operation copyOf(const Node& node) {
  const Graph* child = childOf(node);
  if (child == nullptr) return node.operation;
  std::shared_ptr<Graph> copy = child->copy();
  copy->embed();
  return ChildGraphOperation{std::move(copy)};
}

}  // namespace

Node::Node(Graph& graph, Operation what, std::uint64_t origin)
    : operation(std::move(what)), graph_(graph), id_(nextId()), origin_(origin) {}

Graph::~Graph() = default;

Node& Graph::add(Operation operation, std::span<Node* const> dependencies) {
  for (std::size_t i = 0; i < dependencies.size(); ++i) {
    require(&dependencies[i]->graph() == this, hipErrorInvalidValue);
    const auto before = dependencies.first(i);
    require(std::find(before.begin(), before.end(), dependencies[i]) == before.end(),
            hipErrorInvalidValue);
  }
  Node& node = *nodes_.emplace_back(std::make_unique<Node>(*this, std::move(operation), 0));
  node.dependencies_.assign(dependencies.begin(), dependencies.end());
  for (Node* dependency : dependencies) dependency->dependents_.push_back(&node);
  return node;
}

void Graph::remove(Node& node) {
  const bool memory = std::holds_alternative<AllocateOperation>(node.operation) ||
                      std::holds_alternative<FreeOperation>(node.operation);
  require(!memory, hipErrorNotSupported);
  for (Node* other : node.dependencies_) std::erase(other->dependents_, &node);
  for (Node* other : node.dependents_) std::erase(other->dependencies_, &node);
  std::erase_if(nodes_, [&](const auto& owned) { return owned.get() == &node; });
}

void Graph::addDependency(Node& from, Node& to) {
  require(&from.graph() == this && &to.graph() == this, hipErrorInvalidValue);
  require(!contains(to.dependencies_, &from), hipErrorInvalidValue);
  require(!reaches(to, from), hipErrorInvalidValue);
  to.dependencies_.push_back(&from);
  from.dependents_.push_back(&to);
}

void Graph::removeDependency(Node& from, Node& to) {
  require(&from.graph() == this && &to.graph() == this, hipErrorInvalidValue);
  require(std::erase(to.dependencies_, &from) == 1, hipErrorInvalidValue);
  std::erase(from.dependents_, &to);
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
    const Graph* child = childOf(*node);
    return std::holds_alternative<AllocateOperation>(node->operation) ||
           std::holds_alternative<FreeOperation>(node->operation) ||
           (child != nullptr && child->hasMemoryNodes());
  });
}

std::unique_ptr<Graph> Graph::clone() const {
  if (hasMemoryNodes())
    throw Error(hipErrorNotSupported, "a graph with nodes that allocate or free memory can't be "
                                      "cloned: the addresses belong to it alone");
  return copy();
}

std::unique_ptr<Graph> Graph::copy() const {
  auto copy = std::make_unique<Graph>();
  std::unordered_map<const Node*, Node*> copies;
  copy->nodes_.reserve(nodes_.size());
  for (const auto& node : nodes_) {
    copy->nodes_.push_back(std::make_unique<Node>(*copy, copyOf(*node), node->id_));
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

Node* Graph::findCopyOf(std::uint64_t id) const {
  for (const auto& node : nodes_) {
    if (node->origin_ == id) return node.get();
    if (const Graph* child = childOf(*node))
      if (Node* found = child->findCopyOf(id)) return found;
  }
  return nullptr;
}

}  // namespace hipspv
