// The graphs of the stand-in for the CUDA driver. Of the nodes that may run next the last one does, which shows where a
// dependency is missing.
#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include "driver.h"

using namespace hipspv::cuda;
using stand_in::words;

namespace {

enum class Kind { kEmpty, kKernel, kCopy, kFill };

struct Work {
  Kind kind;
  std::function<void()> run = [] {};
  bool flat = true;  // of a copy or fill: one row
  bool enabled = true;
};

bool isFlat(const Copy3D& copy) { return copy.height == 1 && copy.depth == 1; }

}  // namespace

namespace hipspv::cuda {

struct GraphNodeObject {
  std::size_t number;
  Work work;
  std::vector<GraphNodeHandle> before;
};

struct GraphObject {
  std::vector<std::unique_ptr<GraphNodeObject>> nodes;
};

struct ExecutableObject {
  std::vector<Work> works;  // by the node's number
  std::vector<std::size_t> order;
};

}  // namespace hipspv::cuda

namespace {

Status add(GraphNodeHandle* node, GraphHandle graph, const GraphNodeHandle* before, std::size_t count, Work work) {
  const std::vector<GraphNodeHandle> list(before, before + count);
  const auto isOwn = [graph](GraphNodeHandle each) {
    return each != nullptr && each->number < graph->nodes.size() && graph->nodes[each->number].get() == each;
  };
  if (!std::ranges::all_of(list, isOwn) || std::set(list.begin(), list.end()).size() != count) return kInvalidValue;
  graph->nodes.push_back(std::make_unique<GraphNodeObject>(graph->nodes.size(), std::move(work), list));
  *node = graph->nodes.back().get();
  return kSuccess;
}

std::vector<std::size_t> orderOf(const GraphObject& graph) {
  std::vector<std::size_t> order;
  std::set<GraphNodeHandle> done;
  while (order.size() < graph.nodes.size()) {
    const auto isNext = [&](const auto& node) {
      return !done.contains(node.get()) &&
             std::ranges::all_of(node->before, [&](GraphNodeHandle each) { return done.contains(each); });
    };
    const auto next = std::find_if(graph.nodes.rbegin(), graph.nodes.rend(), isNext);
    order.push_back((*next)->number);
    done.insert(next->get());
  }
  return order;
}

// As the driver does: a node keeps its kind, and only copies and fills of one row change.
Status change(ExecutableHandle executable, GraphNodeHandle node, const Work& work) {
  Work& have = executable->works.at(node->number);
  if (have.kind != work.kind || !have.flat || !work.flat) return kInvalidValue;
  have.run = work.run;
  return kSuccess;
}

std::vector<unsigned> shapeOf(const KernelNode& k) {
  return {k.gridX, k.gridY, k.gridZ, k.blockX, k.blockY, k.blockZ, k.sharedBytes};
}

Status workOf(const KernelNode& kernel, Work* work) {
  if (kernel.extra != nullptr || kernel.kernel != nullptr || kernel.context != nullptr) return kInvalidValue;
  work->kind = Kind::kKernel;
  return stand_in::makeLaunch(kernel.function, shapeOf(kernel), kernel.arguments, &work->run);
}

Status workOf(const Copy3D& copy, Context context, Work* work) {
  if (context != stand_in::context()) return kInvalidContext;
  work->kind = Kind::kCopy;
  work->flat = isFlat(copy);
  return stand_in::makeCopy(copy, &work->run);
}

Status workOf(const FillNode& fill, Context context, Work* work) {
  if (context != stand_in::context()) return kInvalidContext;
  const bool valid = (fill.elementBytes == 1 || fill.elementBytes == 2 || fill.elementBytes == 4) &&
                     (fill.height == 1 || fill.pitch >= fill.width * fill.elementBytes) &&
                     (fill.elementBytes == 4 || fill.value >> (8 * fill.elementBytes) == 0);
  if (!valid) return kInvalidValue;
  work->kind = Kind::kFill;
  work->flat = fill.height == 1;
  return stand_in::makeFill(fill.to, fill.elementBytes, fill.value, fill.pitch, fill.width, fill.height, &work->run);
}

std::string text(const KernelNode& kernel) { return stand_in::shapeOf(kernel.function, shapeOf(kernel)); }
std::string text(const FillNode& fill) {
  return words(fill.elementBytes, fill.value, "pitch", fill.pitch, fill.width, fill.height);
}

}  // namespace

