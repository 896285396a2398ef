#include <fstream>
#include <map>
#include <sstream>

#include "graph.h"
#include "graph_memory.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/memory/memory.h"

namespace hipspv {
namespace {

// Ends a line of a label: Graphviz's \n, not a newline in the file.
constexpr const char* kLine = "\\n";

std::string size(const dim3& of) {
  return "(" + std::to_string(of.x) + "," + std::to_string(of.y) + "," + std::to_string(of.z) + ")";
}

// H, D or A: host memory, device memory, an array.
char sideOf(const Allocations& allocations, const Layout& side, const Array* array, bool saidHost, bool saidDevice) {
  if (array != nullptr || side.array != nullptr) return 'A';
  if (saidHost || saidDevice) return saidHost ? 'H' : 'D';
  const auto allocation = allocations.find(side.base);
  return allocation && !allocation->hostReaches() ? 'D' : 'H';
}

std::string direction(const Allocations& allocations, const CopyOperation& copy) {
  const bool known = copy.kind != hipMemcpyDefault;
  const bool toHost = copy.kind == hipMemcpyDeviceToHost || copy.kind == hipMemcpyHostToHost;
  const bool fromHost = copy.kind == hipMemcpyHostToDevice || copy.kind == hipMemcpyHostToHost;
  std::string text(1, sideOf(allocations, copy.from, copy.fromArray.get(), fromHost, known && !fromHost));
  text += "to";
  return text + sideOf(allocations, copy.to, copy.toArray.get(), toHost, known && !toHost);
}

// The text of a node's label, which begins with its kind.
class Label {
 public:
  Label(const Allocations& allocations, unsigned flags) : allocations_(allocations), flags_(flags) {}

  std::string operator()(const EmptyOperation&) const { return "EMPTY"; }
  std::string operator()(const KernelOperation& kernel) const {
    std::ostringstream text;
    if (wants(hipGraphDebugDotFlagsKernelNodeAttributes)) text << "KERNEL" << kLine;
    text << kernel.symbol->name << kLine << "<<<" << size(kernel.shape.grid) << "," << size(kernel.shape.block) << ","
         << kernel.shape.sharedBytes << ">>>";
    if (wants(hipGraphDebugDotFlagsKernelNodeParams))
      text << kLine << "function " << kernel.function << kLine << "arguments "
           << static_cast<const void*>(kernel.arguments->addresses());
    if (wants(hipGraphDebugDotFlagsKernelNodeAttributes)) {
      const KernelAttributes& a = kernel.attributes;
      text << kLine << "cooperative " << a.cooperative << kLine << "priority " << a.priority << kLine
           << "access window " << a.window.base_ptr << " " << a.window.num_bytes << " bytes, hit ratio "
           << a.window.hitRatio;
    }
    return text.str();
  }
  std::string operator()(const CopyOperation& copy) const {
    std::ostringstream text;
    text << "MEMCPY" << kLine << "(" << direction(allocations_, copy) << ","
         << copy.box.width * copy.box.height * copy.box.depth << ")";
    if (wants(hipGraphDebugDotFlagsMemcpyNodeParams))
      text << kLine << "from " << static_cast<const void*>(copy.from.base) << " pitch " << copy.from.pitch << kLine
           << "to " << static_cast<const void*>(copy.to.base) << " pitch " << copy.to.pitch << kLine << "extent "
           << copy.box.width << " x " << copy.box.height << " x " << copy.box.depth;
    return text.str();
  }
  std::string operator()(const FillOperation& fill) const {
    std::ostringstream text;
    text << "MEMSET" << kLine << "(" << fill.pattern << "," << fill.box.width * fill.box.height * fill.box.depth << ")";
    if (wants(hipGraphDebugDotFlagsMemsetNodeParams))
      text << kLine << "at " << static_cast<const void*>(fill.to.base) << " pitch " << fill.to.pitch << kLine
           << "element " << fill.patternBytes << " bytes" << kLine << "extent " << fill.box.width / fill.patternBytes
           << " x " << fill.box.height;
    return text.str();
  }
  std::string operator()(const HostOperation& host) const {
    std::ostringstream text;
    text << "HOST";
    if (wants(hipGraphDebugDotFlagsHostNodeParams))
      text << kLine << "function " << reinterpret_cast<const void*>(host.function) << kLine << "data " << host.data;
    return text.str();
  }
  std::string operator()(const EventRecordOperation& record) const { return "EVENT_RECORD" + event(record.handle); }
  std::string operator()(const EventWaitOperation& wait) const { return "EVENT_WAIT" + event(wait.handle); }
  std::string operator()(const AllocateOperation& allocate) const {
    std::ostringstream text;
    text << "MEM_ALLOC" << kLine << allocate.block->address() << " " << allocate.given.bytesize << " bytes";
    return text.str();
  }
  std::string operator()(const FreeOperation& free) const {
    std::ostringstream text;
    text << "MEM_FREE" << kLine << free.address;
    return text.str();
  }
  std::string operator()(const ChildGraphOperation&) const { return "GRAPH"; }
  std::string operator()(const MemoryBatchOperation& batch) const {
    return "BATCH_MEM_OP" + std::string(kLine) + std::to_string(batch.operations.size());
  }
  std::string operator()(const ConditionalOperation& conditional) const {
    constexpr const char* kKinds[] = {"IF", "WHILE", "SWITCH"};
    return "CONDITIONAL" + std::string(kLine) + kKinds[static_cast<int>(conditional.kind)];
  }

