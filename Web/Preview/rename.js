import { element } from "./dom.js";

/** A field over the picture for a title. It removes itself, and passes on the new title, or `null` after Escape. */
export function titleField(title, place, end) {
  const field = element("input", { type: "text", class: "rename", "aria-label": "Title", value: title, spellcheck: "false" });
  Object.assign(field.style, place);
  let isDone = false;
  const finish = (isKept) => {
    // A removed field loses the focus, too.
    if (isDone) return;
    isDone = true;
    field.remove();
    end(isKept ? field.value.trim() : null);
  };
  field.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Enter") finish(true);
    else if (event.key === "Escape") finish(false);
  });
  field.addEventListener("blur", () => finish(true));
  return field;
}
