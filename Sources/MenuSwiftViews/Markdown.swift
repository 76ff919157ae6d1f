import MenuImport
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension Evaluator {
  /// The text of a title that SwiftUI takes as a localized key, without the marks of Markdown in literals.
  func title(of expression: ExprSyntax, _ scope: Scope) -> ReadText {
    let text = text(of: expression, scope, isKey: true)
    return Self.isKey(expression) ? text.withoutMarks : text
  }

  /// Whether an expression in place of a key is one, rather than a string.
  static func isKey(_ expression: ExprSyntax) -> Bool {
    if expression.is(StringLiteralExprSyntax.self) { return true }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return [".init", "LocalizedStringKey"].contains(call.calledExpression.trimmedDescription)
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements,
      let choice = parts.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first, let last = parts.last
    else { return false }
    return isKey(choice.thenExpression) && isKey(last)
  }
}

extension ReadText {
  /// The text as SwiftUI draws it if it is Markdown.
  var withoutMarks: ReadText {
    let isMarked = { (text: String) in text.contains { Markdown.marks.contains($0) } }
    guard ([string] + alternatives).contains(where: isMarked) else { return self }
    var text = self
    text.string = Markdown.plain(string)
    text.alternatives = alternatives.map(Markdown.plain)
    text.former = former.map(Markdown.plain)
    text.choices = choices.map {
      Placeholder(location: $0.location, text: Markdown.plain($0.text), reason: $0.reason)
    }
    return text
  }
}

/// The code and emphasis of Markdown: `` `code` ``, `*italic*`, and `**bold**`.
private enum Markdown {
  static let marks: Set<Character> = ["`", "*"]

  static func plain(_ text: String) -> String { String(plain(Array(text)[...])) }

  private static func plain(_ text: ArraySlice<Character>) -> [Character] {
    var plain: [Character] = []
    var rest = text
    while let first = rest.first {
      // The words of a placeholder are code of the sources.
      if first == "‹", let end = rest.firstIndex(of: "›") {
        plain += rest[...end]
        rest = rest[(end + 1)...]
        continue
      }
      guard marks.contains(first) else {
        plain.append(first)
        rest.removeFirst()
        continue
      }
      let mark = rest.prefix { $0 == first }
      rest = rest[mark.endIndex...]
      guard let content = content(of: rest, mark) else {
        plain += mark
        continue
      }
      plain += first == "`" ? Array(content) : Self.plain(content)
      rest = rest[(content.endIndex + mark.count)...]
    }
    return plain
  }

  /// The text up to the mark that closes another one; `nil` if none does.
  private static func content(of text: ArraySlice<Character>, _ mark: ArraySlice<Character>) -> ArraySlice<Character>? {
    guard let sign = mark.first, let first = text.first, sign == "`" || !first.isWhitespace else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      let run = text[index...].prefix { $0 == sign }
      if run.count == mark.count, sign == "`" || !text[index - 1].isWhitespace { return text[..<index] }
      index += max(run.count, 1)
    }
    return nil
  }
}
