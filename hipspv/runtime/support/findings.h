// What the checks of --check= find in kernels, and the program's exit status after that.
#pragma once

#include <string>

namespace hipspv {

// Prints a report on standard error.
void reportFinding(const std::string& text);

// The exit status of a program that would otherwise end with `status`.
int statusAfterFindings(int status);

}  // namespace hipspv
