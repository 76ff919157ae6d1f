// Opening and closing

function openMenu(number, focus) {
  rest();
  if (!show(`m${number}`)) return;
  const list = reachable(menus[number].element);
  const chosen = list.find((element) => element.ariaChecked === "true" && data.presentation === "popUpButton");
  const first = list.find((element) => element.dataset.back === undefined);
  const target = { first: chosen || first, last: list.at(-1) }[focus];
  reach(target || menus[number].element);
}

function closeSubmenu() {
  const { parent, opener } = menus[frontMenu()];
  if (parent < 0) return false;
  show(`m${parent}`);
  reach(opener);
  return true;
}

function closeAll(focus = true) {
  rest();
  if (frontMenu() < 0 && !data.views[shown].name.startsWith("q")) return;
  const bar = titles[way(frontMenu())[0]];
  if (!show("closed")) {
    show("m0");
    if (focus) menus[0].element.focus({ preventScroll: true });
    return;
  }
  if (focus) (bar || titles[0] || control)?.focus({ preventScroll: true });
}

/** What the document shows as pointed at counts until somebody points at something. */
function rest() {
  const element = byId(`i${data.highlighted}`);
  if (element && element !== document.activeElement) setLook(element, items.get(element).look === 2 ? 2 : 0);
  data.highlighted = undefined;
}

function reach(element) {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.closest(".scrolls") && element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

stage.addEventListener("focusin", ({ target }) => {
  if (!items.has(target)) return;
  rest();
  for (const element of items.keys()) if (element !== target && items.get(element).look === 1) setLook(element, 0);
  if (items.get(target).look === 0) setLook(target, 1);
});
stage.addEventListener("focusout", ({ target }) => {
  if (items.get(target)?.look === 1) setLook(target, 0);
});
