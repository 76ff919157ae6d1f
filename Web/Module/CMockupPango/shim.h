#pragma once
#include <stdint.h>

/* The part of Pango and GLib that menumock uses, without the other headers of GLib. */

typedef struct _PangoLanguage PangoLanguage;

typedef struct {
  unsigned is_line_break : 1;
  unsigned others : 12;
  unsigned break_inserts_hyphen : 1;
  unsigned rest : 18;
} PangoLogAttr;

typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;

uint8_t *pango_log2vis_get_embedding_levels(const char *text, int length, PangoDirection *direction);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes, int count);
PangoLanguage *pango_language_from_string(const char *tag);
const char *pango_version_string(void);
long g_utf8_strlen(const char *text, long length);
void g_free(void *memory);

/* A browser has no environment. */
static inline const char *g_getenv(const char *name) {
  (void)name;
  return 0;
}
static inline const char *g_get_home_dir(void) { return ""; }
