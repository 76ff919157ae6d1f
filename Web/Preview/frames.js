// Frames of boxes: `{ x, y, width, height }` in points

export const right = (frame) => frame.x + frame.width;
export const bottom = (frame) => frame.y + frame.height;
export const contains = (frame, x, y) => x >= frame.x && y >= frame.y && x < right(frame) && y < bottom(frame);

/** The smallest frame around frames. */
export function union(frames) {
  const x = Math.min(...frames.map((each) => each.x)), y = Math.min(...frames.map((each) => each.y));
  return { x, y, width: Math.max(...frames.map(right)) - x, height: Math.max(...frames.map(bottom)) - y };
}
