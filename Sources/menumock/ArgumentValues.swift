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
