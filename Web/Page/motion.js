// Short animations, as on the platform

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

/** Fading copies of panels that a new state does not contain. */
function fadingCopies(before, now) {
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

let isFlashing = false;

/** Flashes a chosen item before its menu closes: macOS blinks it, other platforms keep it highlighted for a moment. */
function flash(element, done) {
  if (reducedMotion.matches) return done();
  const looks = data.platform === "macOS" ? [0, 1] : [1, 1];
  isFlashing = true;
  const next = () => {
    if (looks.length) {
      setLook(element, looks.shift());
      return setTimeout(next, 60);
    }
    isFlashing = false;
    if (element.checkVisibility()) done();
  };
  next();
}