  bool wants(hipGraphDebugDotFlags what) const { return (flags_ & (what | hipGraphDebugDotFlagsVerbose)) != 0; }

 private:
  std::string event(hipEvent_t handle) const {
    std::ostringstream text;
    if (wants(hipGraphDebugDotFlagsEventNodeParams)) text << kLine << "event " << handle;
    return text.str();
  }

  const Allocations& allocations_;
  const unsigned flags_;
};

class Writer {
 public:
  Writer(std::ostream& out, const Label& label) : out_(out), label_(label) {}

  void write(const Graph& graph) {
    const int index = ++graphs_;
    const std::string name = "graph_" + std::to_string(index);
    out_ << "subgraph cluster_" << index << " {\nlabel=\"" << name << "\" graph[style=\"dashed\"];\n";
    std::map<const Node*, std::string> names;
    for (const auto& node : graph.nodes()) names[node.get()] = name + "_node_" + std::to_string(names.size());
    for (const auto& node : graph.nodes()) {
      out_ << "\"" << names[node.get()] << "\" [shape=\"rectangle\" label=\"" << text(*node, names[node.get()])
           << "\"];\n";
      for (const Graph* inner : innerGraphs(node->operation)) write(*inner);
    }
    for (const auto& node : graph.nodes())
      for (const Node* dependent : node->dependents())
        out_ << "\"" << names[node.get()] << "\" -> \"" << names[dependent] << "\";\n";
    out_ << "}\n";
  }

 private:
  std::string text(Node& node, const std::string& name) {
    std::ostringstream text;
    text << name.substr(name.rfind('_') + 1) << kLine << std::visit(label_, node.operation);
    if (label_.wants(hipGraphDebugDotFlagsHandles))
      text << kLine << "handle " << static_cast<const void*>(node.handle());
    return text.str();
  }

  std::ostream& out_;
  const Label label_;
  int graphs_ = 0;
};

}  // namespace

void writeDot(const Graph& graph, const Allocations& allocations, const char* path, unsigned flags) {
  std::ofstream out(path);
  if (!out) throw Error(hipErrorOperatingSystem);
  out << "digraph dot {\n";
  Writer(out, Label(allocations, flags)).write(graph);
  out << "}\n";
  out.close();
  if (!out) throw Error(hipErrorOperatingSystem);
}

}  // namespace hipspv
