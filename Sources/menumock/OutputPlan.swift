import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets

/// Maps documents to output files.
struct OutputPlan {
  struct Job {
    fileprivate(set) var input: InputFile
    let output: OutputFile
    let format: OutputFormat
    var alt: OutputFile?
    var legend: OutputFile?

    /// The name of its texts.
    fileprivate var name: String
  }

  private(set) var jobs: [Job]
  /// True if all images are pages of one PDF.
  let isOneFile: Bool
  /// `nil` for a single file, and for images next to their documents.
  private let folder: String?
  private let folders: [String]

  /// - Parameters:
  ///   - output: the output path as given.
  ///   - format: the format (default: by the extension of `output`).
  ///   - standard: the format without a known extension.
  ///   - jobs: the number of inputs.
  ///   - alt: the path of alt texts as given: a file for one image, a folder for several.
  ///   - legend: the path of legends, likewise.
  init(
    files: [InputFile], output: String?, format: OutputFormat?, standard: OutputFormat = .standard, jobs named: Int,
    alt: String? = nil, legend: String? = nil
  ) throws {
    let isSeveral = files.count > 1 || named > 1
    let isPDF = format.map { $0 == .pdf } ?? output.map { FileSystem.ending(of: $0) == "pdf" } ?? false
    isOneFile = isSeveral && isPDF && output.map { !$0.hasSuffix("/") && Self.isFile($0) } ?? false
    let isFolder =
      !isOneFile
      && output.map { $0 != "-" && ($0.hasSuffix("/") || FileSystem.isFolder($0) || isSeveral) } ?? false
    if isSeveral, !isOneFile, output == "-" {
      throw ValidationError("several pictures cannot be written to standard output\nhelp: name a folder with -o")
    }
    if isSeveral, !isOneFile, let output {
      try Self.checkFolder(output, for: "pictures") { OutputFormat(rawValue: $0) != nil }
    }
    folder = isFolder ? output : nil
    var jobs: [Job] = []
    for file in files {
      let form: OutputFormat
      let path: String
      if let output, !isFolder {
        form = try format ?? Self.format(ofEnding: output, standard: standard)
        path = output
      } else {
        form = format ?? standard
        let name = (file.isStandardInput ? "menu" : FileSystem.stem(of: file.path)) + "." + form.rawValue
        if let output {
          path = FileSystem.path(name, in: output)
        } else if file.isStandardInput {
          path = "-"
        } else {
          path = FileSystem.path(name, in: FileSystem.folder(of: file.path))
        }
      }
      let named = isOneFile ? FileSystem.stem(of: file.path) + ".pdf" : path
      jobs.append(
        Job(
          input: file, output: OutputFile(path: path), format: form,
          name: named.split(separator: "/").last.map(String.init) ?? named))
    }
    var folders = [isFolder ? output : nil].compactMap(\.self)
    for (option, destination, member) in [("--alt", alt, \Job.alt), ("--legend", legend, \Job.legend)] {
      guard let destination else { continue }
      let texts = option == "--alt" ? ImageTexts.alt(in: destination) : ImageTexts.legend(in: destination)
      if destination == "-" || !isSeveral && !destination.hasSuffix("/") && !FileSystem.isFolder(destination) {
        if isSeveral { throw ValidationError("\(option): expected a folder for several pictures") }
        for index in jobs.indices { jobs[index][keyPath: member] = OutputFile(path: destination) }
      } else {
        try Self.checkFolder(destination, for: "texts") { ["txt", "md"].contains($0) }
        folders.append(destination)
        for index in jobs.indices { jobs[index][keyPath: member] = OutputFile(path: texts.path(of: jobs[index].name)) }
      }
    }
    self.folders = folders
    self.jobs = jobs
    var seen: [String: String] = [:]
    for job in jobs {
      if isOneFile, job.alt == nil, job.legend == nil { continue }
      let path = isOneFile ? job.name : job.output.path
      if let other = seen.updateValue(job.input.path, forKey: path) {
        throw ValidationError("\(other) and \(job.input.path) both become \(path)")
      }
    }
  }

