// The functions of objects, and those whose arguments state types (solver_table.py). They throw Error.
#pragma once

#include "objects.h"
#include "values.h"

namespace hipspv::solver::services {

#include "solver_services.inc"

}  // namespace hipspv::solver::services
