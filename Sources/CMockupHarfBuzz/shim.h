#pragma once
#include <hb.h>
#include <hb-ot.h>

/* HarfBuzz 7 renamed this function and deprecated the old name. */
static inline void chb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, pen, data);
#else
  hb_font_get_glyph_shape(font, glyph, pen, data);
#endif
}
