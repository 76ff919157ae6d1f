import { announce, byId, titleOf } from "./dom.js";
import { downloadAddress, fetchFile } from "./server.js";

/** The Export menu: copies and downloads the picture. */
export class ExportMenu {
  #query;

  /** `query` returns the displayed document, its settings, and the alt text of the picture. */
  constructor(query) {
    this.#query = query;
    const menu = byId("export");
    for (const button of menu.querySelectorAll("button[data-export]")) {
      button.addEventListener("click", async () => {
        menu.open = false;
        menu.querySelector("summary").focus();
        try {
          await this.#export(...button.dataset.export.split(" "));
        } catch (error) {
          announce(error.message);
        }
      });
    }
    document.addEventListener("click", (event) => {
      if (!menu.contains(event.target)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
      event.stopPropagation();
    });
  }

  get name() {
    return titleOf(this.#query().query.document);
  }

  #full(format) {
    const scale = format === "png" ? { scale: byId("export-scale").value } : {};
    return { ...this.#query().query, format, ...scale };
  }

  async #export(action, format) {
    if (action === "download") return this.#download(format);
    if (format === "markdown") {
      const text = this.#query().description.replace(/\s+/g, " ").replaceAll("]", "\\]");
      await navigator.clipboard.writeText(`![${text}](${encodeURI(this.name)}.png)`);
    } else if (format === "svg") {
      await navigator.clipboard.writeText(await (await fetchFile("download", this.#full("svg"))).text());
    } else {
      // A promise, because the clipboard must be written during the click.
      const picture = fetchFile("download", this.#full("png"));
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    }
    announce(format === "markdown" ? "Markdown copied" : `${format.toUpperCase()} copied`);
  }

  async #download(format) {
    const link = document.createElement("a");
    link.href = await downloadAddress(this.#full(format));
    const scale = format === "png" && byId("export-scale").value !== "1" ? `@${byId("export-scale").value}x` : "";
    link.download = `${this.name}${scale}.${format}`;
    document.body.append(link);
    link.click();
    link.remove();
  }
}
