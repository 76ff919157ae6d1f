import MenuMockup
package import MockupFiles
import MockupHashing
public import PositionedJSON

/// What a folder of pictures was made from, kept beside them, so that only what has changed is drawn again.
public struct BuildCache: Sendable {
  /// A picture that was drawn.
  @dynamicMemberLookup
  public struct Output: Hashable, Sendable {
    private var boxed: Boxed<Values>

    package init(_ values: Values) { boxed = .value(values) }

    /// What is known of it.
    public subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { boxed.value[keyPath: path] }

    package subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
      get { boxed.value[keyPath: path] }
      set { boxed.value[keyPath: path] = newValue }
    }

    /// What is known of a picture that was drawn.
    public struct Values: Hashable, Sendable {
      /// That of the document, the options and the program.
      var source: Fingerprint
      /// The other files that it was made from.
      var inputs: [Input]
      /// The families of typefaces that its themes name.
      var families: [String] = []
      /// That of the picture's file.
      var file: Fingerprint
      /// What the file looked like when it had that fingerprint; `nil` where that is not to be relied on.
      package var stamp: FileStamp?
      /// The size of the file, in bytes.
      public var bytes: Int
      /// The width: pixels of a PNG, else points.
      public var width: Double
      /// The height: pixels of a PNG, else points.
      public var height: Double
      /// That of the decoded pixels; `nil` where nobody asked for it.
      var pixelFingerprint: Fingerprint?
      /// What was said about the picture.
      public var findings: [JSONNode]
      /// What the picture shows, in sentences; `nil` where nobody asked for it.
      public var altText: String?
      /// The callouts as a Markdown list, empty without any; `nil` where nobody asked for it.
      public var legend: String?

      package init(
        source: Fingerprint, inputs: [Input], families: [String] = [], file: Fingerprint, stamp: FileStamp? = nil,
        bytes: Int, width: Double, height: Double, pixelFingerprint: Fingerprint? = nil, findings: [JSONNode],
        altText: String? = nil, legend: String? = nil
      ) {
        self.source = source
        self.inputs = inputs
        self.families = families
        self.file = file
        self.stamp = stamp
        self.bytes = bytes
        self.width = width
        self.height = height
        self.pixelFingerprint = pixelFingerprint
        self.findings = findings
        self.altText = altText
        self.legend = legend
      }

      /// SHA-256 of the decoded pixels of a PNG, in bytes of red, green, blue and alpha; of the file for all others.
      /// Empty where nobody asked for it.
      public var pixels: String { pixelFingerprint?.description ?? "" }
    }
  }

  /// A file that a picture was made from.
  package struct Input: Hashable, Sendable {
    private struct Values: Hashable, Sendable {
      var path: String
      var fingerprint: Fingerprint?
    }

    private let boxed: Boxed<Values>

    package init(path: String, fingerprint: Fingerprint?) {
      boxed = .value(Values(path: path, fingerprint: fingerprint))
    }

    var path: String { boxed.value.path }
    /// `nil` where the file could not be read.
    var fingerprint: Fingerprint? { boxed.value.fingerprint }
  }

  /// A file that was read for any picture.
  package struct KnownFile: Hashable, Sendable {
    private struct Values: Hashable, Sendable {
      var fingerprint: Fingerprint
      var stamp: FileStamp?
    }

    private let boxed: Boxed<Values>

    package init(fingerprint: Fingerprint, stamp: FileStamp?) {
      boxed = .value(Values(fingerprint: fingerprint, stamp: stamp))
    }

    var fingerprint: Fingerprint { boxed.value.fingerprint }
    /// What the file looked like when it had that fingerprint; `nil` where that is not to be relied on.
    var stamp: FileStamp? { boxed.value.stamp }
  }

  /// The name of the record's file in the folder of pictures.
  public static let fileName = ".menumock-batch.jsonl"

  /// The pictures by their path in the folder.
  public var outputs: [String: Output] = [:]
  /// The files that were read, by their path.
  package var files: [String: KnownFile] = [:]

  /// How many lines were read of pictures and files.
  private var lineCount = 0

  /// A record of nothing.
  public init() {}

  /// The record of a folder; of nothing where there is none that can be read.
  public init(folder: String) {
    let path = FileSystem.path(Self.fileName, in: folder)
    guard let lines = FileLines(path: path) else { return }
    var reader = BuildCacheReader()
    for line in lines { reader.take(line) }
    self = reader.record
    lineCount = reader.lineCount
    // What was written in the same moment as the record may have been changed since without a trace.
    guard let time = FileStamp.writingTime(of: path) else { return }
    for (place, output) in outputs where output.stamp?.isSettled(at: time) == false {
      outputs[place]?.stamp = nil
    }
  }

  /// Whether most of the record's file says what does not count any more.
  var isWorn: Bool { lineCount > 2 * (outputs.count + files.count) + 1000 }

  /// The lines of the record's file, a part at a time.
  package var parts: some Sequence<[UInt8]> {
    let files = files
    var writer = BuildCacheWriter { files[$0] }
    let places = outputs.keys.sorted()
    return ([nil] + places.map(Optional.some)).lazy.map { place in
      guard let place, let output = outputs[place] else {
        return writer.header + files.keys.sorted().flatMap { writer.file($0) }
      }
      return writer.output(output, at: place)
    }
  }
}

