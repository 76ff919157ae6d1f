internal import MockupScene
import PositionedJSON

enum HostDefinitions {
  static let host: Definition<Host> = Definition<Host>.object(
    "host", Host(), fields, description: "Window or screen around the control."
  ).map { host, location in
    var host = host
    host.location = location
    return host
  }

  static let preview: Definition<Preview> = Definition<Preview>.object(
    "preview", Preview(),
    [
      Field(
        "image", Vocabulary.image, "SVG, PNG, JPEG, or WebP file, shown instead of a host."
      ) {
        $0.image = $1
      }
    ]
      + Field.members(of: fields) { $1(&$0.host) },
    description: "Element that a context menu belongs to: a host of any kind, or an image."
  ).map { preview, location in
    var preview = preview
    preview.host.location = location
    return preview
  }

  private static let fields: [Field<Host>] = [
    Field("kind", .oneOf(Host.Kind.self), default: "none", "Kind of host.") { $0.kind = $1 },
    Field("title", .text, "Title of the window or bar.", examples: ["Notes"]) { $0.title = $1 },
    Field("size", size, "Width and height in points (default: the platform's).", examples: [[393, 852]]) {
      $0.size = $1
    },
    Field(
      "background", background, "Background of the scene: a color, a gradient, or an image.",
      examples: ["#F3D9C0", .object([("gradient", ["#F3D9C0", "#C0D4F3"])]), .object([("image", "photo.jpg")])]
    ) {
      $0.background = $1
    },
    Field(
      "crop", .oneOf(Host.Crop.self), default: "content",
      "Visible part: `content` (around the control and its menu) or `screen` (all)."
    ) { $0.crop = $1 },
  ]

  private static let size: Definition<Size> = Definition<[Double]>.fixedList(of: .number(in: 1...10_000), count: 2)
    .map { Size(width: $0[0], height: $0[1]) }

  private static let background: Definition<Background> = .either(
    Vocabulary.color.map(Background.color),
    Definition<BackgroundDraft>.object(
      nil, BackgroundDraft(),
      [
        Field(
          "gradient", .list(of: Vocabulary.color, atLeast: 2), "Colors of the gradient.",
          examples: [["#F3D9C0", "#C0D4F3"]]
        ) {
          $0.colors = $1
        },
        Field(
          "angle", .number(in: -360...360),
          "Direction of the gradient in degrees: 0 is up, 90 to the right (default: 180, down).", examples: [90]
        ) { $0.degrees = $1 },
        Field("image", Vocabulary.image, "SVG, PNG, JPEG, or WebP file.") { $0.image = $1 },
      ], rules: [.exactlyOne(["gradient", "image"]), .together("angle", "gradient")]
    ).map { draft in
      if let image = draft.image { .image(image) } else { .gradient(draft.colors, degrees: draft.degrees) }
    })

  private struct BackgroundDraft: Sendable {
    var colors: [Located<ColorReference>] = []
    var degrees = 180.0
    var image: Located<String>?
  }
}
