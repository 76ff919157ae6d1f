// Scrolling: the elements scroll, and the picture follows them

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
    clip(byId(name), [x, y + above, width, height - above - below]);
  };
  let isPlaced = false;
  // A hidden element cannot scroll, so its position is set when it first appears.
  new ResizeObserver(() => {
    if (isPlaced || !element.clientWidth) return;
    isPlaced = true;
    element[key] = at;
    element.addEventListener("scroll", follow, { passive: true });
  }).observe(element);
}

makeRoom();
for (const [element] of items) {
  const item = items.get(element);
  const menu = element.dataset.menu;
  if (data.beside && menu !== undefined && pathTo(frontMenu()).includes(Number(menu))) item.look = 2;
  else if (item.number === data.highlighted) item.look = 1;
}
for (const name of data.over) byId(name).classList.add("over");
document.documentElement.classList.add("live");