  /// Returns whether a path is a file, standard output, or nothing yet with the extension of a PDF.
  private static func isFile(_ path: String) -> Bool {
    path == "-" || !FileSystem.isFolder(path) && FileSystem.ending(of: path) == "pdf"
  }

  /// Refuses a file for several images or texts.
  private static func checkFolder(_ path: String, for what: String, isName: (String) -> Bool) throws {
    guard !path.hasSuffix("/"), !FileSystem.isFolder(path) else { return }
    if FileSystem.exists(path) {
      throw Failure(message: "\(path): expected a folder for several \(what), found a file", status: .cannotCreate)
    }
    if isName(FileSystem.ending(of: path)) {
      throw ValidationError("\(path): several \(what) require a folder\nhelp: write a folder as \(path)/")
    }
  }

  /// Adds the documents with the files that they name, and the outputs.
  ///
  /// - Parameters:
  ///   - base: the base of relative paths; `nil` for each document's folder.
  ///   - settings: the settings of the command line.
  mutating func claim(_ claims: inout FileClaims, base: String?, settings: Settings) {
    for index in jobs.indices {
      let path = jobs[index].input.path
      guard let bytes = jobs[index].input.preview() else { continue }
      let folder = base ?? (path == "-" ? "." : FileSystem.folder(of: path))
      claims.read(document: bytes, at: path, folder: folder, settings: settings)
    }
    for (index, job) in jobs.enumerated() {
      if !isOneFile || index == 0 { claims.write(job.output.path, as: "the picture") }
      claims.write(job.alt?.path, as: "--alt")
      claims.write(job.legend?.path, as: "--legend")
    }
  }

  private static func format(ofEnding path: String, standard: OutputFormat) throws -> OutputFormat {
    let ending = FileSystem.ending(of: path)
    guard path != "-" else { return standard }
    guard !ending.isEmpty else {
      // An existing device or pipe needs no extension.
      if FileSystem.exists(path) { return standard }
      throw ValidationError(
        "\(path): expected a file name with an extension\n"
          + "help: write a file as \(path).png, or a folder as \(path)/")
    }
    guard let format = OutputFormat(rawValue: ending) else {
      throw ValidationError("\(path): unknown extension\nhelp: use \(OutputFormat.endings), or set --format")
    }
    return format
  }

  /// Reports where the images are, except one on standard output.
  func printSummary() {
    let paths = jobs.prefix(isOneFile ? 1 : jobs.count).map(\.output.path).filter { $0 != "-" }
    guard let first = paths.first else { return }
    guard paths.count > 1 else { return Console.report(first) }
    let folders = Set(paths.map(FileSystem.folder))
    let shared = folder ?? (folders.count == 1 ? FileSystem.folder(of: first) : nil)
    Console.report("\(paths.count) pictures" + (shared.map { " in \($0)" } ?? " next to their documents"))
  }

  func prepare() throws(Failure) {
    for folder in folders where !FileSystem.isFolder(folder) {
      do throws(OutputFile.Problem) {
        try OutputFile.makeFolder(folder)
      } catch {
        throw Failure(message: "\(folder): \(error.reason)", status: error.status)
      }
    }
  }
}

extension OutputFile {
  /// Writes the file, unless it has this content already.
  func update(_ bytes: [UInt8]) throws(Failure) {
    guard path == "-" || FileSystem.bytes(at: path) != bytes else { return }
    try write(bytes)
  }

  /// Makes the folder of the file, unless it exists.
  func makeOwnFolder() throws(Failure) {
    let folder = FileSystem.folder(of: path)
    do throws(OutputFile.Problem) {
      if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    } catch {
      throw Failure(message: "\(folder): \(error.reason)", status: error.status)
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    try write(parts: CollectionOfOne(bytes))
  }

  func write(parts: some Sequence<[UInt8]>) throws(Failure) {
    guard path != "-" else {
      for part in parts { try Console.write(part) }
      return
    }
    do {
      try save(parts: parts)
    } catch {
      throw Failure(message: "\(path): \(error.reason)", status: error.status)
    }
  }
}

extension OutputFile.Problem {
  var status: ExitCode {
    switch self {
    case .cannotCreate: .cannotCreate
    case .failedWrite: .failedWrite
    }
  }
}
