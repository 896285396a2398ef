// Reports of faults that checks of device code find (--check=), and the exit status of a program after them.
#pragma once

#include <string>

namespace hipspv {

// Prints a report on standard error.
void reportFinding(const std::string& text);

// The exit status of a program that would otherwise end with `status`.
int statusAfterFindings(int status);

}  // namespace hipspv
