"use strict";
// A menu that can be tried. The picture has every state of it; this shows the one that counts, and the elements over it
// say the same to fingers, keys and screen readers.
const data = JSON.parse(document.getElementById("states").textContent);
const stage = document.getElementById("stage");
const picture = stage.querySelector("svg");
const byId = (id) => document.getElementById(id);
const control = byId("control");
const live = byId("live");
const views = new Map(data.views.map((view, index) => [view.name, index]));
const still = matchMedia("(prefers-reduced-motion: reduce)");
const forward = data.rightToLeft ? "ArrowLeft" : "ArrowRight";
const backward = data.rightToLeft ? "ArrowRight" : "ArrowLeft";
let shown = data.first;
// The option that a pop-up button shows, where it is another one than in the document.
let form = "";

// What is seen

const items = new Map();
for (const element of stage.querySelectorAll("[data-item]")) {
  const number = Number(element.dataset.item);
  items.set(element, { number, row: data.rows[number] || [], value: Number(element.dataset.value || 0), look: 0 });
}
const menus = data.menus.map((menu, index) => ({ ...menu, element: byId(`m${index}`), opener: byId(`i${menu.opener}`) }));

function see(groups, state) {
  for (const [name, ...states] of groups) byId(name).style.display = states.includes(state) ? "inline" : "none";
}

function draw(element) {
  const item = items.get(element);
  if (item) see(item.row, 3 * item.value + item.look);
}

function setLook(element, look) {
  const item = items.get(element);
  if (!item || element.ariaDisabled === "true" || item.look === look) return;
  item.look = look;
  draw(element);
}

function setValue(element, value) {
  const item = items.get(element);
  item.value = value;
  if (element.hasAttribute("aria-checked")) element.setAttribute("aria-checked", ["false", "true", "mixed"][value]);
  const { on, off } = element.dataset;
  if (on !== undefined) element.querySelector(".name").textContent = value ? on : off;
  draw(element);
}

function place(element, [x, y, width, height]) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

const frontMenu = () => {
  const found = /^m(\d+)/.exec(data.views[shown].name);
  return found ? Number(found[1]) : -1;
};

function way(menu) {
  const result = [];
  for (let each = menu; each >= 0; each = menus[each].parent) result.unshift(each);
  return result;
}

/** Shows a state by its name, in the form of the chosen option where there is one. */
function show(name) {
  const index = views.get(name + form) ?? views.get(name);
  if (index === undefined) return false;
  if (index === shown) return true;
  const before = data.views[shown];
  const now = data.views[index];
  const ghosts = still.matches ? [] : leaving(before, now);
  shown = index;
  for (const element of items.keys()) if (items.get(element).look === 1) setLook(element, 0);
  see(data.conditions, index);
  const open = way(frontMenu());
  menus.forEach((menu, number) => {
    const panel = now.panels.find((each) => each[0] === number);
    const group = byId(`p${number}`);
    const old = before.panels.find((each) => each[0] === number);
    if (group && panel) {
      group.style.transform = panel[2] || "none";
      if (old && old[2] !== panel[2] && !still.matches) {
        group.animate([{ transform: old[2] || "none" }, { transform: panel[2] || "none" }], timing(220));
      }
      if (!old && !still.matches) enter(group, panel[1], number);
    }
    if (panel) place(menu.element, panel[1]);
    menu.element.hidden = !panel;
    const isUnder = open.includes(number) && number !== open.at(-1);
    menu.element.classList.toggle("under", isUnder && !data.beside);
    menu.element.inert = isUnder && !data.beside;
    if (menu.opener) {
      menu.opener.setAttribute("aria-expanded", String(open.includes(number)));
      if (data.beside) setLook(menu.opener, open.includes(number) ? 2 : 0);
    }
  });
  for (const dialog of stage.querySelectorAll("[role=alertdialog]")) dialog.hidden = !now.name.startsWith(dialog.id);
  if (now.control) place(control, now.control);
  control?.setAttribute("aria-expanded", String(frontMenu() >= 0));
  titles.forEach((title, number) => title.setAttribute("aria-expanded", String(open[0] === number)));
  cutHost(now.shown);
  makeRoom(now.extent);
  for (const ghost of ghosts) picture.append(ghost);
  const active = document.activeElement;
  if (items.get(active)?.look === 0 && active.checkVisibility()) setLook(active, 1);
  return true;
}

