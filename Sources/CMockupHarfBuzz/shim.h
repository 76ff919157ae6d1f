#pragma once
#include <glib.h>
#include <hb.h>
#include <hb-ot.h>

/* The function has two names, one of them deprecated since HarfBuzz 7. */
static inline void chb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, pen, data);
#else
  hb_font_get_glyph_shape(font, glyph, pen, data);
#endif
}

/* What Pango says of a character, in the places where PangoLogAttr of its interface has it. Its headers are not included:
   whoever links to what they name loads Pango with every start. */
typedef struct {
  unsigned is_line_break : 1;
  unsigned : 12;
  unsigned break_inserts_hyphen : 1;
  unsigned : 18;
} chb_character;

/* Swift does not import bit fields of an unnamed layout reliably: what is wanted of them, as functions. */
static inline int chb_may_break_before(const chb_character *character) { return character->is_line_break; }
static inline int chb_break_needs_hyphen(const chb_character *character) { return character->break_inserts_hyphen; }
