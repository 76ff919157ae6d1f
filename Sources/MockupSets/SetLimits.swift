package import MockupScene

extension Limit {
  package static let ofSets: [Limit] = [.setPictures, .setCollisions, .buildRequestBytes]

  package static let setPictures = Limit(
    "setPictures", of: "pictures of a set", 2_000_000, .count,
    because: "all are planned before the first one is drawn", else: .error("the set has more than {amount} pictures"))

  package static let setCollisions = Limit(
    "setCollisions", of: "pictures of a set that share a path", 1000, .count,
    because: "the cause is the same for all", else: .error("more than {most} pictures share their path with others"))

  package static let buildRequestBytes = Limit(
    "buildRequestBytes", of: "a build system's request", 64 << 20, .bytes,
    because: "it names every file that an action may read",
    else: .other("the request is truncated and rejected as invalid JSON"))
}
