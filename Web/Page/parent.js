// The page in an `<iframe>` sends its parent the size that it needs, its state, and the chosen item

function tell(type, message) {
  // The parent may have any origin, and the message contains only what the menu shows.
  if (data.embeds && parent !== window) parent.postMessage({ type: `menumock:${type}`, ...message }, "*");
}

function tellSize() {
  const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => overhang([data.views[shown]], side));
  tell("size", { width: left + stage.clientWidth + right, height: top + stage.clientHeight + bottom });
}

document.addEventListener("show", ({ detail }) => {
  tellSize();
  tell("state", { state: detail });
});
document.addEventListener("choose", ({ detail }) => tell("choose", detail));
tellSize();
