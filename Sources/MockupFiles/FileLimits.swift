package import MockupScene

extension Limit {
  package static let ofFiles: [Limit] = [.argumentFileDepth, .pictureBytes]

  package static let argumentFileDepth = Limit(
    "argumentFileDepth", of: "argument files that include one another", 8, .levels,
    because: "deeper nesting is a cycle", else: .error("argument files include one another"))

  package static let pictureBytes = Limit(
    "pictureBytes", of: "a picture to read", 1 << 30, .bytes,
    because: "the picture is in memory during the comparison", else: .error("is larger than {amount}"))
}
