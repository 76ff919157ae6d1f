extension Limit {
  package static let ofPictures: [Limit] = [.imagePixels]

  package static let imagePixels = Limit(
    "imagePixels", of: "an image", 1 << 26, .pixels,
    because: "four bytes per unpacked pixel", else: .error("pixels; at most {amount}"))
}
