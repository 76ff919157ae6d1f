import "./preview.js";
import { addFileButtons } from "./files.js";
import { fetchFile } from "./server.js";
import { linkOf } from "./sharing.js";

addFileButtons();

// For tests and for pages that embed this one.
Object.assign(globalThis, { menumockFile: fetchFile, menumockLink: linkOf });
