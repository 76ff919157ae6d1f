import { applied, member, parsed, plain, removal, setting } from "./tree.js";

// The text of a theme file: its values, and edits that keep everything else.

const complete = ["metrics", "symbols"];

/** Whether a theme extends the newest theme of every platform; its lengths are overrides of single platforms. */
export const isBrand = (theme) => !("extends" in theme) && !complete.some((key) => key in theme);

/** The value at a path of keys. */
export const valueAt = (theme, path) => path.reduce((value, key) => value?.[key], theme);

/** Sets a value at a path, or with `undefined` removes it together with objects that become empty. */
export function withValue(text, path, value) {
  const root = parsed(text);
  if (root?.kind !== "object") return text;
  let object = root;
  let depth = 0;
  for (; depth < path.length - 1; depth += 1) {
    const next = member(object, path[depth]);
    if (next?.kind !== "object") break;
    object = next;
  }
  if (value !== undefined) {
    const nested = path.slice(depth + 1).reduceRight((inner, key) => ({ [key]: inner }), value);
    return applied(text, setting(text, object, path[depth], nested));
  }
  if (depth < path.length - 1) return text;
  const index = object.members.findIndex((each) => each.key === path[depth]);
  if (index < 0) return text;
  const isEmptied = object.members.length === 1 && depth > 1;
  return isEmptied ? withValue(text, path.slice(0, -1), undefined) : applied(text, removal(text, object, index));
}

/** Both objects merged, members of the second first. */
export function merged(base, own) {
  const result = { ...base };
  for (const [key, value] of Object.entries(own ?? {})) {
    const isObject = (each) => each && typeof each === "object" && !Array.isArray(each);
    // A color replaces the whole color of the base.
    const isColor = isObject(value) && ("light" in value || "dark" in value);
    result[key] = isObject(value) && isObject(base?.[key]) && !isColor ? merged(base[key], value) : value;
  }
  return result;
}

/** The values of a theme's text; `null` if it is unfinished. */
export function valuesOf(text) {
  const root = parsed(text);
  return root?.kind === "object" ? plain(root) : null;
}

// Colors

/** The text of a color in one appearance. */
export const inAppearance = (color, appearance) =>
  typeof color === "string" ? color : color?.[appearance] ?? (appearance === "dark" ? color?.light : undefined);

/** A color of a theme as six digits and opacity; `null` for an unknown name. */
export function resolved(theme, color, appearance, depth = 0) {
  const [, name, alpha] = /^([^@]+?)(?:@([\d.]+))?$/.exec(color ?? "") ?? [];
  if (!name || depth > 8) return null;
  const opacity = alpha === undefined ? 1 : Number(alpha);
  if (name.startsWith("#")) {
    const digits = name.length < 6 ? [...name.slice(1)].map((digit) => digit + digit).join("") : name.slice(1);
    if (!/^([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(digits)) return null;
    const own = digits.length === 8 ? parseInt(digits.slice(6), 16) / 255 : 1;
    return { hex: `#${digits.slice(0, 6)}`, alpha: own * opacity };
  }
  const fixed = { clear: { hex: "#000000", alpha: 0 }, white: { hex: "#ffffff", alpha: 1 }, black: { hex: "#000000", alpha: 1 } }[name];
  if (fixed) return { ...fixed, alpha: fixed.alpha * opacity };
  const next = theme.colors?.[name] ?? theme.roles?.[name];
  const found = resolved(theme, inAppearance(next, appearance), appearance, depth + 1);
  return found && { ...found, alpha: found.alpha * opacity };
}

/** A color after a change in one appearance; `undefined` if nothing is left of it. */
export function changedColor(own, base, appearance, value) {
  const both = typeof own === "string" ? { light: own, dark: own } : { ...own };
  if (value) {
    both[appearance] = value;
    // A color needs its light form.
    both.light ??= inAppearance(base, "light") ?? value;
    if (appearance === "light" && !("dark" in both)) both.dark = inAppearance(base, "dark") ?? value;
  } else {
    both[appearance] = inAppearance(base, appearance);
    const isBase = ["light", "dark"].every((each) => both[each] === undefined || both[each] === inAppearance(base, each));
    if (isBase || both[appearance] === undefined && appearance === "light") return undefined;
    if (both[appearance] === undefined) delete both[appearance];
  }
  const keys = Object.keys(both);
  return keys.length === 2 && both.light === both.dark ? both.light : both;
}
