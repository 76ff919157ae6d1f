import ArgumentParser
import MenuDocument
import MockupFiles

extension FileClaims {
  /// Adds the output files of a project or a command line.
  mutating func write(_ options: ProjectOptions) {
    for key in [ProjectOption.Key.results, .markdown, .deps, .junit] {
      write(options.path(key), as: key.option)
    }
  }

  /// Rejects an output that would replace an input or another output, as a wrong argument.
  func checkArguments() throws(ValidationError) {
    do {
      try check()
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
