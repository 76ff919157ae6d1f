// Pointers: press, drag to an item, and release, or click twice

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
    press.wasOpen = pathTo(frontMenu())[0] === number;
    if (!press.wasOpen) openMenu(number);
  } else if (data.presentation === "contextMenu" || (data.primaryAction && !opensAt(event))) {
    clearTimeout(pending);
    pending = setTimeout(() => { press.held = true; openMenu(0); }, 450);
  } else if (!press.wasOpen) {
    openMenu(0);
  }
  // Keeps the browser from focusing the button while its menu has the focus.
  if (frontMenu() >= 0) event.preventDefault();
});

addEventListener("pointermove", (event) => {
  if (press?.range) return changeNumber(press.range, event);
  if (isFlashing) return;
  const isHeld = event.buttons > 0;
  if (event.pointerType === "touch" && !(isHeld && press?.opener)) return;
  clearTimeout(resting);
  const { clientX: x, clientY: y } = event;
  if (aims(x, y)) {
    // A pointer that rests on the way chooses the item under it.
    resting = setTimeout(() => point(itemUnder(event), event), 300);
  } else {
    point(itemUnder(event), event);
  }
  trail = [...trail.filter(({ at }) => event.timeStamp - at < 150), { x, y, at: event.timeStamp }];
});

let trail = [];
let resting;

/** Whether the pointer moves from the row of an open submenu toward that submenu: inside the triangle between an earlier
 *  position and the submenu's near edge. */
function aims(x, y) {
  const front = frontMenu();
  const opener = front >= 0 && data.beside && menus[front].opener;
  const from = trail[0];
  if (!opener || !from) return false;
  const { left, right, top, bottom } = menus[front].element.getBoundingClientRect();
  if (x >= left && x <= right && y >= top && y <= bottom) return false;
  const row = opener.getBoundingClientRect();
  const edge = left >= (row.left + row.right) / 2 ? left : right;
  const length = edge - from.x;
  const part = (x - from.x) / length;
  if (!(part > 0.005 && part <= 1)) return false;
  // Pointers tremble, so the triangle is a little larger than the submenu.
  const [high, low] = [top - 12, bottom + 12].map((corner) => from.y + part * (corner - from.y));
  return y >= high - 3 && y <= low + 3;
}

/** Highlights the item under the pointer. Adjacent submenus open and close after a delay. */
function point(element, event) {
  const title = under(event)?.closest?.(".title");
  if (title && frontMenu() >= 0 && titles[pathTo(frontMenu())[0]] !== title) return openMenu(titles.indexOf(title));
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
    if (!pathTo(frontMenu()).includes(menu) || frontMenu() === wanted) return;
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
  // A menu may open under the pointer, so a click that opens it must not choose an item.
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
    announce(answer);
    return closeAll();
  }
  const element = event.target.closest("[data-item], [data-back]");
  if (element && !pressed?.opener) return choose(element, event);
  // Assistive technology sends clicks without pointer events.
  const title = event.target.closest(".title");
  if (!pressed && title) return openMenu(titles.indexOf(title), "first");
  if (!control?.contains(event.target) || control.disabled) return;
  if (!pressed) return frontMenu() >= 0 ? closeAll() : openMenu(0, "first");
  if (data.primaryAction && !pressed.held && !opensAt(event)) announce(control);
});

control?.addEventListener("contextmenu", (event) => {
  if (data.presentation !== "contextMenu" && !data.primaryAction) return;
  event.preventDefault();
  clearTimeout(pending);
  openMenu(0);
});

addEventListener("pointerdown", (event) => {
  if (event.target.closest?.("#stage .menu:not(.under), #control, .title, [role=alertdialog]")) return;
  // A press on a menu below closes the menus above it; a press outside closes all.
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
