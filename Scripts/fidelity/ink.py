"""Foreground ("ink"): the difference from the backdrop in levels, of the channel that differs most."""
import numpy


def over_margins(image, above, below):
    """The ink of a line of text. The backdrop is interpolated between stretches of rows above and below, column by
    column.

    - above, below: slices of rows.
    """
    upper, lower = (numpy.median(image[rows], axis=0) for rows in (above, below))
    first, last = (above.start + above.stop - 1) / 2, (below.start + below.stop - 1) / 2
    place = ((numpy.arange(image.shape[0]) - first) / max(last - first, 1)).clip(0, 1)[:, None, None]
    ground = upper[None] * (1 - place) + lower[None] * place
    return numpy.abs(image - ground).max(axis=2)


def over_ring(image, ring):
    """The ink in the middle of a part, with the backdrop taken from around it."""
    edge = numpy.concatenate([
        image[:ring].reshape(-1, 3), image[-ring:].reshape(-1, 3), image[:, :ring].reshape(-1, 3),
        image[:, -ring:].reshape(-1, 3)])
    return numpy.abs(image - numpy.median(edge, axis=0)).max(axis=2)


def color_of(image, ink):
    """The color of the strokes: that of the pixels with the most coverage."""
    if ink.size == 0:
        return None
    most = numpy.percentile(ink, 99.5)
    if most < 4:
        return None
    core = image[ink >= 0.9 * most]
    return numpy.median(core.reshape(-1, 3), axis=0)
