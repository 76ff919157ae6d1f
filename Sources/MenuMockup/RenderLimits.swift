package import MockupScene

extension Limit {
  package static let ofRendering: [Limit] = [.imageBytes, .picturePixels, .animationPixels, .pageStates]

  package static let imageBytes = Limit(
    "imageBytes", of: "an image's file", 64 << 20, .bytes, because: "it is held as a whole while it is unpacked")

  package static let picturePixels = Limit(
    "picturePixels", of: "the PNG", 1 << 30, .pixels, because: "a larger one takes minutes")

  package static let animationPixels = Limit(
    "animationPixels", of: "all pictures of an animation", 1 << 26, .pixels,
    because: "they are held as a whole, in four bytes a pixel")

  package static let pageStates = Limit(
    "pageStates", of: "the states of a page in which a menu can be tried", 500, .count,
    because: "each open submenu is a picture of its own")
}
