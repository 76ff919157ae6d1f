package import MockupScene

extension Limit {
  package static let ofRendering: [Limit] = [
    .imageBytes, .imagesBytes, .imagesPixels, .picturePixels, .animationPixels, .pageStates, .pageItems,
  ]

  package static let imageBytes = Limit(
    "imageBytes", of: "an image's file", 64 << 20, .bytes, because: "the whole file is in memory while it is unpacked",
    else: .error("is larger than {amount}"))

  package static let imagesBytes = Limit(
    "imagesBytes", of: "files of all images of a document", 128 << 20, .bytes, because: "all are in memory at once",
    else: .error("all images together exceed {amount}"))

  package static let imagesPixels = Limit(
    "imagesPixels", of: "all images of a document", 1 << 26, .pixels,
    because: "all are in memory, at four bytes per pixel",
    else: .error("all images together exceed {amount}"))

  package static let picturePixels = Limit(
    "picturePixels", of: "the PNG", 1 << 30, .pixels, because: "a larger one takes minutes",
    else: .error("the limit is {amount}"))

  package static let animationPixels = Limit(
    "animationPixels", of: "all pictures of an animation", 1 << 26, .pixels,
    because: "all are in memory, at four bytes per pixel", else: .error("the limit is {amount}"))

  package static let pageStates = Limit(
    "pageStates", of: "states of an interactive page", 500, .count,
    because: "each open submenu is a separate picture", else: .error("the limit is {amount}"))

  package static let pageItems = Limit(
    "pageItems", of: "items in all states of an interactive page", 5_000_000, .count,
    because: "each state lays out its menu again, which takes half a minute at the limit",
    else: .error("the limit is {amount}"))
}
