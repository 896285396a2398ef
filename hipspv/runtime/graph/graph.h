// A HIP graph: operations and their dependencies. As in HIP, a graph must not be used by several threads at once.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "hipspv/runtime/support/handle.h"
#include "operation.h"

namespace hipspv {

class Allocations;

// A resource of the program that graphs keep: the program's own function destroys it with the last reference.
// Has at most this many references (HIP: at most INT_MAX at a time).
class UserObject : public Listed<UserObject> {
 public:
  UserObject(void* resource, hipHostFn_t destroy, std::uint64_t references)
      : resource_(resource), destroy_(destroy), references_(references) {}

  hipUserObject_t handle() { return static_cast<hipUserObject_t>(address()); }
  void retain(std::uint64_t count);
  // Throws hipErrorInvalidValue for more references than exist. After the last one the object's function is called,
  // and the object ends.
  void release(std::uint64_t count);

 private:
  void* const resource_;
  const hipHostFn_t destroy_;
  std::mutex mutex_;
  std::uint64_t references_;
};

// The references that a graph holds. A copy of the graph has as many of its own.
class UserReferences {
 public:
  UserReferences() = default;
  UserReferences(const UserReferences& other);
  UserReferences& operator=(const UserReferences&) = delete;
  ~UserReferences();

  bool empty() const { return counts_.empty(); }
  // Takes over existing references.
  void adopt(UserObject& object, std::uint64_t count) { counts_[object.address()] += count; }
  // Throws hipErrorInvalidValue for more than the graph holds.
  void release(UserObject& object, std::uint64_t count);

 private:
  std::map<void*, std::uint64_t> counts_;  // by handle: the program may release too often
};

class Graph;
class GraphMemory;

class Node : public Listed<Node> {
 public:
  Node(Graph& graph, Operation operation, std::uint64_t origin);

  Graph& graph() const { return graph_; }
  hipGraphNode_t handle() { return static_cast<hipGraphNode_t>(address()); }
  // An id unique in the process, and that of the node from which this one was copied.
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
  // In the order of their addition.
  std::span<const std::unique_ptr<Node>> nodes() const { return nodes_; }

  // Throws hipErrorInvalidValue unless they are nodes of this graph without duplicates.
  void requireDependencies(std::span<Node* const> dependencies) const;
  Node& add(Operation operation, std::span<Node* const> dependencies = {});
  // Removes the node with its edges and destroys it. Throws hipErrorNotSupported if memory nodes forbid it.
  void remove(Node& node);

  // Adds all of the edges, or throws and adds none. Throws hipErrorInvalidValue for other graphs'
  // nodes, an existing edge, and an edge that would close a cycle.
  void addDependencies(std::span<const Edge> edges);
  // Removes all of the edges, or throws and removes none. Throws hipErrorInvalidValue for a missing edge,
  // hipErrorNotSupported for edges of memory nodes.
  void removeDependencies(std::span<const Edge> edges);

  // Each node after its dependencies; otherwise in the order of nodes(). Nodes of a cycle, and
  // those after it, come last: a graph may have a cycle while it is being built.
  std::vector<Node*> order() const;
  // True if a path leads from one to the other.
  bool reaches(const Node& from, const Node& to) const;
  // True if the graph or one of its child graphs has nodes that allocate or free memory.
  bool hasMemoryNodes() const;

  // A complete copy, with child graphs. Throws hipErrorNotSupported for a graph with nodes that allocate or free.
  std::unique_ptr<Graph> clone() const;
  // Like clone(), but with memory nodes, for executable graphs.
  std::unique_ptr<Graph> copy() const;
  // The copy of the node with that id, here or in a child graph; or nullptr.
  Node* findCopyOf(std::uint64_t id) const;

  // True if the node of a child graph owns it.
  bool embedded() const { return embedded_; }
  void embed() { embedded_ = true; }

  // The graph keeps a condition that nodes may use.
  void keep(std::shared_ptr<Condition> condition) { conditions_.push_back(std::move(condition)); }

  UserReferences& userReferences() { return userReferences_; }
  const UserReferences& userReferences() const { return userReferences_; }

  // Memory for a new node with these dependencies: memory that earlier nodes have freed, or new
  // memory. Throws hipErrorOutOfMemory.
  std::shared_ptr<GraphBlock> memoryFor(std::size_t bytes, GraphMemory& memory,
                                        std::span<Node* const> dependencies) const;
  // True if a free node for the address may be added: it isn't freed already.
  bool mayFree(const void* address) const;

  // The graph owns the addresses of memory nodes, so it has one executable graph at a time. Throws
  // hipErrorNotSupported while the result of an earlier call lives.
  std::shared_ptr<void> claimMemory();

 private:
  Graph(const Graph& other);
  static bool ofMemory(const Node& node);
  static void removeEdge(const Edge& edge);
  void addEdge(const Edge& edge);
  void requireRemovable(const Edge& edge) const;

  std::vector<std::unique_ptr<Node>> nodes_;
  UserReferences userReferences_;
  std::vector<std::shared_ptr<Condition>> conditions_;
  std::weak_ptr<void> claim_;
  bool embedded_ = false;
};

// Replaces a node's parameters. Throws hipErrorInvalidValue if the sorts of operation differ,
// hipErrorNotSupported for memory nodes.
void replace(Node& node, Operation operation);
void requireChangeable(const Node& node);

// flags: hipGraphDebugDotFlags, which select the details of each node. Throws hipErrorOperatingSystem if the file
// can't be written.
void writeDot(const Graph& graph, const Allocations& allocations, const char* path, unsigned flags);

}  // namespace hipspv
