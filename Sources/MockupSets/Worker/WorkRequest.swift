import PositionedJSON

/// A piece of work that Bazel asks a persistent worker for: <https://bazel.build/remote/creating>.
struct WorkRequest: Hashable, Sendable {
  /// What is to be done, as on the command line.
  var arguments: [String] = []
  /// What tells the request from others that are worked on at the same time; 0 where there are none.
  var id = 0
  /// Whether the request of that number is no longer wanted.
  var isCancellation = false
  /// The folder that relative paths start from; `nil` for that of the process.
  var sandbox: String?

  /// Reads a request. What is missing has Protocol Buffers' own defaults, and unknown members are passed over.
  init?(_ object: [UInt8]) {
    guard let root = JSONReading(object).root, root.members != nil else { return nil }
    arguments = (root["arguments"]?.elements ?? []).compactMap(\.text)
    id = root["requestId"]?.number?.integer ?? 0
    isCancellation = root["cancel"]?.value == .bool(true)
    sandbox = root["sandboxDir"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What Bazel is told about a piece of work.
struct WorkResponse: Hashable, Sendable {
  /// The request's number.
  var id: Int
  /// The exit status that the command would have had.
  var status: Int32 = 0
  /// What the command said.
  var output = ""
  /// Whether the request was cancelled.
  var isCancelled = false

  /// The response as a line.
  var line: [UInt8] {
    var members: [(String, JSONNode)] = [
      ("exitCode", .number(Int(status))), ("output", .string(output)), ("requestId", .number(id)),
    ]
    if isCancelled { members.append(("wasCancelled", true)) }
    return Array((JSONWriter.text(of: .object(members), form: .compact) + "\n").utf8)
  }
}