/** Gives the window that a group is seen through other edges. */
function cut(group, [x, y, width, height]) {
  const reference = /#([^")]+)/.exec(group.getAttribute("clip-path") || "");
  byId(reference?.[1])?.firstElementChild.setAttribute("d", `M${x} ${y}h${width}v${height}h${-width}z`);
}

/** The host is seen as far as the state has room for. */
function cutHost(frame) {
  for (const group of picture.querySelectorAll("[id^=host]")) cut(group, frame);
}

/** The page makes room for what reaches out of the picture to the left or upwards. */
function makeRoom([x, y]) {
  stage.style.marginLeft = x < 0 ? `${-x}px` : "";
  stage.style.marginTop = y < 0 ? `${-y}px` : "";
}

// Motion, short as on the platform

const spring = "cubic-bezier(.2, .9, .3, 1.04)";
const timing = (duration) => ({ duration, easing: spring });

function origin(frame, number) {
  const opener = number > 0 && menus[number].opener;
  const [x, y, width] = frame;
  if (opener || !data.views[shown].control) return `${x + width / 2}px ${y}px`;
  const [left, top, breadth] = data.views[shown].control;
  return `${Math.min(x + width, Math.max(x, left + breadth / 2))}px ${top < y ? y : y + frame[3]}px`;
}

function enter(group, frame, number) {
  if (data.platform === "macOS") return;
  group.style.transformOrigin = origin(frame, number);
  const animation = group.animate(
    [{ opacity: 0, transform: "scale(.82)" }, { opacity: 1, transform: "none" }],
    timing(data.platform === "visionOS" ? 200 : 260));
  animation.onfinish = animation.oncancel = () => { group.style.transformOrigin = ""; };
}

/** Copies of the panels that a new state does not have, which fade. */
function leaving(before, now) {
  return before.panels.filter(([number]) => !now.panels.some((each) => each[0] === number)).map(([number, frame, matrix]) => {
    const ghost = byId(`p${number}`).cloneNode(true);
    for (const part of [ghost, ...ghost.querySelectorAll("[id]")]) {
      const { display } = part.id ? getComputedStyle(byId(part.id)) : {};
      if (display === "none" && part !== ghost) part.style.display = "none";
      part.removeAttribute("id");
    }
    const isMac = data.platform === "macOS";
    const last = { opacity: 0 };
    if (matrix) ghost.style.transform = matrix;
    else if (!isMac) Object.assign(last, { transform: "scale(.9)" });
    if (!matrix) ghost.style.transformOrigin = origin(frame, number);
    ghost.style.display = "inline";
    ghost.animate([{ opacity: 1 }, last], { duration: isMac ? 90 : 150, easing: "ease-out" }).onfinish = () => ghost.remove();
    return ghost;
  });
}

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

// Choosing

function tell(element) {
  const text = element.querySelector(".name")?.textContent ?? element.textContent;
  live.textContent = text;
  document.dispatchEvent(new CustomEvent("choose", { detail: { id: element.dataset.id, title: text } }));
}

function choose(element, event) {
  if (!element || element.ariaDisabled === "true") return;
  rest();
  const { dataset } = element;
  if (dataset.back !== undefined) return closeSubmenu();
  if (dataset.menu !== undefined && !(dataset.split && event?.type !== "keydown")) {
    return openMenu(Number(dataset.menu), event?.detail === 0 || event?.type === "keydown" ? "first" : "");
  }
  const item = items.get(element);
  if (dataset.range) return changeNumber(element, event);
  if (dataset.on !== undefined || element.role === "menuitemcheckbox") setValue(element, item.value === 1 ? 0 : 1);
  else if (element.role === "menuitemradio") pick(element);
  tell(element);
  if (dataset.ask !== undefined) {
    closeAll(false);
    show(`q${item.number}`);
    stage.querySelector("[role=alertdialog]:not([hidden]) button:last-of-type")?.focus({ preventScroll: true });
  } else if (dataset.stay === undefined) {
    closeAll();
  }
}

