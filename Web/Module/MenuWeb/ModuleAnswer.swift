import PositionedJSON

/// An answer to the page: the status and the type of HTTP, and the content.
struct ModuleAnswer {
  let bytes: [UInt8]

  init(status: Int = 200, type: String, _ content: [UInt8]) {
    let head = JSONNode.object([("status", .number(status)), ("type", .string(type))])
    bytes = JSONWriter.bytes(of: head, form: .compact) + [0x0A] + content
  }

  init(status: Int = 200, _ json: JSONNode) {
    self.init(status: status, type: "application/json", JSONWriter.bytes(of: json, form: .compact))
  }

  init(status: Int, message: String) {
    self.init(status: status, .object([("message", .string(message))]))
  }
}
