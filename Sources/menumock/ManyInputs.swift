import ArgumentParser

/// A command with any number of inputs.
protocol ManyInputs {
  var inputs: [String] { get set }
}

/// Arguments without most of their inputs, because the parser's time grows with the square of their number.
struct ShortenedArguments {
  /// Represents the inputs that were left out; no file has such a name.
  private static let mark = "\0inputs"
  /// Fewer take no noticeable time.
  private static let fewest = 200

  let arguments: [String]
  private let inputs: ArraySlice<String>

  /// Returns `nil` if there are few inputs in a row.
  init?(_ all: [String]) {
    var longest = all.startIndex..<all.startIndex
    var start = all.startIndex
    for end in all.indices + [all.endIndex] where end == all.endIndex || all[end].hasPrefix("-") {
      if end - start > longest.count { longest = start..<end }
      start = end + 1
    }
    // The first words of a row may be commands, or the value of an option.
    let range = (longest.lowerBound + 3)..<max(longest.lowerBound + 3, longest.upperBound)
    guard range.count >= Self.fewest else { return nil }
    inputs = all[range]
    arguments = all[..<range.lowerBound] + [Self.mark] + all[range.upperBound...]
  }

  /// Returns the parsed command with all inputs; `nil` if it takes only a fixed number of them.
  func whole(_ command: any ParsableCommand) -> (any ParsableCommand)? {
    guard var command = command as? any ParsableCommand & ManyInputs,
      let index = command.inputs.firstIndex(of: Self.mark)
    else { return nil }
    command.inputs.replaceSubrange(index...index, with: inputs)
    return command
  }
}

extension RenderCommand: ManyInputs {}
extension LintCommand: ManyInputs {}
extension ImportCommand: ManyInputs {}
extension ValidateCommand: ManyInputs {}
extension FormatCommand: ManyInputs {}
extension PreviewCommand: ManyInputs {}
extension ExtractStrings: ManyInputs {}
extension MergeStrings: ManyInputs {}
extension CheckStrings: ManyInputs {}
extension MergeCommand: ManyInputs {
  var inputs: [String] {
    get { results }
    set { results = newValue }
  }
}
