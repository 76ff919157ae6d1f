import { announce, byId, element } from "./dom.js";
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
  for (const file of files) {
    try {
      if (/\.(otf|ttf|otc|ttc)$/i.test(file.name)) await addFont(file.name, file);
      else if (/\.(png|jpe?g|webp|svg)$/i.test(file.name)) await addImage(file.name, file);
      else openDocument(file.name, await file.text());
    } catch (error) {
      announce(error.message);
    }
  }
}

/** Adds buttons for files and links, and removes what needs the program. */
export function addFileButtons() {
  const input = element("input", { type: "file", accept: ".json,.jsonc,.otf,.ttf,.otc,.ttc,.png,.jpg,.jpeg,.webp,.svg", multiple: true, hidden: true, id: "open-input" });
  input.addEventListener("change", () => open(input.files));
  const button = (id, text, help, action) => {
    const node = element("button", { id, type: "button", class: "quiet", title: help }, element("span", { text }));
    node.addEventListener("click", action);
    return node;
  };
  byId("new").before(
    button("open-file", "Open", "Open documents, images, or fonts", () => input.click()),
    button("save-file", "Save", "Save the document as a file", save),
    button("share", "Share", "Copy a link that contains the document", share), input);
  document.querySelector("[data-export='download pdf']").remove();
  byId("edit-themes").hidden = true;
}
