// Draws graphs in Graphviz's language.
#pragma once

#include "graph.h"

namespace hipspv {

// flags: hipGraphDebugDotFlags, which select the details of each node. Throws hipErrorOperatingSystem if the file
// can't be written.
void writeDot(const Graph& graph, const char* path, unsigned flags);

}  // namespace hipspv
