/* GLib's headers name these types. */
#pragma once
#include <sys/types.h>
