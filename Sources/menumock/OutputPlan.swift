import MockupFiles
import ArgumentParser
import MenuMockup
import MenuModel

/// Which document becomes which picture.
struct OutputPlan {
  /// One picture to draw.
  struct Job {
    let input: InputFile
    let output: OutputFile
    let format: PictureFormat
  }

  let jobs: [Job]
  /// Where the spoken description of the one picture goes.
  let alt: OutputFile?
  /// Where the legend of the one picture goes.
  let legend: OutputFile?
  private let folder: String?

  /// Plans the outputs.
  ///
  /// - Parameters:
  ///   - output: where pictures go, as it was given.
  ///   - format: their form; by the output's ending where that is not given, else PNG.
  ///   - jobs: how many inputs were named.
  ///   - alt: where the spoken description goes, as it was given; goes with one input, as does the legend.
  ///   - legend: where the legend goes, as it was given.
  init(
    files: [InputFile], output: String?, format: PictureFormat?, jobs named: Int, alt: String? = nil,
    legend: String? = nil
  ) throws {
    let isSeveral = files.count > 1 || named > 1
    let isFolder =
      output.map { $0 != "-" && ($0.hasSuffix("/") || FileSystem.isFolder($0) || isSeveral) } ?? false
    if isSeveral, output == "-" {
      throw ValidationError("several pictures cannot go to standard output: -o takes a folder")
    }
    if isSeveral, let output, !output.hasSuffix("/"), !FileSystem.isFolder(output) {
      if FileSystem.exists(output) {
        throw Failure(
          message: "\(output): several pictures need a folder, and this is a file", status: .cannotCreate)
      }
      if PictureFormat(rawValue: FileSystem.ending(of: output)) != nil {
        throw ValidationError("\(output): several pictures need a folder; one of this name ends in /: \(output)/")
      }
    }
    folder = isFolder ? output : nil
    var jobs: [Job] = []
    for file in files {
      let form: PictureFormat
      let path: String
      if let output, !isFolder {
        form = try format ?? Self.format(ofEnding: output)
        path = output
      } else {
        form = format ?? .standard
        let name = (file.isStandardInput ? "menu" : FileSystem.stem(of: file.path)) + "." + form.rawValue
        if let output {
          path = FileSystem.path(name, in: output)
        } else if file.isStandardInput {
          path = "-"
        } else {
          path = FileSystem.path(name, in: FileSystem.folder(of: file.path))
        }
      }
      jobs.append(Job(input: file, output: OutputFile(path: path), format: form))
    }
    self.jobs = jobs
    self.alt = alt.map { OutputFile(path: $0) }
    self.legend = legend.map { OutputFile(path: $0) }
    var seen: [String: String] = [:]
    for job in jobs {
      if let other = seen.updateValue(job.input.path, forKey: job.output.path) {
        throw ValidationError("\(other) and \(job.input.path) would both become \(job.output.path)")
      }
    }
    let documents = Set(files.filter { !$0.isStandardInput }.map { FileSystem.identity(of: $0.path) })
    for job in jobs where job.output.path != "-" && documents.contains(FileSystem.identity(of: job.output.path)) {
      throw ValidationError("\(job.output.path): the picture would replace a document")
    }
    for (option, path) in [("--alt", alt), ("--legend", legend)] {
      if let path { try Self.check(path, of: option, beside: jobs) }
    }
    if let alt, alt == legend { throw OutputNames.collision(at: alt, "--alt", "--legend") }
  }

  /// Refuses a place for a text that something else has.
  private static func check(_ path: String, of option: String, beside jobs: [Job]) throws {
    guard jobs.count == 1, let job = jobs.first else { throw ValidationError("\(option) goes with one input") }
    if path == job.output.path { throw OutputNames.collision(at: path, "the picture", option) }
    if path == job.input.path, !job.input.isStandardInput {
      throw OutputNames.collision(at: path, "the document", option)
    }
  }

  /// The format that a file's ending chooses.
  private static func format(ofEnding path: String) throws -> PictureFormat {
    let ending = FileSystem.ending(of: path)
    guard path != "-" else { return .standard }
    guard !ending.isEmpty else {
      // A device or pipe that is there has a name of its own kind.
      if FileSystem.exists(path) { return .standard }
      throw ValidationError(
        "\(path): neither a folder that is there nor a name with an ending; \(path)/ makes a folder, "
          + "\(path).png a picture")
    }
    guard let format = PictureFormat(rawValue: ending) else {
      throw ValidationError("\(path): a picture ends in \(PictureFormat.endings); or give --format")
    }
    return format
  }

  /// Says where the pictures are, apart from one on standard output.
  func tell() {
    let places = jobs.map(\.output.path).filter { $0 != "-" }
    guard let first = places.first else { return }
    guard places.count > 1 else { return Console.say(first) }
    let folders = Set(places.map(FileSystem.folder))
    let place = folder ?? (folders.count == 1 ? FileSystem.folder(of: first) : nil)
    Console.say("\(places.count) pictures" + (place.map { " in \($0)" } ?? " beside their documents"))
  }

  /// Makes the folder that pictures go to.
  func prepare() throws(Failure) {
    guard let folder, !FileSystem.isFolder(folder) else { return }
    do {
      try OutputFile.makeFolder(folder)
    } catch {
      throw Failure(message: "\(folder): \(error)", status: .cannotCreate)
    }
  }
}

extension OutputFile {
  /// Writes the file, or standard output.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try write(parts: CollectionOfOne(bytes))
  }

  /// Writes the file, or standard output, from parts that need not be in memory all at once.
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
  /// The exit status that goes with it.
  var status: ExitCode {
    switch self {
    case .cannotCreate: .cannotCreate
    case .failedWrite: .failedWrite
    }
  }
}