/** Chooses one of several options, and shows it where the picker shows its choice. */
function pick(element) {
  const options = [...element.closest("[role=group], [role=menu]").querySelectorAll("[role=menuitemradio]")];
  for (const option of options) setValue(option, option === element ? 1 : 0);
  const number = options.indexOf(element) + 1;
  const { opener } = menus[Number(element.closest("[role=menu]").id.slice(1))];
  if (opener?.dataset.shows !== undefined) setValue(opener, number);
  if (data.presentation === "popUpButton" && !opener && views.has(`closed@${number}`)) {
    form = `@${number}`;
    control.querySelector(".name").textContent = control.dataset.label + element.textContent;
  }
}

// Numbers: steppers and sliders

function changeNumber(element, event) {
  const track = data.tracks[items.get(element).number];
  const [least, greatest, step] = element.dataset.range.split(" ").map(Number);
  let value = Number(element.dataset.number);
  if (event?.clientX) {
    const box = element.getBoundingClientRect();
    let part = (event.clientX - box.left) / box.width;
    if (track) {
      part = (event.clientX - box.left - track.inset - track.thumb / 2) / (track.frame[2] - track.thumb);
    }
    if (data.rightToLeft) part = 1 - part;
    value = track ? least + part * (greatest - least) : value + (part < 0.5 ? -step : step);
  } else if (event?.key) {
    value += event.key === backward ? -step : step;
  }
  value = Math.min(Number.isNaN(greatest) ? Infinity : greatest, Math.max(Number.isNaN(least) ? -Infinity : least, value));
  value = Math.round(value * 1e6) / 1e6;
  element.dataset.number = value;
  const text = track ? `${Math.round(100 * (value - least) / (greatest - least))} %` : String(value);
  element.querySelector(".value").textContent = text;
  live.textContent = text;
  if (track) drawTrack(items.get(element).number, track, (value - least) / (greatest - least));
}

function drawTrack(number, { frame: [x, y, width, height], thumb, at }, part) {
  const move = (part - at) * (width - thumb) * (data.rightToLeft ? -1 : 1);
  byId(`r${number}t`).style.transform = `translate(${move}px, 0)`;
  const radius = height / 2;
  const length = Math.max(height, thumb / 2 + part * (width - thumb));
  const left = data.rightToLeft ? x + width - length : x;
  const arc = `a${radius} ${radius} 0 0 1 0`;
  byId(`r${number}f`).firstElementChild.setAttribute(
    "d", `M${left + radius} ${y}h${length - height}${arc} ${height}h${height - length}${arc} ${-height}z`);
}

// Keys

const isReachable = (element) => element.ariaDisabled !== "true";

/** The items of a menu that can be chosen, from top to bottom and in reading direction. */
function reachable(menu) {
  const places = new Map([...menu.querySelectorAll("[data-item], [data-back]")].filter(isReachable)
    .map((element) => [element, element.getBoundingClientRect()]));
  const side = data.rightToLeft ? -1 : 1;
  return [...places.keys()].sort((one, other) => {
    const [a, b] = [places.get(one), places.get(other)];
    return Math.abs(a.top - b.top) > 2 ? a.top - b.top : side * (a.left - b.left);
  });
}

/** The item above or below, the nearest one where several share a row. */
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
    case "ArrowDown": reach(vertical(list, current, 1)); return true;
    case "ArrowUp": reach(vertical(list, current, -1)); return true;
    case "Home": reach(list[0]); return true;
    case "End": reach(list.at(-1)); return true;
    case forward:
      if (current?.dataset.menu !== undefined) openMenu(Number(current.dataset.menu), "first");
      else if (current?.dataset.range) changeNumber(current, event);
      else if (current && sideways(list, current, 1)) reach(sideways(list, current, 1));
      else neighbour(number, 1);
      return true;
    case backward:
      if (current?.dataset.range) changeNumber(current, event);
      else if (current && sideways(list, current, -1)) reach(sideways(list, current, -1));
      else if (menus[number].parent >= 0) leave(number);
      else neighbour(number, -1);
      return true;
    case "Enter":
    case " ":
      if (key === " " && isTyping) return reach(typeAhead(list, current, key)), true;
      choose(current, event);
      return true;
    case "Escape":
      if (menus[number].parent >= 0) leave(number);
      else closeAll();
      return true;
    case "Tab": closeAll(); return false;
    default:
      if (key.length !== 1 || event.altKey) return false;
      reach(typeAhead(list, current, key));
      return true;
  }
}

