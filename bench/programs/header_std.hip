#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
