"""What stands out of the ground: by how many levels, the channel that differs most counting."""
import numpy


def over_margins(image, above, below):
    """Ink of a line of text, with the ground taken from stretches of rows above and below it, column by column.

    - above, below: slices of rows; the ground between them is in proportion.
    """
    upper, lower = (numpy.median(image[rows], axis=0) for rows in (above, below))
    first, last = (above.start + above.stop - 1) / 2, (below.start + below.stop - 1) / 2
    place = ((numpy.arange(image.shape[0]) - first) / max(last - first, 1)).clip(0, 1)[:, None, None]
    ground = upper[None] * (1 - place) + lower[None] * place
    return numpy.abs(image - ground).max(axis=2)


def over_ring(image, ring):
    """Ink of what stands in the middle of a part, with the ground taken from around it."""
    edge = numpy.concatenate([
        image[:ring].reshape(-1, 3), image[-ring:].reshape(-1, 3), image[:, :ring].reshape(-1, 3),
        image[:, -ring:].reshape(-1, 3)])
    return numpy.abs(image - numpy.median(edge, axis=0)).max(axis=2)


def color_of(image, ink):
    """The color of the strokes: that of the pixels that are covered most."""
    if ink.size == 0:
        return None
    most = numpy.percentile(ink, 99.5)
    if most < 4:
        return None
    core = image[ink >= 0.9 * most]
    return numpy.median(core.reshape(-1, 3), axis=0)
