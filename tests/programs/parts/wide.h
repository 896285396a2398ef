// The only place that names the type.
#pragma once
typedef __int128 wide_t;
