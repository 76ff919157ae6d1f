// Keys

const isReachable = (element) => element.ariaDisabled !== "true";

/** The enabled items of a menu, from top to bottom and in reading direction. */
function reachable(menu) {
  const boxes = new Map([...menu.querySelectorAll("[data-item], [data-back]")].filter(isReachable)
    .map((element) => [element, element.getBoundingClientRect()]));
  const side = data.rightToLeft ? -1 : 1;
  return [...boxes.keys()].sort((one, other) => {
    const [a, b] = [boxes.get(one), boxes.get(other)];
    return Math.abs(a.top - b.top) > 2 ? a.top - b.top : side * (a.left - b.left);
  });
}

/** The item above or below, or the nearest one of several in that row. */
function vertical(list, element, step) {
  const at = element && element.getBoundingClientRect();
  const index = list.indexOf(element);
  if (index < 0) return step > 0 ? list[0] : list.at(-1);
  const inRow = (row) => list.filter((each) => Math.abs(each.getBoundingClientRect().top - row) <= 2);
  const rows = [...new Set(list.map((each) => Math.round(each.getBoundingClientRect().top)))];
  const row = rows.findIndex((top) => Math.abs(top - at.top) <= 2);
  const next = inRow(rows[(row + step + rows.length) % rows.length]);
  const middle = at.left + at.width / 2;
  const distance = (each) => Math.abs(each.getBoundingClientRect().left + each.getBoundingClientRect().width / 2 - middle);
  return next.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

function sideways(list, element, step) {
  const top = element.getBoundingClientRect().top;
  const row = list.filter((each) => Math.abs(each.getBoundingClientRect().top - top) <= 2);
  return row[row.indexOf(element) + step];
}

let typed = "";
let typedAt = 0;

function typeAhead(list, element, key) {
  const now = performance.now();
  typed = (now - typedAt < 700 ? typed : "") + key.toLocaleLowerCase();
  typedAt = now;
  const start = list.indexOf(element) + (typed.length > 1 ? 0 : 1);
  return [...list.slice(start), ...list.slice(0, start)].find((each) => each.textContent.trim().toLocaleLowerCase().startsWith(typed));
}

stage.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey) return;
  const { key, target } = event;
  if (onKey(key, target.closest("[data-item], [data-back], .menu, #control, .title, [role=alertdialog]"), event)) {
    event.preventDefault();
  }
});

function onKey(key, element, event) {
  if (!element) return false;
  if (element.role === "alertdialog") {
    if (key === "Escape") element.querySelector("[data-cancel]")?.click();
    if (key === "Tab") {
      const buttons = [...element.querySelectorAll("button")];
      const step = event.shiftKey ? -1 : 1;
      buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
      return true;
    }
    return key === "Escape";
  }
  if (element === control) return onControlKey(key, event);
  if (element.classList.contains("title")) return onTitleKey(key, element);
  const menu = element.closest(".menu");
  const number = Number(menu.id.slice(1));
  const list = reachable(menu);
  const current = list.includes(element) ? element : undefined;
  const isTyping = typed !== "" && performance.now() - typedAt < 700;
  if (key.length > 1) typed = "";
  switch (key) {
    case "ArrowDown": focusItem(vertical(list, current, 1)); return true;
    case "ArrowUp": focusItem(vertical(list, current, -1)); return true;
    case "Home": focusItem(list[0]); return true;
    case "End": focusItem(list.at(-1)); return true;
    case forward:
      if (current?.dataset.menu !== undefined) openMenu(Number(current.dataset.menu), "first");
      else if (current?.dataset.range) changeNumber(current, event);
      else if (current && sideways(list, current, 1)) focusItem(sideways(list, current, 1));
      else openNeighbor(number, 1);
      return true;
    case backward:
      if (current?.dataset.range) changeNumber(current, event);
      else if (current && sideways(list, current, -1)) focusItem(sideways(list, current, -1));
      else if (menus[number].parent >= 0) closeToOpener(number);
      else openNeighbor(number, -1);
      return true;
    case "Enter":
    case " ":
      if (key === " " && isTyping) return focusItem(typeAhead(list, current, key)), true;
      choose(current, event);
      return true;
    case "Escape":
      if (menus[number].parent >= 0) closeToOpener(number);
      else closeAll();
      return true;
    case "Tab": closeAll(); return false;
    default:
      if (key.length !== 1 || event.altKey) return false;
      focusItem(typeAhead(list, current, key));
      return true;
  }
}

/** Closes a submenu and everything in it, and focuses the row that opened it. */
function closeToOpener(number) {
  show(`m${menus[number].parent}`);
  focusItem(menus[number].opener);
}

function onControlKey(key, event) {
  if (frontMenu() >= 0 && key === "Escape") return closeAll(), true;
  const acts = data.primaryAction && !event.altKey;
  if (key === "ArrowDown" || key === "ArrowUp" || (key === "F10" && event.shiftKey) || key === "ContextMenu"
    || ((key === "Enter" || key === " ") && !acts)) {
    if (!control.disabled) openMenu(0, key === "ArrowUp" ? "last" : "first");
    return true;
  }
  if (key === "Enter" || key === " ") return announce(control), true;
  return false;
}

// A menu bar

const titles = [...stage.querySelectorAll(".title")];

function openNeighbor(number, step) {
  if (!titles.length) return;
  const next = (pathTo(number)[0] + step + titles.length) % titles.length;
  openMenu(next, "first");
}

function onTitleKey(key, title) {
  const index = titles.indexOf(title);
  if (["ArrowDown", "ArrowUp", "Enter", " "].includes(key)) return openMenu(index, key === "ArrowUp" ? "last" : "first"), true;
  if (key === "Escape") return closeAll(), true;
  if (key !== forward && key !== backward) return false;
  const next = (index + (key === forward ? 1 : -1) + titles.length) % titles.length;
  if (frontMenu() >= 0) openMenu(next);
  titles[next].focus();
  return true;
}
