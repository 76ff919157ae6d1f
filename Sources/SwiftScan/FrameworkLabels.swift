/// The argument labels of framework initializers.
package enum FrameworkLabels {
  package static let byType: [String: Set<String>] = [
    "Button": ["action", "role", "label", "systemImage", "image", "intent", "systemSymbol"],
    "Toggle": ["isOn", "label", "systemImage", "image", "sources", "intent"],
    "Picker": ["selection", "content", "label", "systemImage", "image", "sources", "currentValueLabel"],
    "Menu": ["content", "label", "primaryAction", "systemImage", "image", "items"],
    "Label": ["title", "icon", "systemImage", "image", "systemSymbol"],
    "Section": ["header", "footer", "content", "isExpanded"],
    "Link": ["destination", "label", "systemImage", "image"],
    "ControlGroup": ["content", "label", "systemImage", "image"],
    "Image": [
      "systemName", "variableValue", "bundle", "label", "decorative", "uiImage", "nsImage", "cgImage", "scale",
      "orientation", "size", "opaque", "colorMode", "renderer", "systemSymbol",
    ],
    "Text": [
      "verbatim", "tableName", "table", "bundle", "comment", "format", "formatter", "style", "timerInterval",
      "countsDown", "pauseTime", "showsHours", "markdown",
    ],
    "Stepper": ["value", "in", "step", "format", "label", "onIncrement", "onDecrement", "onEditingChanged"],
    "Slider": [
      "value", "in", "step", "label", "minimumValueLabel", "maximumValueLabel", "currentValueLabel", "ticks", "tick",
      "onEditingChanged", "neutralValue", "enabledBounds",
    ],
    "UIAction": [
      "title", "subtitle", "image", "selectedImage", "identifier", "discoverabilityTitle", "attributes", "state",
      "handler",
    ],
    "UIMenu": ["title", "subtitle", "image", "identifier", "options", "preferredElementSize", "children"],
    "UIImage": [
      "systemName", "named", "in", "with", "compatibleWith", "withConfiguration", "configuration", "resource", "data",
      "contentsOfFile", "cgImage", "ciImage", "scale", "orientation", "variableValue", "_internalSystemName",
    ],
    "NSImage": [
      "systemSymbolName", "symbolName", "accessibilityDescription", "named", "resource", "variableValue", "size",
      "data", "contentsOf", "contentsOfFile", "byReferencing", "cgImage", "flipped", "drawingHandler", "bundle",
    ],
    "String": [
      "localized", "defaultValue", "table", "bundle", "locale", "comment", "format", "arguments", "describing",
      "reflecting", "repeating", "count", "stringLiteral", "data", "encoding", "contentsOf", "contentsOfFile",
      "decoding", "as", "validating", "radix", "uppercase", "cString", "bytes", "key", "options", "string",
      "stringLocalized", "verbatim", "forKey",
    ],
  ]

  /// The labels of all types.
  package static let all = byType.values.reduce(into: Set<String>()) { $0.formUnion($1) }
}
