import PositionedJSON

/// A request to a Bazel persistent worker: <https://bazel.build/remote/creating>.
package struct WorkRequest: Hashable, Sendable {
  package var arguments: [String] = []
  /// Identifies concurrent requests; 0 if there are none.
  package var id = 0
  /// True to cancel the request with this id.
  package var isCancellation = false
  /// The base folder of relative paths; `nil` for the current folder.
  package var sandbox: String?

  /// Parses a request. Missing members have the defaults of Protocol Buffers, and unknown members are ignored.
  package init?(_ object: [UInt8]) {
    guard let root = JSONReading(object).root, root.members != nil else { return nil }
    arguments = (root["arguments"]?.elements ?? []).compactMap(\.text)
    id = root["requestId"]?.number?.integer ?? 0
    isCancellation = root["cancel"]?.value == .bool(true)
    sandbox = root["sandboxDir"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

package struct WorkResponse: Hashable, Sendable {
  var id: Int
  var status: Int32 = 0
  var output = ""
  var isCancelled = false

  package init(id: Int, status: Int32 = 0, output: String = "", isCancelled: Bool = false) {
    self.id = id
    self.status = status
    self.output = output
    self.isCancelled = isCancelled
  }

  package var line: [UInt8] {
    var members: [(String, JSONNode)] = [
      ("exitCode", .number(Int(status))), ("output", .string(output)), ("requestId", .number(id)),
    ]
    if isCancelled { members.append(("wasCancelled", true)) }
    return Array((JSONWriter.text(of: .object(members), form: .compact) + "\n").utf8)
  }
}
