"use strict";
// An interactive menu. The picture contains all states; the script shows the current one. The elements over the picture
// provide the same to touch, keys, and screen readers.
const data = JSON.parse(document.getElementById("states").textContent);
const stage = document.getElementById("stage");
const picture = stage.querySelector("svg");
const byId = (id) => document.getElementById(id);
const control = byId("control");
const live = byId("live");
const views = new Map(data.views.map((view, index) => [view.name, index]));
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const forward = data.rightToLeft ? "ArrowLeft" : "ArrowRight";
const backward = data.rightToLeft ? "ArrowRight" : "ArrowLeft";
let shown = data.first;
// The suffix of views that show another option of a pop-up button than the document does.
let form = "";

// Drawing

const items = new Map();
for (const element of stage.querySelectorAll("[data-item]")) {
  const number = Number(element.dataset.item);
  items.set(element, { number, row: data.rows[number] || [], value: Number(element.dataset.value || 0), look: 0 });
}
const menus = data.menus.map((menu, index) => ({ ...menu, element: byId(`m${index}`), opener: byId(`i${menu.opener}`) }));

/** Shows the groups of a state in its colors. */
function showGroups(groups, state) {
  for (const [name, states, ...paints] of groups) {
    const group = byId(name);
    if (states) group.style.display = states.includes(state) ? "inline" : "none";
    const [color, opacity] = paints.find(([, , states]) => states.includes(state)) || [];
    if (color === undefined) continue;
    for (const each of group.children) {
      const paint = each.hasAttribute("stroke") ? "stroke" : "fill";
      each.setAttribute(paint, color);
      each.setAttribute(`${paint}-opacity`, opacity);
    }
  }
}

function draw(element) {
  const item = items.get(element);
  if (item) showGroups(item.row, 3 * item.value + item.look);
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

function pathTo(menu) {
  const result = [];
  for (let each = menu; each >= 0; each = menus[each].parent) result.unshift(each);
  return result;
}

/** Shows a view by its name, in the form of the selected option if there is one. */
function show(name) {
  const index = views.get(name + form) ?? views.get(name);
  if (index === undefined) return false;
  if (index === shown) return true;
  const before = data.views[shown];
  const now = data.views[index];
  const ghosts = reducedMotion.matches ? [] : fadingCopies(before, now);
  shown = index;
  for (const element of items.keys()) if (items.get(element).look === 1) setLook(element, 0);
  showGroups(data.conditions, index);
  const open = pathTo(frontMenu());
  menus.forEach((menu, number) => {
    const panel = now.panels.find((each) => each[0] === number);
    const group = byId(`p${number}`);
    const old = before.panels.find((each) => each[0] === number);
    if (group && panel) {
      group.style.transform = panel[2] || "none";
      if (old && old[2] !== panel[2] && !reducedMotion.matches) {
        group.animate([{ transform: old[2] || "none" }, { transform: panel[2] || "none" }], timing(220));
      }
      if (!old && !reducedMotion.matches) enter(group, panel[1], number);
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
  if (control && now.control) place(control, now.control);
  control?.setAttribute("aria-expanded", String(frontMenu() >= 0));
  titles.forEach((title, number) => title.setAttribute("aria-expanded", String(open[0] === number)));
  clipHost(now.shown);
  makeRoom();
  for (const ghost of ghosts) picture.append(ghost);
  const active = document.activeElement;
  if (items.get(active)?.look === 0 && active.checkVisibility()) setLook(active, 1);
  document.dispatchEvent(new CustomEvent("show", { detail: now.name }));
  return true;
}

/** Sets the clipping rectangle of a group. */
function clip(group, [x, y, width, height]) {
  const reference = /#([^")]+)/.exec(group.getAttribute("clip-path") || "");
  byId(reference?.[1])?.firstElementChild.setAttribute("d", `M${x} ${y}h${width}v${height}h${-width}z`);
}

/** Clips the host to its picture, enlarged for menus that extend beyond it. */
function clipHost([x, y, width, height]) {
  if (!data.host) return;
  picture.style.clipPath =
    `inset(${y}px ${stage.clientWidth - x - width}px ${stage.clientHeight - y - height}px ${x}px)`;
}

/** How far panels of views extend beyond the picture: to the left (side 0), top (1), right (2), or bottom (3). */
function overhang(states, side) {
  const axis = side % 2;
  const end = axis ? stage.clientHeight : stage.clientWidth;
  return Math.max(0, ...states.flatMap(({ panels, sheets }) => [...panels.map((panel) => panel[1]), ...sheets]
    .map((frame) => Math.ceil(8 + (side < 2 ? -frame[axis] : frame[axis] + frame[axis + 2] - end))))
    .filter((length) => length > 8));
}

/** Reserves space for such panels, in advance if the window is large enough, so that nothing moves when they open. */
function makeRoom() {
  // An embedded page is as high as its parent makes it for the current view.
  const views = data.embeds ? [data.views[shown]] : data.views;
  const { clientWidth, clientHeight } = document.documentElement;
  const free = [clientWidth - stage.clientWidth, clientHeight - stage.clientHeight].map((length) => Math.max(0, length));
  const room = [0, 1, 2, 3].map((side) => {
    const needed = overhang([data.views[shown]], side);
    const length = Math.max(needed, Math.min(overhang(views, side), free[side % 2]));
    free[side % 2] = Math.max(0, free[side % 2] - length);
    return length;
  });
  const [left, top, right, bottom] = room.map((length, side) => length + (side < 2 ? Math.floor(free[side] / 2) : 0));
  stage.style.margin = `${top}px ${right}px ${bottom}px ${left}px`;
}
addEventListener("resize", makeRoom);
