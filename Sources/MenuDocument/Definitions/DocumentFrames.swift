import MockupScene
import PositionedJSON

enum DocumentFrames {
  /// Validates only the shape of frames; they are decoded after merging.
  static let field: Field<MockupDocument> = Field(
    "frames", .list(of: frame, atMost: Limit.frames.maximum),
    """
    Pictures side by side. Each element changes the document for one picture, as a merge patch (RFC 7396); lists of \
    items are merged by `id`.
    """,
    examples: [[.object([("caption", "Closed"), ("state", "closed")]), .object([("caption", "Open")])]]
  ) { _, _ in }

  private static let caption = Definition<String>.text
  private static let duration = Definition<Double>.number(in: 0.01...600)

  static func patch(of frame: JSONNode) -> JSONNode {
    frame.removingMember("caption").removingMember("duration")
  }

  static func duration(of frame: JSONNode) -> Double {
    var ignored = Diagnostics(file: "")
    return frame["duration"].flatMap { duration.decode(root: $0, into: &ignored) } ?? Frame.standardDuration
  }

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
        case "duration": context.descend(.key("duration")) { _ = duration.decode(member.value, &$0) }
        case "frames": context.report(at: member.key.position, "a frame cannot contain frames")
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
            ("description", "Changes to the document for one picture, by key; `null` removes a key."),
            (
              "properties",
              .object([
                (
                  "caption",
                  .object([
                    ("description", "Caption below the picture."), ("type", "string"), ("examples", ["Closed"]),
                  ])
                ),
                (
                  "duration",
                  .object([
                    ("description", "Duration in an animation, in seconds."), ("type", "number"),
                    ("minimum", 0.01), ("maximum", 600), ("default", .number(Frame.standardDuration)),
                  ])
                ),
                ("frames", false),
              ])
            ),
          ])
      }
    })
}
