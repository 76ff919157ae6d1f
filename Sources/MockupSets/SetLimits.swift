package import MockupScene

extension Limit {
  package static let ofSets: [Limit] = [.setPictures, .buildRequestBytes]

  package static let setPictures = Limit(
    "setPictures", of: "pictures of a set", 2_000_000, .count,
    because: "each is planned before the first is drawn", else: .error("the set has more than {most} pictures"))

  package static let buildRequestBytes = Limit(
    "buildRequestBytes", of: "a request of a build system", 64 << 20, .bytes,
    because: "it names every file that an action may read",
    else: .other("the request is cut off there, and answered as one that is no JSON"))
}
