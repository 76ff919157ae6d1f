import MenuMockup
package import MockupFiles
import MockupHashing
public import PositionedJSON

/// The build cache of an output folder: the inputs of each image, so that a run renders only changed ones.
public struct BuildCache: Sendable {
  /// A rendered image.
  @dynamicMemberLookup
  public struct Output: Hashable, Sendable {
    private var boxed: Boxed<Values>

    package init(_ values: Values) { boxed = .value(values) }

    /// Accesses a member of ``Values``.
    public subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { boxed.value[keyPath: path] }

    package subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
      get { boxed.value[keyPath: path] }
      set { boxed.value[keyPath: path] = newValue }
    }

    /// The record of a rendered image.
    public struct Values: Hashable, Sendable {
      /// The fingerprint of the document, the options, and the program.
      var source: Fingerprint
      var inputs: [Input]
      var families: [String] = []
      var file: Fingerprint
      /// The stamp of the file when it had this fingerprint; `nil` if the stamp is unreliable.
      package var stamp: FileStamp?
      /// The size of the file, in bytes.
      public var bytes: Int
      /// The width, in pixels for PNG and APNG, else in points.
      public var width: Double
      /// The height, in pixels for PNG and APNG, else in points.
      public var height: Double
      /// The fingerprint of the decoded pixels; `nil` unless requested.
      var pixelFingerprint: Fingerprint?
      /// The remarks about the image, as JSON.
      public var findings: [JSONNode]
      /// The alternative text; `nil` unless requested.
      public var altText: String?
      /// The callouts as a Markdown list, empty if there are none; `nil` unless requested.
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

      /// The SHA-256 hash of a PNG's decoded pixels (red, green, blue, and alpha bytes), else of the file. Empty unless
      /// requested.
      public var pixels: String { pixelFingerprint?.description ?? "" }
    }
  }

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
    var fingerprint: Fingerprint? { boxed.value.fingerprint }
  }

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
    /// The stamp of the file when it had this fingerprint; `nil` if the stamp is unreliable.
    var stamp: FileStamp? { boxed.value.stamp }
  }

  /// The name of the cache file in the output folder.
  public static let fileName = ".menumock-batch.jsonl"

  /// The images by path, relative to the output folder.
  public var outputs: [String: Output] = [:]
  package var files: [String: KnownFile] = [:]

  private var lineCount = 0

  /// Creates an empty cache.
  public init() {}

  /// Reads the cache of a folder; empty if it is missing or unreadable.
  public init(folder: String) {
    let path = FileSystem.path(Self.fileName, in: folder)
    guard let lines = FileLines(path: path) else { return }
    var reader = BuildCacheReader()
    for line in lines { reader.take(line) }
    self = reader.record
    lineCount = reader.lineCount
    // A file written at the same time as the cache may have changed since without a new stamp.
    guard let time = FileStamp.writingTime(of: path) else { return }
    for (outputPath, output) in outputs where output.stamp?.isSettled(at: time) == false {
      outputs[outputPath]?.stamp = nil
    }
  }

  /// True if most lines of the cache file are obsolete.
  var needsCompaction: Bool { lineCount > 2 * (outputs.count + files.count) + 1000 }

  /// The lines of the cache file, in chunks.
  package var parts: some Sequence<[UInt8]> {
    let files = files
    var writer = BuildCacheWriter { files[$0] }
    let paths = outputs.keys.sorted()
    return ([nil] + paths.map(Optional.some)).lazy.map { outputPath in
      guard let outputPath, let output = outputs[outputPath] else {
        return writer.header + files.keys.sorted().flatMap { writer.file($0) }
      }
      return writer.output(output, at: outputPath)
    }
  }
}

/// Reads the output of ``BuildCacheWriter``. Malformed lines are ignored, such as the last one of a killed run.
package struct BuildCacheReader {
  package private(set) var record = BuildCache()
  private(set) var lineCount = 0
  private var files: [String: BuildCache.Input] = [:]
  /// The inputs of the previous image, shared because consecutive images mostly have the same inputs.
  private var inputs: [BuildCache.Input] = []

  package init() {}

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
    } else if let path = node["path"]?.text, FilePaths.staysInFolder(path) {
      record.outputs[path] = output(node)
    }
  }

  private mutating func output(_ node: JSONNode) -> BuildCache.Output? {
    guard let source = node["source"]?.text.flatMap({ Fingerprint($0) }),
      let file = node["sha256"]?.text.flatMap({ Fingerprint($0) }), let bytes = node["bytes"]?.number?.integer,
      let width = node["width"]?.number?.value, let height = node["height"]?.number?.value
    else { return nil }
    var inputs: [BuildCache.Input] = []
    for element in node["inputs"]?.elements ?? [] {
      guard let input = element.text.flatMap({ files[$0] }) else { return nil }
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
