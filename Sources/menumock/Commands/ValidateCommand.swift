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
  var drawing: DrawingArguments

  mutating func run() throws {
    let renderer = Renderer(resources: drawing.resources)
    let options = try drawing.options()
    var isGood = true
    for file in try InputFile.list(inputs) {
      let source = try file.read(base: drawing.base)
      if LintTasks.isManifest(source.bytes) {
        isGood = try judgeSet(source) && isGood
        continue
      }
      do throws(RenderError) {
        let findings = try renderer.layout(source, options: options).findings
        if !drawing.quiet { Console.say(findings, as: drawing.diagnosticFormat) }
      } catch {
        _ = drawing.report(error)
        isGood = false
      }
    }
    if !isGood { throw ExitCode.badInput }
  }

  /// Judges a manifest and the documents that it names.
  ///
  /// - Returns: whether all of them are right.
  private func judgeSet(_ manifest: Source) throws -> Bool {
    let arguments = try drawing.setArguments()
    do throws(SetError) {
      let set = try MockupSet.read(manifest.bytes, file: manifest.name, arguments: arguments)
      if !drawing.quiet { Console.say(set.findings, as: drawing.diagnosticFormat) }
      for document in set.documents { Console.say(document.errors, as: drawing.diagnosticFormat) }
      return set.documents.allSatisfy(\.errors.isEmpty)
    } catch {
      _ = drawing.report(error)
      return false
    }
  }
}
