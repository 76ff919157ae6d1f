import PositionedJSON

extension ThemeMetrics {
  /// The metrics of app icons on a Home Screen and in the Dock.
  public struct AppIcon: Hashable, Sendable {
    package var side = 0.0
    package var cornerRadius = 0.0
    package var cornerSmoothing = 0.0
    package var gap = 0.0
    package var nameGap = 0.0
    package var tile = 0.0
    package var tileGap = 0.0
    package var dockPadding = 0.0
    package var dockMenuGap = 0.0
  }
}

extension ThemeMetrics.AppIcon {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "appIconMetrics", Self(),
      [
        make("side", .length, "Width and height of an icon on a Home Screen.") { $0.side = $1 },
        make("cornerRadius", .fraction, "Corner radius relative to the side.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", .fraction, "Smoothing of the corners.") { $0.cornerSmoothing = $1 },
        make("gap", .length, "Gap between an icon and its menu.") { $0.gap = $1 },
        make("nameGap", .length, "Gap between an icon and its name.") { $0.nameGap = $1 },
        make("tile", .length, "Width and height of an icon in the Dock.") { $0.tile = $1 },
        make("tileGap", .length, "Gap between icons in the Dock.") { $0.tileGap = $1 },
        make("dockPadding", .length, "Padding of the Dock.") { $0.dockPadding = $1 },
        make("dockMenuGap", .length, "Gap between an icon in the Dock and its menu.") { $0.dockMenuGap = $1 },
      ])
  }
}