/** Closes a submenu and all in it; the row that it opened from has the keys again. */
function leave(number) {
  show(`m${menus[number].parent}`);
  reach(menus[number].opener);
}

function onControlKey(key, event) {
  if (frontMenu() >= 0 && key === "Escape") return closeAll(), true;
  const acts = data.primaryAction && !event.altKey;
  if (key === "ArrowDown" || key === "ArrowUp" || (key === "F10" && event.shiftKey) || key === "ContextMenu"
    || ((key === "Enter" || key === " ") && !acts)) {
    if (!control.disabled) openMenu(0, key === "ArrowUp" ? "last" : "first");
    return true;
  }
  if (key === "Enter" || key === " ") return tell(control), true;
  return false;
}

// A menu bar

const titles = [...stage.querySelectorAll(".title")];

function neighbour(number, step) {
  if (!titles.length) return;
  const next = (way(number)[0] + step + titles.length) % titles.length;
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

// Pointers: one can press, drag to an item and let go, as well as click twice

let press;
let pending;

const under = (event) => document.elementFromPoint(event.clientX, event.clientY);
const itemUnder = (event) => under(event)?.closest?.("[data-item], [data-back]");

function opensAt(event) {
  if (!data.primaryAction) return true;
  const box = control.getBoundingClientRect();
  const rest = data.rightToLeft ? event.clientX - box.left : box.right - event.clientX;
  return data.divide > 0 && rest <= data.divide;
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button > 0) return;
  const range = event.target.closest(".range");
  if (range && isReachable(range)) {
    press = { range };
    range.setPointerCapture(event.pointerId);
    changeNumber(range, event);
    return;
  }
  const title = event.target.closest(".title");
  const opener = title || (control?.contains(event.target) && !control.disabled && control);
  press = { opener, at: event.timeStamp, x: event.clientX, y: event.clientY, wasOpen: frontMenu() >= 0 };
  if (!opener) return;
  opener.hasPointerCapture?.(event.pointerId) && opener.releasePointerCapture(event.pointerId);
  if (title) {
    const number = titles.indexOf(title);
    press.wasOpen = way(frontMenu())[0] === number;
    if (!press.wasOpen) openMenu(number);
  } else if (data.presentation === "contextMenu" || (data.primaryAction && !opensAt(event))) {
    clearTimeout(pending);
    pending = setTimeout(() => { press.held = true; openMenu(0); }, 450);
  } else if (!press.wasOpen) {
    openMenu(0);
  }
  // The button keeps no focus of the browser's own while its menu has it.
  if (frontMenu() >= 0) event.preventDefault();
});

addEventListener("pointermove", (event) => {
  if (press?.range) return changeNumber(press.range, event);
  const isHeld = event.buttons > 0;
  if (event.pointerType === "touch" && !(isHeld && press?.opener)) return;
  point(itemUnder(event), event);
});

/** Points at an item, or at none; submenus beside it open and close after a moment. */
function point(element, event) {
  const title = under(event)?.closest?.(".title");
  if (title && frontMenu() >= 0 && titles[way(frontMenu())[0]] !== title) return openMenu(titles.indexOf(title));
  const active = document.activeElement;
  if (!element || element.ariaDisabled === "true") {
    if (items.has(active) && active.matches("[role^=menuitem]") && !active.closest(".menu").inert
      && event.target.closest?.("#stage")) active.closest(".menu").focus({ preventScroll: true });
    if (!element) return;
  }
  if (element === active) return;
  if (isReachable(element)) element.focus({ preventScroll: true });
  if (!data.beside) return;
  clearTimeout(pending);
  const menu = Number(element.closest(".menu").id.slice(1));
  pending = setTimeout(() => {
    const wanted = element.dataset.menu !== undefined && isReachable(element) ? Number(element.dataset.menu) : menu;
    if (!way(frontMenu()).includes(menu) || frontMenu() === wanted) return;
    show(`m${wanted}`);
    if (isReachable(element) && document.activeElement !== element) element.focus({ preventScroll: true });
  }, 140);
}

