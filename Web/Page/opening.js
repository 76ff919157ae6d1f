// Opening and closing

function openMenu(number, focus) {
  clearInitialHighlight();
  if (!show(`m${number}`)) return;
  const list = reachable(menus[number].element);
  const chosen = list.find((element) => element.ariaChecked === "true" && data.presentation === "popUpButton");
  const first = list.find((element) => element.dataset.back === undefined);
  const target = { first: chosen || first, last: list.at(-1) }[focus];
  focusItem(target || menus[number].element);
}

function closeSubmenu() {
  const { parent, opener } = menus[frontMenu()];
  if (parent < 0) return false;
  show(`m${parent}`);
  focusItem(opener);
  return true;
}

function closeAll(focus = true) {
  clearInitialHighlight();
  if (frontMenu() < 0 && !data.views[shown].name.startsWith("q")) return;
  const bar = titles[pathTo(frontMenu())[0]];
  if (!show("closed")) {
    show("m0");
    if (focus) menus[0].element.focus({ preventScroll: true });
    return;
  }
  if (focus) (bar || titles[0] || control)?.focus({ preventScroll: true });
}

/** Removes the highlight that the document sets, on the first interaction. */
function clearInitialHighlight() {
  const element = byId(`i${data.highlighted}`);
  if (element && element !== document.activeElement) setLook(element, items.get(element).look === 2 ? 2 : 0);
  data.highlighted = undefined;
}

function focusItem(element) {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.closest(".scrolls") && element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

stage.addEventListener("focusin", ({ target }) => {
  if (!items.has(target)) return;
  clearInitialHighlight();
  for (const element of items.keys()) if (element !== target && items.get(element).look === 1) setLook(element, 0);
  if (items.get(target).look === 0) setLook(target, 1);
});
stage.addEventListener("focusout", ({ target }) => {
  if (items.get(target)?.look === 1) setLook(target, 0);
});
