// The APIs' values of results and generators (random_table.py).
#pragma once

#include "status.h"

namespace hipspv::rand {

int valueOf(Api api, Status status);
Status statusOf(Api api, int value);

// Throws Error for a value that the API doesn't have.
Type typeOf(Api api, int value);
// -1: it has none.
int curandValueOf(Type type);

}  // namespace hipspv::rand
