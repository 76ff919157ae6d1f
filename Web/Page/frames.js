// Frames inside the page resize themselves and report to this page, which reports to its own parent.

const frames = [...document.querySelectorAll("iframe")];
addEventListener("message", ({ source, data }) => {
  const frame = frames.findIndex((each) => each.contentWindow === source);
  if (frame < 0) return;
  if (data.type === "menumock:size") frames[frame].style.height = `${data.height}px`;
  else parent.postMessage({ ...data, frame: frame + 1 }, "*");
});
new ResizeObserver(() => {
  const { offsetWidth: width, offsetHeight: height } = document.getElementById("frames");
  parent.postMessage({ type: "menumock:size", width, height }, "*");
}).observe(document.getElementById("frames"));
