import ArgumentParser
import MenuMockup
import MenuModel
import MockupSets

/// `menumock validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Reports every error of documents, and draws nothing.",
    discussion: """
      Examples:
        menumock validate menus/
        menumock validate menu.json --diagnostic-format json
      """)

  @Argument(help: ArgumentHelp("Documents, manifests, or folders of them; - for standard input.", valueName: "input"))
  var inputs: [String]

  @OptionGroup
  var reading: ReadingArguments

  mutating func run() throws {
    let renderer = Renderer(resources: reading.resources)
    let options = try reading.options()
    var isGood = true
    for file in try InputFile.list(inputs) {
      let source = try file.read(base: reading.base)
      if LintTasks.isManifest(source.bytes) {
        isGood = try judgeSet(source) && isGood
        continue
      }
      do throws(RenderError) {
        let findings = try renderer.layout(source, options: options).findings
        if !reading.quiet { Console.say(findings) }
      } catch {
        _ = Refusal.report(error)
        isGood = false
      }
    }
    if !isGood { throw ExitCode.badInput }
  }

  /// Judges a manifest and the documents that it names.
  ///
  /// - Returns: whether all of them are right.
  private func judgeSet(_ manifest: Source) throws -> Bool {
    let arguments = SetArguments(try reading.options(), base: reading.base, resources: reading.resources)
    do throws(SetError) {
      let set = try MockupSet.read(manifest.bytes, file: manifest.name, arguments: arguments)
      if !reading.quiet { Console.say(set.findings) }
      for document in set.documents { Console.say(document.errors) }
      return set.documents.allSatisfy(\.errors.isEmpty)
    } catch {
      _ = Refusal.report(error)
      return false
    }
  }
}
