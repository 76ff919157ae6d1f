import PositionedJSON

/// A piece of work that Bazel asks a persistent worker for: <https://bazel.build/remote/creating>.
package struct WorkRequest: Hashable, Sendable {
  /// What is to be done, as on the command line.
  package var arguments: [String] = []
  /// What tells the request from others that are worked on at the same time; 0 where there are none.
  package var id = 0
  /// Whether the request of that number is no longer wanted.
  package var isCancellation = false
  /// The folder that relative paths start from; `nil` for that of the process.
  package var sandbox: String?

  /// Reads a request. What is missing has Protocol Buffers' own defaults, and unknown members are passed over.
  package init?(_ object: [UInt8]) {
    guard let root = JSONReading(object).root, root.members != nil else { return nil }
    arguments = (root["arguments"]?.elements ?? []).compactMap(\.text)
    id = root["requestId"]?.number?.integer ?? 0
    isCancellation = root["cancel"]?.value == .bool(true)
    sandbox = root["sandboxDir"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What Bazel is told about a piece of work.
package struct WorkResponse: Hashable, Sendable {
  /// The request's number.
  var id: Int
  /// The exit status that the command would have had.
  var status: Int32 = 0
  /// What the command said.
  var output = ""
  /// Whether the request was cancelled.
  var isCancelled = false

  package init(id: Int, status: Int32 = 0, output: String = "", isCancelled: Bool = false) {
    self.id = id
    self.status = status
    self.output = output
    self.isCancelled = isCancelled
  }

  /// The response as a line.
  package var line: [UInt8] {
    var members: [(String, JSONNode)] = [
      ("exitCode", .number(Int(status))), ("output", .string(output)), ("requestId", .number(id)),
    ]
    if isCancelled { members.append(("wasCancelled", true)) }
    return Array((JSONWriter.text(of: .object(members), form: .compact) + "\n").utf8)
  }
}
