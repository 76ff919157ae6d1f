import "./preview.js";
import { addFileButtons } from "./files.js";

addFileButtons();
