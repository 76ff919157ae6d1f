/* What Swift and the C libraries expect of a system, for WebAssembly. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <glib.h>
#include <pango/pango.h>

/* Swift. */

uintptr_t __stack_chk_guard = 0x6d656e75;

void __stack_chk_fail(void) { abort(); }

/* Swift seeds its hash tables. A constant seed gives the same results in each run; no result depends on it. */
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5a, count); }

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  char *end;
  *value = strtod(text, &end);
  return end == text ? NULL : end;
}

/* Pixman asks for processor features to ignore. A browser has no environment. */
char *getenv(const char *name) {
  (void)name;
  return NULL;
}

/* GLib: functions on UTF-8 that is valid. */

static gsize length_of(const char *text) {
  guchar first = *(const guchar *)text;
  return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

static const gchar skip[256] = {
    [0 ... 0xBF] = 1, [0xC0 ... 0xDF] = 2, [0xE0 ... 0xEF] = 3, [0xF0 ... 0xF7] = 4,
    [0xF8 ... 0xFB] = 5, [0xFC ... 0xFD] = 6, [0xFE ... 0xFF] = 1};
const gchar *const g_utf8_skip = skip;

gunichar g_utf8_get_char(const gchar *text) {
  const guchar *bytes = (const guchar *)text;
  switch (length_of(text)) {
    case 1: return bytes[0];
    case 2: return (bytes[0] & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
    case 3: return (bytes[0] & 0x0Fu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
    default:
      return (bytes[0] & 0x07u) << 18 | (bytes[1] & 0x3Fu) << 12 | (bytes[2] & 0x3Fu) << 6 | (bytes[3] & 0x3Fu);
  }
}

/* The characters that end at or before `limit`. */
static glong count(const gchar *text, const gchar *limit) {
  glong count = 0;
  while (text < limit) {
    text += length_of(text);
    if (text <= limit) count++;
  }
  return count;
}

glong g_utf8_strlen(const gchar *text, gssize length) { return count(text, text + (length < 0 ? strlen(text) : (gsize)length)); }
glong pango_utf8_strlen(const gchar *text, gssize length) { return g_utf8_strlen(text, length); }
glong g_utf8_pointer_to_offset(const gchar *text, const gchar *position) { return count(text, position); }

gchar *g_utf8_offset_to_pointer(const gchar *text, glong offset) {
  for (; offset > 0; offset--) text += length_of(text);
  return (gchar *)text;
}

gint g_ascii_strncasecmp(const gchar *one, const gchar *other, gsize length) { return strncasecmp(one, other, length); }

gpointer g_malloc(gsize size) { return size ? malloc(size) : NULL; }
gpointer g_malloc_n(gsize count, gsize size) { return calloc(count ? count : 1, size); }
void g_free(gpointer memory) { free(memory); }

/* The module has one thread. */
void (g_mutex_lock)(GMutex *mutex) { (void)mutex; }
void (g_mutex_unlock)(GMutex *mutex) { (void)mutex; }

/* Pango. A language is its tag in lowercase, with hyphens; equal ones share memory. */

PangoLanguage *pango_language_from_string(const char *tag) {
  static struct { char **tags; size_t count; } known;
  char *clean = strdup(tag);
  for (char *letter = clean; *letter; letter++) {
    if (*letter >= 'A' && *letter <= 'Z') *letter += 'a' - 'A';
    if (*letter == '_') *letter = '-';
  }
  for (size_t index = 0; index < known.count; index++) {
    if (strcmp(known.tags[index], clean) == 0) {
      free(clean);
      return (PangoLanguage *)known.tags[index];
    }
  }
  known.tags = realloc(known.tags, (known.count + 1) * sizeof *known.tags);
  known.tags[known.count++] = clean;
  return (PangoLanguage *)clean;
}

const char *pango_version_string(void) { return PANGO_VERSION_STRING; }

void g_log(const gchar *domain, GLogLevelFlags level, const gchar *format, ...) {
  (void)domain, (void)level, (void)format;
}

/* Pango breaks text by attributes, too. menumock sets none, so these are never called. */
void _pango_attr_list_init(PangoAttrList *list) { abort(); }
void _pango_attr_list_destroy(PangoAttrList *list) { abort(); }
void _pango_attr_list_get_iterator(PangoAttrList *list, PangoAttrIterator *iterator) { abort(); }
void _pango_attr_iterator_destroy(PangoAttrIterator *iterator) { abort(); }
PangoAttribute *pango_attr_iterator_get(PangoAttrIterator *iterator, PangoAttrType type) { abort(); }
gboolean pango_attr_iterator_next(PangoAttrIterator *iterator) { abort(); }
void pango_attr_iterator_range(PangoAttrIterator *iterator, gint *start, gint *end) { abort(); }
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute) { abort(); }
PangoAttribute *pango_attribute_copy(const PangoAttribute *attribute) { abort(); }
