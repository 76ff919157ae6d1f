import { announce, byId, counted, element, icon } from "./dom.js";
import { addFont, addImage, openDocument, shownText } from "./server.js";
import { linkOf } from "./sharing.js";

/** The name of the displayed document. */
const shown = () => new URLSearchParams(location.hash.slice(1)).get("document") ?? "";

function save() {
  const address = URL.createObjectURL(new Blob([shownText(shown())], { type: "application/json" }));
  const link = element("a", { href: address, download: shown() || "menu.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

async function share() {
  const link = await linkOf(shown() || "menu.json", shownText(shown()));
  try {
    await navigator.clipboard.writeText(link);
    announce("Link copied");
  } catch {
    location.href = link;
  }
}

async function open(files) {
  const problems = [];
  for (const file of files) {
    try {
      if (/\.(otf|ttf|otc|ttc)$/i.test(file.name)) await addFont(file.name, file);
      else if (/\.(png|jpe?g|webp|svg)$/i.test(file.name)) await addImage(file.name, file);
      else openDocument(file.name, await file.text());
    } catch (error) {
      problems.push(error.message);
    }
  }
  announce(problems.length ? problems.join(" ") : `${counted(files.length, "file")} opened`);
}

/** Adds commands for files and links, and says what needs the program. */
export function addFileCommands() {
  const input = element("input", { type: "file", accept: ".json,.jsonc,.otf,.ttf,.otc,.ttc,.png,.jpg,.jpeg,.webp,.svg", multiple: true, hidden: true, id: "open-input" });
  input.addEventListener("change", () => {
    open([...input.files]);
    input.value = "";
  });
  byId("new").before(element("button", {
    id: "open-file", type: "button", class: "quiet", "aria-label": "Open documents, images, or fonts", onclick: () => input.click(),
  }, icon("open"), element("span", { text: "Open" })), input);
  const menu = byId("export");
  const command = (id, text, action) => element("button", { id, type: "button", text, onclick: () => {
    menu.open = false;
    menu.querySelector("summary").focus();
    action();
  } });
  menu.querySelector("hr").before(command("share", "Copy link", share));
  menu.querySelector("[data-export='download pdf']").replaceWith(command("save-file", "Download document", save));
  menu.querySelector(".sheet").append(
    element("hr"), element("p", {}, "For PDF: ", element("code", { text: "menumock render -f pdf" })));
  byId("edit-themes").replaceWith(
    element("p", { id: "edit-themes" }, "To edit themes: ", element("code", { text: "menumock preview" })));
}