/// Reads what ``BuildCacheWriter`` writes; lines that make no sense, as the last one of a run that was killed, count for
/// nothing.
package struct BuildCacheReader {
  /// What was read so far.
  package private(set) var record = BuildCache()
  /// How many lines of pictures and files there were.
  private(set) var lineCount = 0
  private var files: [String: BuildCache.Input] = [:]
  /// The inputs of the picture before: those of the next are mostly the same, and need no memory of their own.
  private var inputs: [BuildCache.Input] = []

  package init() {}

  /// Reads a line.
  package mutating func take(_ line: ArraySlice<UInt8>) {
    guard let text = BuildCacheWriter.checked(line), let node = JSONReading(text).root, node["menumock"] == nil else {
      return
    }
    lineCount += 1
    if let name = node["file"]?.text, let path = node["path"]?.text {
      let fingerprint = node["sha256"]?.text.flatMap { Fingerprint($0) }
      files[name] = BuildCache.Input(path: path, fingerprint: fingerprint)
      if let fingerprint {
        record.files[path] = BuildCache.KnownFile(fingerprint: fingerprint, stamp: stamp(node["stamp"]))
      }
    } else if let path = node["path"]?.text {
      record.outputs[path] = output(node)
    }
  }

  private mutating func output(_ node: JSONNode) -> BuildCache.Output? {
    guard let source = node["source"]?.text.flatMap({ Fingerprint($0) }),
      let file = node["sha256"]?.text.flatMap({ Fingerprint($0) }), let bytes = node["bytes"]?.number?.integer,
      let width = node["width"]?.number?.value, let height = node["height"]?.number?.value
    else { return nil }
    var inputs: [BuildCache.Input] = []
    for place in node["inputs"]?.elements ?? [] {
      guard let input = place.text.flatMap({ files[$0] }) else { return nil }
      inputs.append(input)
    }
    if inputs != self.inputs { self.inputs = inputs }
    return BuildCache.Output(
      BuildCache.Output.Values(
        source: source, inputs: self.inputs, families: (node["families"]?.elements ?? []).compactMap(\.text),
        file: file, stamp: stamp(node["stamp"]), bytes: bytes, width: width,
        height: height, pixelFingerprint: node["pixels"]?.text.flatMap { Fingerprint($0) },
        findings: node["findings"]?.elements ?? [], altText: node["alt"]?.text,
        legend: node["legend"]?.text))
  }

  private func stamp(_ node: JSONNode?) -> FileStamp? {
    guard let parts = node?.elements, parts.count == 4, let size = parts[0].text.flatMap({ Int64($0) }),
      let seconds = parts[1].text.flatMap({ Int64($0) }), let nanoseconds = parts[2].text.flatMap({ Int64($0) }),
      let inode = parts[3].text.flatMap({ UInt64($0) })
    else { return nil }
    return FileStamp(
      size: size, time: FileStamp.Time(seconds: seconds, nanoseconds: nanoseconds), inode: inode)
  }
}
