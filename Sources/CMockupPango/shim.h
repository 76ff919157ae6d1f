#pragma once
#include <glib.h>
#include <pango/pango.h>
