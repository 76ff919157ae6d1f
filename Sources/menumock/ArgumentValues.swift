public import ArgumentParser
public import MenuMockup
public import MenuModel

extension RenderOptions.Format: ExpressibleByArgument {}
extension RenderOptions.SVGText: ExpressibleByArgument {}
extension RenderOptions.MissingPolicy: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension PresentationState: ExpressibleByArgument {}
extension DiagnosticForm: ExpressibleByArgument {}

extension FrameReference: ExpressibleByArgument {
  /// The most frames that a document has.
  private static let numbers = 1...100

  /// A whole number is a place, anything else a caption.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    guard let number = Int(argument) else {
      self = .caption(argument)
      return
    }
    guard Self.numbers.contains(number) else { return nil }
    self = .number(number)
  }
}
