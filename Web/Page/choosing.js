// Choosing

function announce(element) {
  const text = element.querySelector(".name")?.textContent ?? element.textContent;
  live.textContent = text;
  document.dispatchEvent(new CustomEvent("choose", { detail: { id: element.dataset.id, title: text } }));
}

function choose(element, event) {
  if (!element || element.ariaDisabled === "true" || isFlashing) return;
  clearInitialHighlight();
  const { dataset } = element;
  if (dataset.back !== undefined) return closeSubmenu();
  if (dataset.menu !== undefined && !(dataset.split && event?.type !== "keydown")) {
    return openMenu(Number(dataset.menu), event?.detail === 0 || event?.type === "keydown" ? "first" : "");
  }
  const item = items.get(element);
  if (dataset.range) return changeNumber(element, event);
  if (dataset.on !== undefined || element.role === "menuitemcheckbox") setValue(element, item.value === 1 ? 0 : 1);
  else if (element.role === "menuitemradio") selectOption(element);
  announce(element);
  if (dataset.ask === undefined && dataset.stay !== undefined) return;
  flash(element, () => {
    closeAll(dataset.ask === undefined);
    if (dataset.ask === undefined) return;
    show(`q${item.number}`);
    stage.querySelector("[role=alertdialog]:not([hidden]) [data-cancel]")?.focus({ preventScroll: true });
  });
}

/** Selects an option of a picker, and updates the row or button that shows the selection. */
function selectOption(element) {
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

// Held modifier keys replace items by their alternates

function applyModifiers(keys) {
  for (const [number, forms] of Object.entries(data.alternates)) {
    const element = byId(`i${number}`);
    const form = Math.max(0, forms.findIndex((each) => each[0] === keys));
    if (!element || items.get(element).value === form) continue;
    const [, name, shortcut, isDisabled] = forms[form];
    element.querySelector(".name").textContent = name;
    if (shortcut) element.setAttribute("aria-keyshortcuts", shortcut);
    else element.removeAttribute("aria-keyshortcuts");
    if (isDisabled) element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
    setValue(element, form);
  }
}

const held = (event) => ["Control", "Alt", "Shift", "Meta"].filter((key) => event.getModifierState(key)).join("+");
for (const kind of ["keydown", "keyup"]) {
  addEventListener(kind, (event) => {
    if (!["Control", "Alt", "Shift", "Meta"].includes(event.key)) return;
    applyModifiers(held(event));
    // Alt opens the menu of some browsers.
    if (event.key === "Alt" && frontMenu() >= 0) event.preventDefault();
  }, true);
}
addEventListener("blur", () => applyModifiers(data.held));

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
  const text = track
    ? new Intl.NumberFormat(document.documentElement.lang || "en", { style: "percent" }).format((value - least) / (greatest - least))
    : String(value);
  element.querySelector(".value").textContent = text;
  live.textContent = text;
  if (track) drawTrack(items.get(element).number, track, (value - least) / (greatest - least));
}

/** Replaces the shape of a group by an editable path, if it is not one already. */
function editablePath(group) {
  const shape = group.firstElementChild;
  if (shape.localName === "path") return shape;
  const path = document.createElementNS(picture.namespaceURI, "path");
  for (const { name, value } of shape.attributes) path.setAttribute(name, value);
  shape.replaceWith(path);
  return path;
}

function drawTrack(number, { frame: [x, y, width, height], thumb, at }, part) {
  const move = (part - at) * (width - thumb) * (data.rightToLeft ? -1 : 1);
  byId(`r${number}t`).style.transform = `translate(${move}px, 0)`;
  const radius = height / 2;
  const length = Math.max(height, thumb / 2 + part * (width - thumb));
  const left = data.rightToLeft ? x + width - length : x;
  const arc = `a${radius} ${radius} 0 0 1 0`;
  editablePath(byId(`r${number}f`)).setAttribute(
    "d", `M${left + radius} ${y}h${length - height}${arc} ${height}h${height - length}${arc} ${-height}z`);
}
