"use strict";

const zoomSteps = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16];

/** Zoom and position of the pictures, calculated from the sizes of pictures and viewport. */
class Lens {
  /** The size of the largest picture, in pixels. */
  extent = [1, 1];
  /** CSS pixels per picture pixel. */
  zoom = 1;
  /** Whether the zoom fits the viewport. */
  isFitted = true;
  /** The picture point in the middle of the viewport. */
  #center = [0.5, 0.5];

  /** Zooms around a fixed point of the viewport (default: its center). */
  zoomTo(zoom, viewport, about = null) {
    if (about) {
      const away = about.map((point, side) => point - viewport[side] / 2);
      this.#center = this.#center.map((middle, side) => middle + away[side] / this.zoom - away[side] / zoom);
    }
    this.zoom = zoom;
    this.isFitted = false;
  }

  /** Zooms in or out by one step. */
  zoomBy(direction, viewport, about = null) {
    const isLarger = (step) => step > this.zoom * 1.01;
    const isSmaller = (step) => step < this.zoom * 0.99;
    const next = direction > 0 ? zoomSteps.find(isLarger) : zoomSteps.findLast(isSmaller);
    if (next !== undefined) this.zoomTo(next, viewport, about);
  }

  /** Centers a region and enlarges it as far as a margin allows. */
  show({ x, y, width, height }, viewport) {
    const most = Math.min(viewport[0] / (width * 1.6), viewport[1] / (height * 1.6));
    this.zoomTo(zoomSteps.findLast((step) => step <= most) ?? zoomSteps[0], viewport);
    this.#center = [x + width / 2, y + height / 2];
  }

  /** Pans by CSS pixels. */
  move(...by) {
    this.isFitted = false;
    this.#center = this.#center.map((middle, side) => middle + by[side] / this.zoom);
  }

  /** Whether the pictures exceed the viewport. */
  isLargerThan(viewport) {
    return this.extent.some((side, index) => side * this.zoom > viewport[index]);
  }

  /** The position of the pictures in the viewport, in whole CSS pixels so that pixels stay sharp. */
  origin(viewport) {
    if (this.isFitted) this.zoom = Math.min(1, ...viewport.map((side, index) => Math.max(16, side - 24) / this.extent[index]));
    return this.extent.map((side, index) => {
      const seen = viewport[index] / this.zoom;
      // A side that fits is centered; a larger one can be panned slightly beyond its edges.
      const least = seen / 2 - Math.min(24 / this.zoom, seen / 2);
      const middle = Math.min(Math.max(this.#center[index], least), side - least);
      this.#center[index] = this.isFitted || side <= seen ? side / 2 : middle;
      return Math.round(viewport[index] / 2 - this.#center[index] * this.zoom);
    });
  }
}
