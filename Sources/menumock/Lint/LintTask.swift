import MockupScene
import MenuMockup
import MenuModel
import MockupFiles
import MockupSets

/// One document that is to be judged, with the settings that count for it.
struct LintTask: Sendable {
  /// Where a document comes from.
  enum Origin: Hashable, Sendable {
    /// A file of its own.
    case file
    /// A picture that carries it.
    case picture
    /// Standard input.
    case standardInput
  }

  /// The file, as findings name it.
  var name: String
  /// Where the document comes from.
  var origin: Origin
  /// The document, where it has been read already.
  var bytes: [UInt8]?
  /// Where its relative paths start.
  var folder: String
  /// How it is judged.
  var options: RenderOptions

  /// The document as it is judged.
  func source() throws(Failure) -> Source {
    if let bytes { return Source(bytes: bytes, name: name, folder: folder) }
    return Source(bytes: try CommandInput.read(name), name: name, folder: folder)
  }
}

/// Finds out what inputs are, and which documents there are to judge.
struct LintTasks {
  /// The documents, in the order of the inputs.
  private(set) var tasks: [LintTask] = []
  private let options: RenderOptions
  private let arguments: SetArguments
  private let base: String?
  private let passedOver: Set<String>

  /// - Parameter passedOver: files that are no documents, as a baseline in the same folder.
  init(options: RenderOptions, arguments: SetArguments, passingOver: [String]) {
    self.options = options
    self.arguments = arguments
    base = arguments.base
    passedOver = Set(passingOver.map(FilePlace.absolute))
  }

  /// Adds what an input stands for: a document, a folder of them, a manifest, or a picture.
  mutating func add(_ input: String) throws {
    if input != "-", FileSystem.isFolder(input) {
      for file in try InputFile.list([input]) where !passedOver.contains(FilePlace.absolute(file.path)) {
        try addFile(file.path, of: input)
      }
    } else {
      try addFile(input, of: nil)
    }
  }

  private mutating func addFile(_ path: String, of folder: String?) throws {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "<stdin>" : path
    let start = base ?? (isStandardInput ? "." : FileSystem.folder(of: path))
    var task = LintTask(
      name: name, origin: isStandardInput ? .standardInput : .file, folder: start, options: options)
    let bytes = try CommandInput.read(path, atMost: InputFile.isDocument(path) ? .jsonBytes : .pictureBytes)
    if let document = try Self.document(inPicture: bytes, name: name) {
      task.origin = .picture
      task.bytes = document
    } else if Self.isManifest(bytes) {
      return try addSet(bytes, file: name)
    } else if isStandardInput {
      task.bytes = bytes
    }
    tasks.append(task)
  }

  /// The document that a picture carries; `nil` for what is no picture.
  private static func document(inPicture bytes: [UInt8], name: String) throws(Failure) -> [UInt8]? {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    guard
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: "%PDF-".utf8) || first == UInt8(ascii: "<")
    else { return nil }
    do throws(PictureRecord.Problem) {
      return try PictureRecord.read(.document, from: bytes)
    } catch {
      throw Failure(message: "\(name): \(error.description)", status: .badInput)
    }
  }

  /// Whether a file is a manifest: only manifests list mockups.
  static func isManifest(_ bytes: [UInt8]) -> Bool {
    // A cheap look before the exact one.
    guard contains("\"mockups\"", in: bytes) else { return false }
    return JSONReading(bytes, .commented).root?["mockups"] != nil
  }

  private static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.description.utf8)
    guard let first = wanted.first else { return true }
    var index = bytes.startIndex
    while let next = bytes[index...].firstIndex(of: first) {
      if bytes[next...].starts(with: wanted) { return true }
      index = next + 1
    }
    return false
  }

  /// The settings that change what rules find.
  private static let counting: Set<Setting.Key> = [.platform, .theme, .locale, .textSize, .tint, .frame]

  /// Adds the documents of a set, each once for all variants that rules see in the same way.
  private mutating func addSet(_ bytes: [UInt8], file: String) throws {
    let set: MockupSet
    do throws(SetError) {
      set = try MockupSet.read(bytes, file: file, arguments: arguments)
    } catch {
      Console.say(error.diagnostics)
      throw Failure(message: "\(file): the set cannot be read", status: .badInput)
    }
    struct Look: Hashable {
      var input: String
      var values: [Setting]
    }
    var known: Set<Look> = []
    for variant in set.variants {
      let look = Look(input: variant.input, values: variant.values.filter { Self.counting.contains($0.key) })
      guard known.insert(look).inserted else { continue }
      tasks.append(
        LintTask(
          name: variant.input, origin: .file, folder: base ?? FileSystem.folder(of: variant.input),
          options: variant.options))
    }
  }
}
