#include "show.h"

int launched(int value);
extern const int early = launched(100);
