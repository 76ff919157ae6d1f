/* Inter, the typeface of all themes, as constant data. Scripts/wasm.sh defines the sizes. */
#include "../CMockupStore/store.h"
#include "data.h"

#define FONT(name, size) DATA(inter_##name, "Inter-" #name ".otf", size)

FONT(Regular, INTER_REGULAR);
FONT(Medium, INTER_MEDIUM);
FONT(SemiBold, INTER_SEMIBOLD);
FONT(Bold, INTER_BOLD);
FONT(ExtraBold, INTER_EXTRABOLD);

void store_put_typefaces(void) {
  store_put_constant("/fonts/Inter-Regular.otf", inter_Regular, INTER_REGULAR);
  store_put_constant("/fonts/Inter-Medium.otf", inter_Medium, INTER_MEDIUM);
  store_put_constant("/fonts/Inter-SemiBold.otf", inter_SemiBold, INTER_SEMIBOLD);
  store_put_constant("/fonts/Inter-Bold.otf", inter_Bold, INTER_BOLD);
  store_put_constant("/fonts/Inter-ExtraBold.otf", inter_ExtraBold, INTER_EXTRABOLD);
}
