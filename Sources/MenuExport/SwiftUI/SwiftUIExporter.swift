import MenuDocument

struct SwiftUIExporter: FrameworkExporter {
  static let framework = "SwiftUI"
  static let propertyWords = "@State private var"
  static let platforms = Set(Platform.allCases)

  var parts: ExportedParts
  /// Confirmation dialogs, attached to the view around the menu.
  var dialogs: [SwiftCall] = []

  init(_ document: MockupDocument, name: String?) {
    parts = ExportedParts(document, name: name, members: Self.reservedMembers, types: Self.reservedTypes)
  }

  /// Whether the code is an app, as menu bar extras require.
  private var isApp: Bool { document.presentation == .menuBarExtra }
  var supplied: SuppliedProperty { isApp ? .state : .parameter }

  mutating func file() -> [SwiftStatement] {
    if isApp { return scene() }
    let isCommands = document.presentation == .menuBar
    let kind = isCommands ? "Commands" : "View"
    let type = parts.types.unique(name.type(isCommands ? "Commands" : "Menu", reserved: Self.reservedTypes))
    let content = isCommands ? commands() : view()
    return parts.file(
      importing: "SwiftUI", type: "struct \(type): \(kind)", content: [.block("var body: some \(kind)", content)],
      methodsAreApart: false)
  }

  mutating func action(_ title: String, remark: String? = nil) -> String {
    let name = parts.members.member(title, fallback: "action", prefix: "perform")
    let body = remark.map { [SwiftStatement.comment($0)] } ?? []
    parts.actions.append(.block("private func \(name)()", body))
    return name
  }

  // MARK: Reserved names

  /// Members of `View` and `Commands`, and functions, that generated names must not shadow.
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
    "print", "privacySensitive", "progressViewStyle", "redacted", "refreshable", "renameAction", "renderingMode",
    "rotationEffect",
    "safeAreaInset", "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "scenePadding", "searchable",
    "selectionDisabled", "shadow", "sheet", "speechSpellsOutCharacters", "strikethrough", "submitLabel", "submitScope",
    "swap", "swipeActions", "tabItem", "tableStyle", "tag", "task", "textCase", "textSelection", "tint", "toggleStyle",
    "toolbar", "tracking", "transaction", "transformEffect", "transition", "truncationMode", "underline",
    "unredacted", "zIndex", "zip",
  ]

  /// Types of Swift and SwiftUI that generated code uses, or that a developer would miss if shadowed.
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
