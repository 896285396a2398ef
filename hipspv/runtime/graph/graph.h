// A HIP graph: operations and what each must wait for. As HIP has it, a graph is not for several threads
// at once.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "../listed.h"
#include "operation.h"
#include "user_object.h"

namespace hipspv {

class Graph;
class GraphMemory;

class Node : public Listed<Node> {
 public:
  Node(Graph& graph, Operation operation, std::uint64_t origin);

  Graph& graph() const { return graph_; }
  hipGraphNode_t handle() { return static_cast<hipGraphNode_t>(address()); }
  // Number that no other node of the process has, and that of the node this was copied from.
  std::uint64_t id() const { return id_; }
  std::uint64_t origin() const { return origin_; }
  std::span<Node* const> dependencies() const { return dependencies_; }
  std::span<Node* const> dependents() const { return dependents_; }

  Operation operation;
  bool enabled = true;  // of an executable graph's node

 private:
  friend class Graph;

  Graph& graph_;
  const std::uint64_t id_;
  const std::uint64_t origin_;
  std::vector<Node*> dependencies_, dependents_;
};

struct Edge {
  Node *from, *to;
};

class Graph : public Listed<Graph> {
 public:
  Graph() = default;
  ~Graph();

  hipGraph_t handle() { return static_cast<hipGraph_t>(address()); }
  // In the order in which they were added.
  std::span<const std::unique_ptr<Node>> nodes() const { return nodes_; }

  // Throws hipErrorInvalidValue unless they are nodes of this graph, none twice.
  void requireDependencies(std::span<Node* const> dependencies) const;
  Node& add(Operation operation, std::span<Node* const> dependencies = {});
  // With its edges. The node ends. Throws hipErrorNotSupported where memory nodes forbid it.
  void remove(Node& node);

  // All of the edges, or an error and none. Throws hipErrorInvalidValue for other graphs' nodes, an
  // edge that is there already, and one that would close a circle.
  void addDependencies(std::span<const Edge> edges);
  // All of the edges, or an error and none. Throws hipErrorInvalidValue where there is no such edge,
  // hipErrorNotSupported for memory nodes'.
  void removeDependencies(std::span<const Edge> edges);

  // Each node behind those that it depends on; in the order of nodes() where that leaves a choice.
  // Nodes of a circle, and those behind it, come last: a graph may have one while it is being made.
  std::vector<Node*> order() const;
  // Whether a path leads from one to the other.
  bool reaches(const Node& from, const Node& to) const;
  // Whether the graph or a graph in it has nodes that allocate or free memory.
  bool hasMemoryNodes() const;

  // A copy of everything, child graphs included. Throws hipErrorNotSupported for a graph with nodes
  // that allocate or free.
  std::unique_ptr<Graph> clone() const;
  // As clone(), but with memory nodes: what an executable graph works on.
  std::unique_ptr<Graph> copy() const;
  // The node that was copied from the one with that id, here or in a child graph; or nullptr.
  Node* findCopyOf(std::uint64_t id) const;

  // Whether a child graph's node owns it.
  bool embedded() const { return embedded_; }
  void embed() { embedded_ = true; }

  UserReferences& userReferences() { return userReferences_; }
  const UserReferences& userReferences() const { return userReferences_; }

  // Memory for a new node with these dependencies: what nodes before it have freed, or new. Throws
  // hipErrorOutOfMemory.
  std::shared_ptr<GraphBlock> memoryFor(std::size_t bytes, GraphMemory& memory,
                                        std::span<Node* const> dependencies) const;
  // Whether a free node for the address may be added: it isn't freed already.
  bool mayFree(const void* address) const;

  // Memory nodes' addresses are the graph's: only one executable graph at a time. Throws
  // hipErrorNotSupported while what an earlier call gave lives.
  std::shared_ptr<void> claimMemory();

 private:
  Graph(const Graph& other);
  static bool ofMemory(const Node& node);
  static void removeEdge(const Edge& edge);
  void addEdge(const Edge& edge);
  void requireRemovable(const Edge& edge) const;

  std::vector<std::unique_ptr<Node>> nodes_;
  UserReferences userReferences_;
  std::weak_ptr<void> claim_;
  bool embedded_ = false;
};

}  // namespace hipspv
