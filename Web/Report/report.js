"use strict";

/** Reads the result lines and connects the parts of the page. */
function start() {
  const entries = JSON.parse(byId("lines").textContent).map((line, index) => new Entry(line, index));
  const acceptance = new Acceptance(entries, document.documentElement.dataset.key);
  const list = new PictureList(entries, acceptance);
  const viewer = new Viewer();
  const layers = new Layers((index) => {
    viewer.showRegion(index);
    layers.mark(index);
  });
  const differing = entries.filter((entry) => entry.verdict !== "same").length;
  let current = null;

  byId("summary").textContent =
    differing === 0
      ? `All ${words.count(entries.length, "picture")} match their goldens.`
      : `${words.number(differing)} of ${words.count(entries.length, "picture")} differ${differing === 1 ? "s" : ""}`;

  // The current picture

  function show(entry) {
    current = entry;
    document.body.classList.toggle("nothing-chosen", entry === null);
    list.mark(entry);
    showSteps();
    if (!entry) return;
    byId("badge").replaceChildren(
      element("span", { class: `badge ${entry.verdict}` }, icon(entry.verdict), verdicts[entry.verdict].label),
    );
    byId("name").textContent = entry.name;
    byId("path").textContent = entry.path;
    byId("sentence").textContent = entry.sentence;
    byId("variant").replaceChildren(
      ...entry.variant.map(([key, value]) =>
        element("div", {}, element("dt", { text: key }), element("dd", { text: String(value) })),
      ),
    );
    document.title = `${entry.name} – ${byId("summary").textContent}`;
    viewer.show(entry);
    layers.show(entry);
    showAcceptance();
    preload(list.neighbor(entry, 1));
  }

  function showSteps() {
    byId("previous").disabled = !list.neighbor(current, -1);
    byId("next").disabled = !list.neighbor(current, 1);
  }

  /** Shows an entry and adds its path to the URL, so that it can be shared. */
  function choose(entry) {
    if (!entry) return;
    const hash = `#${encodeURIComponent(entry.path)}`;
    if (location.hash === hash) show(entry);
    else location.hash = hash;
    document.body.dataset.view = "detail";
  }

  function preload(entry) {
    for (const kind of ["expected", "actual"]) {
      const address = entry?.address(kind);
      if (address && !isDocument(address)) new Image().src = address;
    }
  }

  function followAddress() {
    let path = location.hash.slice(1);
    try {
      path = decodeURIComponent(path);
    } catch {
      // A malformed escape is used literally.
    }
    const found = path === "" ? null : (entries.find((entry) => entry.path === path) ?? null);
    document.body.dataset.view = found ? "detail" : "list";
    show(found ?? list.shown[0] ?? null);
  }

  // Accepting

  function showAcceptance() {
    byId("accepted").textContent = `${words.number(acceptance.count)} of ${words.number(acceptance.total)} accepted`;
    byId("accepted").hidden = acceptance.total === 0;
    for (const id of ["copy", "download"]) byId(id).disabled = acceptance.count === 0;
    const button = byId("accept");
    button.hidden = !current?.canBeAccepted;
    byId("accept-variants").hidden = button.hidden;
    if (!current?.canBeAccepted) return;
    const isAccepted = acceptance.has(current);
    const variants = list.variants(current);
    byId("accept-variants").hidden = variants.length < 2;
    byId("accept-variants").textContent = variants.every((entry) => acceptance.has(entry))
      ? "Accept none of the variants" : `Accept all ${words.number(variants.length)} variants`;
    button.setAttribute("aria-pressed", String(isAccepted));
    button.querySelector("span").textContent = isAccepted ? "Accepted" : verdicts[current.verdict].accept;
  }

  function accept() {
    if (!current?.canBeAccepted) return announce("Failed and unchanged pictures cannot be accepted.");
    acceptance.set([current], !acceptance.has(current));
  }

  /** Accepts the picture and shows the next one. An accepted picture is no longer accepted, and stays. */
  function acceptAndAdvance() {
    accept();
    if (current?.canBeAccepted && acceptance.has(current)) choose(list.neighbor(current, 1));
  }

  /** Accepts all variants of the mockup, such as light and dark, or none if all are accepted. */
  function acceptVariants() {
    const variants = current ? list.variants(current) : [];
    if (variants.length === 0) return announce("None of its variants can be accepted.");
    const isAccepted = !variants.every((entry) => acceptance.has(entry));
    acceptance.set(variants, isAccepted);
    announce(`${words.count(variants.length, "variant")} ${isAccepted ? "accepted" : "no longer accepted"}`);
  }

  function acceptShown() {
    const count = list.acceptShown();
    announce(count === 0 ? "None of the listed pictures can be accepted." : `${words.count(acceptance.count, "picture")} accepted`);
  }

  let noteTimer = null;

  /** Shows a message for four seconds. */
  function announce(text) {
    byId("note").textContent = text;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => (byId("note").textContent = ""), 4000);
  }

  acceptance.addEventListener("change", showAcceptance);
  list.addEventListener("change", () => {
    // The first listed picture replaces an empty view.
    if (current === null && list.shown.length > 0) show(list.shown[0]);
    else showSteps();
  });
  byId("accept").addEventListener("click", accept);
  byId("accept-variants").addEventListener("click", acceptVariants);
  byId("accept-shown").addEventListener("click", acceptShown);
  byId("download").addEventListener("click", () => acceptance.download());
  byId("copy").addEventListener("click", async () => {
    announce((await acceptance.copy()) ? "Copied accept.json." : "The browser denied access to the clipboard.");
  });
  byId("previous").addEventListener("click", () => choose(list.neighbor(current, -1)));
  byId("next").addEventListener("click", () => choose(list.neighbor(current, 1)));
  byId("back").addEventListener("click", () => (document.body.dataset.view = "list"));
  byId("list").addEventListener("click", (event) => {
    // A click on the current picture does not change the URL.
    if (event.target.closest("a")) document.body.dataset.view = "detail";
  });
  byId("help").addEventListener("click", () => byId("keys").showModal());
  byId("theme").addEventListener("click", () => setTheme(isDark() ? "light" : "dark"));

  // Light and dark

  function isDark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    memory.write("theme", theme);
  }

  const theme = memory.read("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  // Keyboard

  const keys = {
    j: () => choose(list.neighbor(current, 1)),
    k: () => choose(list.neighbor(current, -1)),
    a: acceptAndAdvance,
    v: acceptVariants,
    A: acceptShown,
    d: () => viewer.toggle("difference"),
    r: () => viewer.toggle("regions"),
    g: () => viewer.toggleBackground(),
    p: () => viewer.playOrPause(),
    s: () => viewer.swap(),
    z: () => viewer.zoomTo(1),
    0: () => viewer.fit(),
    "+": () => viewer.zoomBy(1),
    "=": () => viewer.zoomBy(1),
    "-": () => viewer.zoomBy(-1),
    "/": () => byId("filter").select(),
    "?": () => byId("keys").showModal(),
  };
  for (const [index, mode] of Object.keys(modes).entries()) keys[index + 1] = () => viewer.setMode(mode);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (event.target.closest("input:not([type=range]), select, textarea")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    document.body.dataset.view = event.key === "/" ? "list" : document.body.dataset.view;
    keys[event.key]();
  });

  window.addEventListener("hashchange", followAddress);
  followAddress();
  showAcceptance();
}

start();
