#pragma once
#include <cairo.h>
/* Written by Scripts/wasm.sh. */
#include <freetype-version.h>
