import MockupScene

extension Definition where Value == String {
  /// Text for display: tabs and line breaks become spaces.
  package static var text: Definition {
    Definition(
      kinds: .string, expectation: "a string",
      decode: { node, context in
        if case .string(let text) = node.value {
          if text.utf8.count <= Limit.textBytes.maximum { return TextCleaning.cleaned(text) }
          context.report(at: node.position, Limit.textBytes.error, expected: "a string")
          return nil
        }
        context.reportMismatch(of: node, expected: "a string")
        return nil
      },
      schema: { _ in .type("string") })
  }

  /// Text of any length that is neither shown nor used.
  package static var remark: Definition {
    Definition(
      kinds: .string, expectation: "a string",
      decode: { node, context in
        if case .string(let text) = node.value { return text }
        context.reportMismatch(of: node, expected: "a string")
        return nil
      },
      schema: { _ in .type("string") })
  }

  /// Non-empty text, not cleaned.
  ///
  /// - Parameter expectation: what the text names, with an article, such as `a symbol's name`.
  package static func name(_ expectation: String) -> Definition {
    Definition(
      kinds: .string, expectation: expectation,
      decode: { node, context in
        if case .string(let text) = node.value, !text.isEmpty { return text }
        context.reportMismatch(of: node, expected: expectation)
        return nil
      },
      schema: { _ in .type("string", [("minLength", 1)]) })
  }
}

extension Definition {
  /// The value of a text of a certain form, which is not cleaned.
  ///
  /// - Parameters:
  ///   - pattern: the form as a regular expression, for the schema.
  ///   - expectation: the form in words, with an article.
  ///   - value: reads the same form; `nil` for any other text.
  package static func text(
    matching pattern: String, expectation: String, _ value: @escaping @Sendable (String) -> Value?
  ) -> Definition {
    Definition(
      kinds: .string, expectation: expectation,
      decode: { node, context in
        if case .string(let text) = node.value, let value = value(text) { return value }
        context.reportMismatch(of: node, expected: expectation)
        return nil
      },
      schema: { _ in .type("string", [("pattern", .string(pattern))]) })
  }
}

extension Definition where Value == Bool {
  package static var flag: Definition {
    Definition(
      kinds: .bool, expectation: "true or false",
      decode: { node, context in
        if case .bool(let flag) = node.value { return flag }
        context.reportMismatch(of: node, expected: "true or false")
        return nil
      },
      schema: { _ in .type("boolean") })
  }
}

extension Definition where Value == Double {
  /// A number bounded only by ``Limit/number``, which keeps computed values finite.
  package static var number: Definition {
    number(expectation: "a number", keywords: [("minimum", .number(-greatest)), ("maximum", .number(greatest))]) {
      _ in true
    }
  }

  private static var greatest: Double { Double(Limit.number.bound) }

  package static func number(in range: ClosedRange<Double>) -> Definition {
    number(
      expectation: "a number from \(JSONNumber(range.lowerBound)) to \(JSONNumber(range.upperBound))",
      keywords: [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
    ) { range.contains($0) }
  }

  package static func number(atLeast lower: Double) -> Definition {
    number(
      expectation: "a number of at least \(JSONNumber(lower))",
      keywords: [("minimum", .number(lower)), ("maximum", .number(greatest))]
    ) { $0 >= lower }
  }

  package static func number(above lower: Double) -> Definition {
    number(
      expectation: "a number greater than \(JSONNumber(lower))",
      keywords: [("exclusiveMinimum", .number(lower)), ("maximum", .number(greatest))]
    ) { $0 > lower }
  }

  private static func number(
    expectation: @escaping @autoclosure @Sendable () -> String,
    keywords: @escaping @autoclosure @Sendable () -> [(String, JSONNode)],
    where isAcceptable: @escaping @Sendable (Double) -> Bool
  ) -> Definition {
    Definition(
      kinds: .number, expectation: expectation(),
      decode: { node, context in
        guard case .number(let number) = node.value, number.value.isFinite, isAcceptable(number.value) else {
          context.reportMismatch(of: node, expected: expectation())
          return nil
        }
        if abs(number.value) <= greatest { return number.value }
        context.report(at: node.position, Limit.number.message, expected: expectation())
        return nil
      },
      schema: { _ in .type("number", keywords()) })
  }
}

extension Definition where Value == Int {
  package static func integer(in range: ClosedRange<Int>) -> Definition {
    Definition(
      kinds: .number, expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      decode: { node, context in
        if case .number(let number) = node.value, let integer = number.integer, range.contains(integer) {
          return integer
        }
        context.reportMismatch(
          of: node, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
      },
      schema: { _ in
        .type("integer", [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))])
      })
  }
}

extension Definition where Value == JSONNode {
  package static var anything: Definition {
    Definition(
      kinds: [.null, .bool, .number, .string, .array, .object], expectation: "a value",
      decode: { node, _ in node },
      schema: { _ in SchemaNode([]) })
  }
}

package enum TextCleaning {
  @inline(__always)
  package static func cleaned(_ text: String) -> String {
    text.utf8.contains(where: isSuspicious) ? replaced(text) : text
  }

  /// U+0085 begins with C2 in UTF-8, U+2028 and U+2029 with E2.
  @inline(__always)
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xC2 || byte == 0xE2
  }

  private static func replaced(_ text: String) -> String {
    var result = ""
    // "\r\n" is one character and one line break.
    for character in text {
      result.append(character == "\t" || character.isNewline ? " " : character)
    }
    return result
  }
}
