import "./preview.js";
import { addFileCommands } from "./files.js";
import { fetchFile } from "./server.js";
import { linkOf } from "./sharing.js";

addFileCommands();

// For tests and for pages that embed this one.
Object.assign(globalThis, { menumockFile: fetchFile, menumockLink: linkOf });
