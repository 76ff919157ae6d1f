// The part of SwiftUI's interface that exported menus use, as its documentation declares it: enough to check types.

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public protocol LeafView: View where Body == Never {}
extension LeafView {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First)
    -> TupleView<(First?, Second?)>
  {
    TupleView()
  }
  public static func buildEither<First: View, Second: View>(second: Second)
    -> TupleView<(First?, Second?)>
  {
    TupleView()
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct TupleView<T>: LeafView {}
public struct EmptyView: LeafView {
  public init() {}
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct Text: LeafView {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(_ image: Image) {}
}

public struct Image: LeafView {
  public enum Scale { case small, medium, large }
  public enum TemplateRenderingMode { case template, original }
  public init(_ name: String) {}
  public init(systemName: String) {}
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

public struct Label<Title: View, Icon: View>: LeafView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  public init(_ titleKey: LocalizedStringKey, image name: String) {}
}

public struct LabeledContent<Label, Content>: LeafView {}
extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value { fatalError() }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject>
  { fatalError() }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(after index: Index) -> Index { fatalError() }
  public subscript(position: Index) -> Binding<Value.Element> { fatalError() }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { fatalError() }
}
extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

// MARK: Controls

public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: LeafView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}

public struct Toggle<Label: View>: LeafView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {}
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {}
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {}
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {}
}

public struct ShareLink<Label: View>: LeafView {
  public init(item: String, @ViewBuilder label: () -> Label) {}
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init(item: String) {}
  public init(_ titleKey: LocalizedStringKey, item: String) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: LeafView {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Stepper<Label: View>: LeafView {
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label)
  {}
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Stepper where Label == Text {
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
  {}
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
}

public struct Slider<Label: View, ValueLabel: View>: LeafView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint {}
}

public struct Divider: LeafView {
  public init() {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: LeafView {}
extension ForEach where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
public struct Section<Parent, Content, Footer>: LeafView {}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
}

public struct ControlGroup<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) {}
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == TupleView<(C, L)> {}
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == TupleView<(C, Text)> {}
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == TupleView<(C, Label<Text, Image>)> {}
}

// MARK: Menus

public struct Menu<Label: View, Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}
}
extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}
}

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> TupleCommands<(repeat each Content)>
  {
    TupleCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> TupleCommands<Content?> {
    TupleCommands()
  }
}

public struct EmptyCommands: Commands {
  public var body: Never { fatalError() }
}
public struct TupleCommands<T>: Commands {
  public var body: Never { fatalError() }
}
public struct SidebarCommands: Commands {
  public init() {}
  public var body: Never { fatalError() }
}
public struct TextEditingCommands: Commands {
  public init() {}
  public var body: Never { fatalError() }
}
public struct CommandMenu<Content: View>: Commands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

// MARK: Modifiers

public protocol PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct PalettePickerStyle: PickerStyle {}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { .init() }
}

public protocol ControlGroupStyle {}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {}
public struct PaletteControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { .init() }
}

public protocol LabelStyle {}
public struct TitleAndIconLabelStyle: LabelStyle {}
public struct TitleOnlyLabelStyle: LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { .init() }
}

public protocol MenuStyle {}
public struct ButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}

public enum ControlSize { case mini, small, regular, large, extraLarge }
public enum Visibility { case automatic, visible, hidden }

public struct MenuOrder {
  public static var automatic: MenuOrder { .init() }
  public static var fixed: MenuOrder { .init() }
  public static var priority: MenuOrder { .init() }
}
public struct MenuActionDismissBehavior: Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral value: Character) {}
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"
}

public struct Font {
  public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
}

public struct Color: Sendable {
  public enum RGBColorSpace { case sRGB }
  public init(_ name: String) {}
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let indigo = Color("")
  public static let blue = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let gray = Color("")
  public static let black = Color("")
  public static let white = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static let accentColor = Color("")
}

public struct Modified: LeafView {}

extension View {
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { Modified() }
  public func badge(_ key: LocalizedStringKey?) -> some View { Modified() }
  public func badge(_ count: Int) -> some View { Modified() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { Modified() }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { Modified() }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    Modified()
  }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { Modified() }
  public func controlSize(_ size: ControlSize) -> some View { Modified() }
  public func disabled(_ disabled: Bool) -> some View { Modified() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { Modified() }
  public func help(_ key: LocalizedStringKey) -> some View { Modified() }
  public func imageScale(_ scale: Image.Scale) -> some View { Modified() }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { Modified() }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    Modified()
  }
  public func menuIndicator(_ visibility: Visibility) -> some View { Modified() }
  public func menuOrder(_ order: MenuOrder) -> some View { Modified() }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { Modified() }
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { Modified() }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified() }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { Modified() }
  public func tint(_ tint: Color?) -> some View { Modified() }
}

// MARK: Scenes

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

public struct MenuBarExtra<Content: View>: Scene {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

public struct ProgressView: LeafView {
  public init() {}
}