DRIVER(cuGraphCreate, (GraphHandle * graph, unsigned flags)) {
  ENTER(cuGraphCreate, words(flags));
  *graph = new GraphObject;
  return kSuccess;
}
DRIVER(cuGraphDestroy, (GraphHandle graph)) {
  ENTER(cuGraphDestroy);
  delete graph;
  return kSuccess;
}
DRIVER(cuGraphAddEmptyNode,
       (GraphNodeHandle * node, GraphHandle graph, const GraphNodeHandle* before, std::size_t count)) {
  ENTER(cuGraphAddEmptyNode, words(count));
  return add(node, graph, before, count, {Kind::kEmpty});
}
DRIVER(cuGraphAddKernelNode_v2, (GraphNodeHandle * node, GraphHandle graph, const GraphNodeHandle* before,
                                 std::size_t count, const KernelNode* kernel)) {
  ENTER(cuGraphAddKernelNode_v2, text(*kernel));
  Work work{};
  const Status status = workOf(*kernel, &work);
  return status != kSuccess ? status : add(node, graph, before, count, work);
}
DRIVER(cuGraphAddMemcpyNode, (GraphNodeHandle * node, GraphHandle graph, const GraphNodeHandle* before,
                              std::size_t count, const Copy3D* copy, Context context)) {
  ENTER(cuGraphAddMemcpyNode, stand_in::shapeOf(*copy));
  Work work{};
  const Status status = workOf(*copy, context, &work);
  return status != kSuccess ? status : add(node, graph, before, count, work);
}
DRIVER(cuGraphAddMemsetNode, (GraphNodeHandle * node, GraphHandle graph, const GraphNodeHandle* before,
                              std::size_t count, const FillNode* fill, Context context)) {
  ENTER(cuGraphAddMemsetNode, text(*fill));
  Work work{};
  const Status status = workOf(*fill, context, &work);
  return status != kSuccess ? status : add(node, graph, before, count, work);
}
DRIVER(cuGraphKernelNodeSetAttribute, (GraphNodeHandle node, int attribute, const NodeAttribute* value)) {
  ENTER(cuGraphKernelNodeSetAttribute, words(attribute, value->value));
  return node->work.kind == Kind::kKernel ? kSuccess : kInvalidValue;
}

DRIVER(cuGraphInstantiateWithFlags, (ExecutableHandle * executable, GraphHandle graph, unsigned long long flags)) {
  ENTER(cuGraphInstantiateWithFlags, words(flags, graph->nodes.size()));
  *executable = new ExecutableObject{{}, orderOf(*graph)};
  for (const auto& node : graph->nodes) (*executable)->works.push_back(node->work);
  return kSuccess;
}
DRIVER(cuGraphExecDestroy, (ExecutableHandle executable)) {
  ENTER(cuGraphExecDestroy);
  stand_in::waitForAll();
  delete executable;
  return kSuccess;
}
DRIVER(cuGraphExecKernelNodeSetParams_v2,
       (ExecutableHandle executable, GraphNodeHandle node, const KernelNode* kernel)) {
  ENTER(cuGraphExecKernelNodeSetParams_v2, text(*kernel));
  Work work{};
  const Status status = workOf(*kernel, &work);
  return status != kSuccess ? status : change(executable, node, work);
}
DRIVER(cuGraphExecMemcpyNodeSetParams,
       (ExecutableHandle executable, GraphNodeHandle node, const Copy3D* copy, Context context)) {
  ENTER(cuGraphExecMemcpyNodeSetParams, stand_in::shapeOf(*copy));
  Work work{};
  const Status status = workOf(*copy, context, &work);
  return status != kSuccess ? status : change(executable, node, work);
}
DRIVER(cuGraphExecMemsetNodeSetParams,
       (ExecutableHandle executable, GraphNodeHandle node, const FillNode* fill, Context context)) {
  ENTER(cuGraphExecMemsetNodeSetParams, text(*fill));
  Work work{};
  const Status status = workOf(*fill, context, &work);
  return status != kSuccess ? status : change(executable, node, work);
}
DRIVER(cuGraphNodeSetEnabled, (ExecutableHandle executable, GraphNodeHandle node, unsigned enabled)) {
  ENTER(cuGraphNodeSetEnabled, words(node->number, enabled));
  Work& work = executable->works.at(node->number);
  if (work.kind == Kind::kEmpty) return kInvalidValue;
  work.enabled = enabled != 0;
  return kSuccess;
}
DRIVER(cuGraphUpload, (ExecutableHandle executable, Stream)) {
  ENTER(cuGraphUpload, words(executable->works.size()));
  return kSuccess;
}
// Later changes don't concern this launch.
DRIVER(cuGraphLaunch, (ExecutableHandle executable, Stream stream)) {
  ENTER(cuGraphLaunch, words(executable->works.size()));
  std::vector<std::function<void()>> commands;
  for (const std::size_t number : executable->order)
    if (const Work& work = executable->works[number]; work.enabled) commands.push_back(work.run);
  stand_in::add(stream, [commands] {
    for (const auto& command : commands) command();
  });
  return kSuccess;
}
