import MenuModel

/// Writes a menu for SwiftUI: what is collected on the way, and the file that comes of it.
struct SwiftUIExporter {
  let document: MockupDocument
  let name: ExportedName
  /// What SwiftUI cannot say.
  private(set) var findings: Diagnostics
  /// The names of properties and methods.
  var members = SwiftNames(reserved: SwiftUIExporter.reservedMembers)
  /// The names of types.
  var types = SwiftNames(reserved: SwiftUIExporter.reservedTypes)
  /// Enumerations.
  var enumerations: [SwiftStatement] = []
  /// Properties.
  var state: [SwiftStatement] = []
  /// Methods.
  var actions: [SwiftStatement] = []
  /// Questions; they belong to the view around the menu.
  var dialogs: [SwiftCall] = []

  init(_ document: MockupDocument, name: String?) {
    self.document = document
    self.name = ExportedName(document, name: name)
    findings = Diagnostics(file: document.file)
  }

  /// The whole file.
  mutating func file() -> [SwiftStatement] {
    let isCommands = document.presentation == .menuBar
    let kind = isCommands ? "Commands" : "View"
    let type = types.unique(name.type(isCommands ? "Commands" : "Menu", reserved: Self.reservedTypes))
    let content = isCommands ? commands() : view()
    var body: [SwiftStatement] = []
    for enumeration in enumerations { body += [enumeration, .blank] }
    if !state.isEmpty { body += state + [.blank] }
    body.append(.block("var body: some \(kind)", content))
    if !actions.isEmpty { body += [.blank] + actions }
    let about = [document.title, document.description].compactMap(\.self)
    return [.line("import SwiftUI"), .blank] + about.map { .documentation($0) }
      + [.block("struct \(type): \(kind)", body)]
  }

  // MARK: What is collected

  /// Tells that SwiftUI cannot say something, where it would be said.
  mutating func cannotSay(_ what: String, at location: SourceLocation) -> SwiftStatement {
    findings.report(.warning, at: location, "SwiftUI cannot say: \(what)")
    return .comment("SwiftUI cannot say: \(what)")
  }

  /// A new property with a first value.
  mutating func property(_ words: String?, fallback: String, prefix: String, value: String) -> String {
    let name = members.member(words, fallback: fallback, prefix: prefix)
    state.append(.assignment("@State private var \(name)", .word(value)))
    return name
  }

  /// A new method for a command.
  mutating func action(_ title: String, remark: String? = nil) -> String {
    let name = members.member(title, fallback: "action", prefix: "perform")
    let body = remark.map { [SwiftStatement.comment($0)] } ?? []
    actions.append(.block("private func \(name)()", body))
    return name
  }

  // MARK: Names that mean something

  /// Members of `View` and `Commands`, and functions, that a name of ours must not hide.
  private static let reservedMembers: Set<String> = [
    "accentColor", "alert", "alignmentGuide", "allowsHitTesting", "allowsTightening", "animation", "aspectRatio",
    "assert", "background",
    "badge", "baselineOffset", "blendMode", "blur", "body", "bold", "border", "brightness", "buttonStyle", "clipped",
    "colorInvert", "colorMultiply", "colorScheme", "compositingGroup", "containerShape", "contentShape", "contextMenu",
    "contrast", "controlGroupStyle", "controlSize", "copyable", "cuttable", "defersSystemGestures", "disabled",
    "drawingGroup", "edgesIgnoringSafeArea", "equatable", "exportsItemProviders", "fatalError", "fileExporter",
    "fileImporter", "fixedSize",
    "focusable", "focused", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle",
    "frame",
    "gesture", "grayscale", "handlesExternalEvents", "help", "hidden", "hoverEffect", "hueRotation", "id",
    "ignoresSafeArea", "imageScale", "inspector", "interactiveDismissDisabled", "italic", "itemProvider", "kerning",
    "keyboardShortcut", "keyboardType", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "lineSpacing",
    "listStyle", "mask", "max", "menuIndicator", "menuOrder", "menuStyle", "min", "modifier", "monospaced",
    "monospacedDigit", "moveDisabled", "navigationTitle", "offset", "onAppear", "onChange", "onDelete", "onDrag",
    "onDrop", "onHover", "onMove", "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay", "padding",
    "pageStyle",
    "pasteDestination", "pickerStyle", "popover", "position", "precondition", "preferredColorScheme", "presentation",
    "preview",
    "print", "privacySensitive", "progressViewStyle", "redacted", "refreshable", "renameAction", "rotationEffect",
    "safeAreaInset", "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "scenePadding", "searchable",
    "selectionDisabled", "shadow", "sheet", "speechSpellsOutCharacters", "strikethrough", "submitLabel", "submitScope",
    "swap", "swipeActions", "tabItem", "tableStyle", "tag", "task", "textCase", "textSelection", "tint", "toggleStyle",
    "toolbar", "tracking", "transaction", "transformEffect", "transition", "truncationMode", "underline",
    "unredacted", "zIndex", "zip",
  ]

  /// Types of Swift and SwiftUI that are written here, or that a developer would miss.
  static let reservedTypes: Set<String> = [
    "Alignment", "Angle", "Animation", "App", "Array", "Binding", "Bool", "Button", "Canvas", "Character", "Color",
    "CommandGroup",
    "CommandMenu", "Commands", "ContextMenu", "ControlGroup", "ControlSize", "Date", "Dictionary", "Divider", "Double",
    "EditMenu", "EmptyCommands", "EmptyView", "Environment", "Error", "Event", "Font", "ForEach", "Form", "Gesture",
    "Gradient", "Grid",
    "Group", "HStack", "Image", "Int", "KeyEquivalent", "Label", "LabeledContent", "Layout", "Link", "List", "Locale",
    "MainMenu",
    "Material", "Menu", "Namespace", "Never", "Notification", "Optional", "Path", "Picker", "Range", "Result", "Scene",
    "Section",
    "Set", "Shape", "Slider", "SortOrder", "Spacer", "State", "Stepper", "String", "Table", "Text",
    "TextEditingCommands", "Toggle", "ToolbarCommands",
    "Transaction", "URL", "View", "VStack", "Void", "Window", "ZStack",
  ]
}
