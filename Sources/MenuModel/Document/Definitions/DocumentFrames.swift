import MockupScene

/// The frames of a document as far as they can be read before they are merged into it.
enum DocumentFrames {
  /// The member that holds them. They are decoded after they were merged, and only their shape is checked here.
  static let field: Field<MockupDocument> = Field(
    "frames", .list(of: frame, atMost: Limit.frames.most),
    "Several pictures side by side. Each is merged into the document (RFC 7396), lists of items by the items' `id`."
  ) { _, _ in }

  private static let caption = Definition<String>.text

  private static let frame = Definition<Bool>(
    kinds: .object, expectation: "an object",
    decode: { node, context in
      guard case .object(let members) = node.value else {
        context.reportMismatch(of: node, expected: "an object")
        return nil
      }
      for member in members {
        switch member.key.text {
        case "caption": context.descend(.key("caption")) { _ = caption.decode(member.value, &$0) }
        case "frames": context.report(at: member.key.position, "a frame has no frames of its own")
        default: break
        }
      }
      return true
    },
    schema: { builder in
      builder.reference(to: "frame") { builder in
        .type(
          "object",
          [
            ("description", "What one picture changes in the document: its keys; `null` removes one."),
            (
              "properties",
              .object([
                ("caption", .object([("description", "What stands under the picture."), ("type", "string")])),
                ("frames", false),
              ])
            ),
          ])
      }
    })
}
