"use strict";

const zoomSteps = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16];

/** Which part of the pictures shows, and how large. It knows sizes only: of the pictures, and of the room for them. */
class Lens {
  /** The size of what is shown, in pixels of the pictures. */
  extent = [1, 1];
  /** How many points of the page a pixel takes. */
  zoom = 1;
  /** Whether all is shown, whatever the room. */
  isFitted = true;
  /** The point of the pictures that is in the middle. */
  #center = [0.5, 0.5];

  /** Zooms, about a point of the room that stays where it is; about the middle where none is given. */
  zoomTo(zoom, room, about = null) {
    if (about) {
      const away = about.map((point, side) => point - room[side] / 2);
      this.#center = this.#center.map((middle, side) => middle + away[side] / this.zoom - away[side] / zoom);
    }
    this.zoom = zoom;
    this.isFitted = false;
  }

  /** One step larger or smaller. */
  zoomBy(direction, room, about = null) {
    const isLarger = (step) => step > this.zoom * 1.01;
    const isSmaller = (step) => step < this.zoom * 0.99;
    const next = direction > 0 ? zoomSteps.find(isLarger) : zoomSteps.findLast(isSmaller);
    if (next !== undefined) this.zoomTo(next, room, about);
  }

  /** Brings a part into the middle, as large as it goes with something around it. */
  show({ x, y, width, height }, room) {
    const most = Math.min(room[0] / (width * 1.6), room[1] / (height * 1.6));
    this.zoomTo(zoomSteps.findLast((step) => step <= most) ?? zoomSteps[0], room);
    this.#center = [x + width / 2, y + height / 2];
  }

  /** Moves what is seen, by points of the page. */
  move(...by) {
    this.isFitted = false;
    this.#center = this.#center.map((middle, side) => middle + by[side] / this.zoom);
  }

  /** Whether there is more than the room shows. */
  isLargerThan(room) {
    return this.extent.some((side, index) => side * this.zoom > room[index]);
  }

  /** Where the pictures begin in a room, in whole points, so that their pixels stay sharp. */
  origin(room) {
    if (this.isFitted) this.zoom = Math.min(1, ...room.map((side, index) => Math.max(16, side - 24) / this.extent[index]));
    return this.extent.map((side, index) => {
      const seen = room[index] / this.zoom;
      // What fits stands in the middle; what does not can be moved a little beyond its edges.
      const least = seen / 2 - Math.min(24 / this.zoom, seen / 2);
      const middle = Math.min(Math.max(this.#center[index], least), side - least);
      this.#center[index] = this.isFitted || side <= seen ? side / 2 : middle;
      return Math.round(room[index] / 2 - this.#center[index] * this.zoom);
    });
  }
}
