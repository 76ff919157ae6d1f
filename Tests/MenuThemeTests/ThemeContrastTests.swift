import Foundation
import MenuDocument
import MenuTheme
import MockupScene
import PositionedJSON
import TestSupport
import Testing

/// A built-in theme on one platform.
struct BuiltInTheme: CustomTestStringConvertible, Sendable {
  let name: String
  let platform: Platform

  var testDescription: String { "\(name) on \(platform.rawValue)" }

  func read() -> Theme? {
    let reader = ThemeReader(knownNames: []) { reference, _ in
      let name = reference.text
      return (try? Repository.bytes("Themes/\(name).json")).map {
        ThemeReader.Source(name: name, file: name, bytes: $0)
      }
    }
    var diagnostics = Diagnostics(file: "")
    return reader.read(Located(.named(name), at: .root), platform: platform, diagnostics: &diagnostics).result?.theme
  }

  /// Every theme on each of its platforms.
  static let all: [BuiltInTheme] = {
    let names = (try? Repository.names(in: "Themes"))?.filter { $0.hasSuffix(".json") } ?? []
    return names.flatMap { file -> [BuiltInTheme] in
      let name = String(file.dropLast(".json".count))
      return Platform.allCases.map { BuiltInTheme(name: name, platform: $0) }
        .filter { $0.read()?.platforms.contains($0.platform) == true }
    }
  }()
}

/// Text is legible on its background in every built-in theme.
@Suite struct ThemeContrastTests {
  /// The backgrounds of a text, from back to front.
  private static let panel: [[ColorRole]] = [[.panel], [.hostGround, .panelTint]]
  private static let sheet: [[ColorRole]] = [[.sheet], [.hostGround, .sheetTint]]

  /// Required text: 4.5 to 1 (WCAG 2, level AA).
  private static let primary: [(text: ColorRole, backdrops: [[ColorRole]])] = [
    (.title, panel), (.mark, panel), (.title, [[.panel, .selection], [.panel, .cellGround]]),
    (.buttonLabel, [[.hostGround]]), (.menuBarTitle, [[.background, .menuBar]]),
    (.menuBarHighlightedTitle, [[.background, .menuBar, .menuBarHighlight]]),
    (.hostTitle, [[.hostGround], [.hostGround, .hostBar]]), (.hostText, [[.hostGround]]), (.calloutText, [[.callout]]),
    (.caption, [[.background]]),
  ]
  /// Supplementary text and meaningful colors: 3 to 1.
  private static let secondary: [(text: ColorRole, backdrops: [[ColorRole]])] = [
    (.subtitle, panel), (.destructive, panel), (.destructive, sheet), (.heading, panel), (.footer, panel),
    (.shortcut, panel), (.badge, [[.panel, .badgeGround]]), (.question, sheet), (.message, sheet), (.action, sheet),
    (.cancel, sheet), (.action, [[.sheet, .actionGround]]), (.plainTitle, [[.hostGround]]),
    (.buttonTitle, [[.hostGround, .buttonGround]]), (.prominentTitle, [[.prominentGround]]),
    (.toolbarTitle, [[.hostGround, .hostBar, .toolbarGround]]),
    (.indicator, [[.hostGround, .buttonGround, .indicatorGround]]),
  ]

  /// Colors with less contrast on the platform itself, measured in screenshots, and their contrast.
  private static let measured: [String: [ColorRole: Double]] = [
    "macos-26": [.shortcut: 1.8, .heading: 1.8, .highlightedTitle: 3.1],
    "macos-27": [.shortcut: 1.8, .heading: 1.8, .highlightedTitle: 3.1],
    "ios-26": [.menuBarHighlightedTitle: 3.9], "ipados-26": [.menuBarHighlightedTitle: 3.9],
    "ios-27": [.menuBarHighlightedTitle: 3.9], "ipados-27": [.menuBarHighlightedTitle: 3.9],
  ]

  @Test(arguments: BuiltInTheme.all) func textIsReadable(builtIn: BuiltInTheme) throws {
    let theme = try #require(builtIn.read())
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        let palette = Palette(theme: theme, appearance: appearance, contrast: contrast)
        var pairs = Self.primary.map { ($0.text, $0.backdrops, 4.5) }
        pairs += Self.secondary.map { ($0.text, $0.backdrops, contrast == .increased ? 4.5 : 3) }
        // If the highlight does not recolor titles, they keep their color on it.
        let highlighted: ColorRole = theme.metrics.highlight.recolors ? .highlightedTitle : .title
        pairs.append((highlighted, [[.panel, .highlight]], 4.5))
        for (text, backdrops, requested) in pairs {
          let own = contrast == .standard ? Self.measured[builtIn.name]?[text] : nil
          let minimum = own ?? requested
          for backdrop in backdrops {
            let painted = try backdrop.reduce(Color(red: 128, green: 128, blue: 128)) {
              try palette.color($1).painted(on: $0)
            }
            let ratio = try palette.color(text).painted(on: painted).contrast(on: painted)
            #expect(ratio >= minimum, "\(text) on \(backdrop), \(appearance), \(contrast): \(ratio)")
          }
        }
      }
    }
  }

  /// Without a background, the page is assumed to be as light or dark as the menu.
  @Test(arguments: BuiltInTheme.all, Appearance.allCases) func annotationsAreReadableOnPages(
    builtIn: BuiltInTheme, appearance: Appearance
  ) throws {
    let theme = try #require(builtIn.read())
    let pages: [Color] =
      switch appearance {
      case .light: [.white, Color(red: 0xF6, green: 0xF8, blue: 0xFA)]
      case .dark: [.black, Color(red: 0x1C, green: 0x1C, blue: 0x1E)]
      }
    for contrast in Contrast.allCases {
      let palette = Palette(theme: theme, appearance: appearance, contrast: contrast)
      let callout = try palette.color(.pageCallout)
      #expect(try palette.color(.pageCalloutText).painted(on: callout).contrast(on: callout) >= 4.5)
      for page in pages {
        let caption = try palette.color(.pageCaption).painted(on: page)
        #expect(caption.contrast(on: page) >= 4.5, "caption, \(contrast)")
        let leader = try palette.color(.pageLeader).painted(on: page)
        #expect(leader.contrast(on: page) >= 3, "leader, \(contrast)")
        #expect(callout.painted(on: page).contrast(on: page) >= 3, "callout, \(contrast)")
      }
    }
  }
}
