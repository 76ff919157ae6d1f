import MenuDocument
import MenuMockup
package import MockupSets

extension LintTask {
  /// Returns the documents of a set, each once for all variants that are equal to rules.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the manifest.
  ///   - file: the manifest's path; its folder is the base of paths.
  ///   - arguments: the options of the command line.
  package static func all(
    inSet bytes: [UInt8], file: String, arguments: SetArguments
  ) throws(LintProblem) -> [LintTask] {
    let set: MockupSet
    do throws(SetError) {
      set = try MockupSet.read(bytes, file: file, arguments: arguments)
    } catch {
      throw .set(file, error)
    }
    struct Look: Hashable {
      var input: String
      var values: [Setting]
    }
    var known: Set<Look> = []
    var tasks: [LintTask] = []
    for variant in set.variants {
      let look = Look(input: variant.input, values: variant.values.filter(\.key.isSeenByRules))
      guard known.insert(look).inserted else { continue }
      tasks.append(
        LintTask(
          .init(name: variant.input, origin: .file), base: set.arguments.base,
          settings: .options(variant.options, set.arguments.resources)))
    }
    return tasks
  }
}
