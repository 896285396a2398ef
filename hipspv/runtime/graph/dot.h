// Pictures of graphs, in Graphviz's language.
#pragma once

#include "graph.h"

namespace hipspv {

// flags: hipGraphDebugDotFlags, for what is said of each node. Throws hipErrorOperatingSystem where the
// file can't be written.
void writeDot(const Graph& graph, const char* path, unsigned flags);

}  // namespace hipspv