addEventListener("pointerup", (event) => {
  const { opener, held, wasOpen, at, x, y, range } = press || {};
  if (range) {
    press = undefined;
    return;
  }
  if (!held && (data.presentation === "contextMenu" || data.primaryAction)) clearTimeout(pending);
  if (!opener) return;
  const element = itemUnder(event);
  // A menu may open under the pointer: who only clicks has chosen nothing yet.
  const isClick = event.timeStamp - at < 300 && Math.hypot(event.clientX - x, event.clientY - y) < 6;
  if (isClick && !wasOpen) return;
  if (element) choose(element, event);
  else if (opener.contains(under(event))) wasOpen && closeAll();
  else if (frontMenu() >= 0 && !under(event)?.closest(".menu")) closeAll();
});

stage.addEventListener("click", (event) => {
  const pressed = press;
  press = undefined;
  if (pressed?.range) return;
  const answer = event.target.closest(".answer");
  if (answer) {
    tell(answer);
    return closeAll();
  }
  const element = event.target.closest("[data-item], [data-back]");
  if (element && !pressed?.opener) return choose(element, event);
  // Clicks without a pointer come from assistive technology.
  const title = event.target.closest(".title");
  if (!pressed && title) return openMenu(titles.indexOf(title), "first");
  if (!control?.contains(event.target) || control.disabled) return;
  if (!pressed) return frontMenu() >= 0 ? closeAll() : openMenu(0, "first");
  if (data.primaryAction && !pressed.held && !opensAt(event)) tell(control);
});

control?.addEventListener("contextmenu", (event) => {
  if (data.presentation !== "contextMenu" && !data.primaryAction) return;
  event.preventDefault();
  clearTimeout(pending);
  openMenu(0);
});

addEventListener("pointerdown", (event) => {
  if (event.target.closest?.("#stage .menu:not(.under), #control, .title, [role=alertdialog]")) return;
  // On the menu behind, or beside all: the innermost closes, or all do.
  const { panels, name } = data.views[shown];
  const at = stage.getBoundingClientRect();
  const [x, y] = [event.clientX - at.left, event.clientY - at.top];
  const behind = panels.findLast(([number, [left, top, width, height]]) =>
    number !== frontMenu() && x >= left && x <= left + width && y >= top && y <= top + height);
  if (behind && !data.beside) {
    show(`m${behind[0]}`);
    menus[behind[0]].element.focus({ preventScroll: true });
  } else if (frontMenu() >= 0) {
    closeAll(false);
  } else if (name.startsWith("q") && data.dismisses) {
    closeAll(false);
  }
});

// Scrolling: the elements scroll, and the picture follows

for (const { name, element: id, at, horizontal, panel, strip } of data.scrollers) {
  const element = byId(id);
  const inside = byId(`${name}-in`);
  const key = horizontal ? "scrollLeft" : "scrollTop";
  const most = () => (horizontal ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight);
  const follow = () => {
    const offset = element[key];
    const isStart = offset < 0.5;
    const isEnd = offset > most() - 0.5;
    inside.style.transform = horizontal ? `translate(${at - offset}px, 0)` : `translate(0, ${at - offset}px)`;
    byId(`${name}-start`).classList.toggle("over", isStart);
    byId(`${name}-end`).classList.toggle("over", isEnd);
    if (!strip) return;
    const [x, y, width, height] = panel;
    const [above, below] = [isStart ? 0 : strip, isEnd ? 0 : strip];
    cut(byId(name), [x, y + above, width, height - above - below]);
  };
  let isPlaced = false;
  // What is hidden does not scroll: it is put into place when it is seen first.
  new ResizeObserver(() => {
    if (isPlaced || !element.clientWidth) return;
    isPlaced = true;
    element[key] = at;
    element.addEventListener("scroll", follow, { passive: true });
  }).observe(element);
}

makeRoom(data.views[shown].extent);
for (const [element] of items) {
  const item = items.get(element);
  const menu = element.dataset.menu;
  if (data.beside && menu !== undefined && way(frontMenu()).includes(Number(menu))) item.look = 2;
  else if (item.number === data.highlighted) item.look = 1;
}
for (const name of data.over) byId(name).classList.add("over");
document.documentElement.classList.add("live");
