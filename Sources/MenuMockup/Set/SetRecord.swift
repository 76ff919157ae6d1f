public import MenuModel

/// What a folder of pictures was made from, kept beside them, so that only what has changed is drawn again.
public struct SetRecord: Sendable {
  /// A picture that was drawn.
  public struct Output: Hashable, Sendable {
    /// SHA-256 of the document, the options and the program.
    var source: String
    /// The other files that it was made from, with their SHA-256.
    var inputs: [Input]
    /// SHA-256 of the picture's file.
    var digest: String
    /// The size of the file, in bytes.
    public var bytes: Int
    /// The width: pixels of a PNG, else points.
    public var width: Double
    /// The height: pixels of a PNG, else points.
    public var height: Double
    /// SHA-256 of the decoded pixels of a PNG, in bytes of red, green, blue and alpha; of the file for all others.
    /// Empty where nobody asked for it.
    public var pixels: String
    /// What was said about the picture.
    public var findings: [JSONNode]
  }

  /// A file that a picture was made from.
  struct Input: Hashable, Sendable {
    var path: String
    var digest: String
  }

  /// The name of the record's file in the folder of pictures.
  public static let fileName = ".menumock-batch.json"
  private static let version = 1

  /// The pictures by their path in the folder.
  public var outputs: [String: Output] = [:]

  /// A record of nothing.
  public init() {}

  /// The record of a folder; empty where there is none that can be read.
  public init(folder: String) {
    guard let bytes = FileSystem.bytes(at: FileSystem.path(Self.fileName, in: folder)),
      let root = JSONReading(bytes).root, root["version"]?.number?.integer == Self.version
    else { return }
    let files = (root["files"]?.elements ?? []).map { node -> Input? in
      guard let path = node["path"]?.text, let digest = node["sha256"]?.text else { return nil }
      return Input(path: path, digest: digest)
    }
    for member in root["outputs"]?.members ?? [] {
      outputs[member.key.text] = Self.output(member.value, files: files)
    }
  }

  private static func output(_ node: JSONNode, files: [Input?]) -> Output? {
    guard let source = node["source"]?.text, let digest = node["sha256"]?.text,
      let bytes = node["bytes"]?.number?.integer, let width = node["width"]?.number?.value,
      let height = node["height"]?.number?.value, let pixels = node["pixels"]?.text,
      let places = node["inputs"]?.elements, let findings = node["findings"]?.elements
    else { return nil }
    var inputs: [Input] = []
    for place in places {
      guard let index = place.number?.integer, files.indices.contains(index), let file = files[index] else {
        return nil
      }
      inputs.append(file)
    }
    return Output(
      source: source, inputs: inputs, digest: digest, bytes: bytes, width: width, height: height, pixels: pixels,
      findings: findings)
  }

  /// The record as a file, always the same for the same pictures.
  public var contents: [UInt8] {
    var places: [Input: Int] = [:]
    var files: [JSONNode] = []
    let entries = outputs.sorted { $0.key < $1.key }.map { path, output -> (String, JSONNode) in
      let inputs = output.inputs.map { input -> JSONNode in
        if let place = places[input] { return .number(place) }
        places[input] = files.count
        files.append(.object([("path", .string(input.path)), ("sha256", .string(input.digest))]))
        return .number(files.count - 1)
      }
      return (
        path,
        .object([
          ("source", .string(output.source)), ("inputs", .array(inputs)), ("sha256", .string(output.digest)),
          ("bytes", .number(output.bytes)), ("width", .number(output.width)), ("height", .number(output.height)),
          ("pixels", .string(output.pixels)), ("findings", .array(output.findings)),
        ])
      )
    }
    let root = JSONNode.object([
      ("version", .number(Self.version)), ("files", .array(files)), ("outputs", .object(entries)),
    ])
    return Array((JSONWriter.text(of: root, form: .compact) + "\n").utf8)
  }
}
