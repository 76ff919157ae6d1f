import Foundation
import MenuModel
import Scene
import TestSupport
import Testing

/// Themes: what they extend, what is missing, what leads nowhere.
@Suite struct ThemeTests {
  /// Reads the theme `own` among files given as text; built-in themes are there too.
  private static func read(
    _ files: [String: String], platform: Platform = .iOS
  ) -> (theme: Theme?, problems: [String]) {
    let reader = ThemeReader(knownNames: ["ios-18", "wireframe"] + files.keys.sorted()) { reference, _ in
      let name = reference.text
      let bytes = files[name].map { Array($0.utf8) } ?? (try? Repository.bytes("Themes/\(name).json"))
      return bytes.map { ThemeReader.Source(name: name, file: name, bytes: $0) }
    }
    var diagnostics = Diagnostics(file: "document")
    let (result, problems) = reader.read(
      Located(.named("own"), at: .root), platform: platform, diagnostics: &diagnostics)
    return (result?.theme, (diagnostics.inOrder + problems).map(\.description))
  }

  @Test(arguments: ["ios-18", "wireframe"]) func builtInThemesAreWhole(name: String) throws {
    for platform in [Platform.iOS, .iPadOS] {
      let (theme, problems) = Self.read(["own": #"{"extends": "\#(name)"}"#], platform: platform)
      #expect(theme != nil && problems.isEmpty, "\(problems)")
    }
  }

  @Test func whatIsNotSaidIsAsInTheExtendedTheme() throws {
    let theme = try #require(
      Self.read(["own": #"{"extends": "ios-18", "metrics": {"panel": {"width": 300}}}"#]).theme)
    #expect(theme.metrics.panel.width == 300)
    #expect(theme.metrics.panel.cornerRadius == 13)
  }

  @Test func aPlatformHasItsOverrides() throws {
    #expect(Self.read(["own": #"{"extends": "ios-18"}"#], platform: .iPadOS).theme?.metrics.panel.width == 262)
  }

  @Test func circlesAreRefused() {
    let (theme, problems) = Self.read(["own": #"{"extends": "b"}"#, "b": #"{"extends": "own"}"#])
    #expect(theme == nil)
    #expect(problems == [#"b:1:13: error: extends: the theme extends itself: "own", "b", "own""#])
  }

  @Test func anUnknownThemeIsToldWithTheNearest() {
    let (theme, problems) = Self.read(["own": #"{"extends": "ios-81"}"#])
    #expect(theme == nil)
    #expect(problems == [#"own:1:13: error: extends: unknown theme "ios-81"; did you mean "ios-18"?"#])
  }

  @Test func aColorThatLeadsNowhereIsTold() {
    let (theme, problems) = Self.read(["own": #"{"extends": "ios-18", "roles": {"title": "lable"}}"#])
    #expect(theme == nil)
    #expect(problems == [#"own:1:42: error: roles.title: unknown color "lable"; did you mean "label"?"#])
  }

  @Test func aColorThatIsBasedOnItselfIsTold() {
    let (theme, problems) = Self.read(
      ["own": #"{"extends": "ios-18", "colors": {"a": "b", "b": "a@0.5"}}"#])
    #expect(theme == nil)
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("is based on itself") }, "\(problems)")
  }

  @Test func anIncompleteThemeSaysWhatIsMissing() {
    let (theme, problems) = Self.read(["own": #"{"title": "x", "platforms": ["iOS"]}"#])
    #expect(theme == nil)
    #expect(problems.contains(#"own:1:1: error: "metrics" is missing"#), "\(problems)")
  }

  @Test func trackingIsInProportionBetweenEntries() throws {
    let own = #"{"extends": "ios-18", "type": {"tracking": [[10, 1], [20, 3]]}}"#
    let type = try #require(Self.read(["own": own]).theme).type
    #expect([5, 10, 15, 20, 30].map { type.tracking(at: $0) } == [1, 1, 2, 3, 3])
  }

  @Test func contrastOfTextIsReadable() throws {
    let theme = try #require(Self.read(["own": #"{"extends": "ios-18"}"#]).theme)
    for appearance in Appearance.allCases {
      let increased = Palette(theme: theme, appearance: appearance, contrast: .increased)
      let panel = try increased.color(.panel)
      for role in [ColorRole.title, .subtitle, .heading, .footer, .destructive] {
        #expect(try increased.color(role).contrast(on: panel) >= 4.5, "\(role) \(appearance)")
      }
      let standard = Palette(theme: theme, appearance: appearance, contrast: .standard)
      #expect(try standard.color(.title).contrast(on: standard.color(.panel)) >= 4.5)
      for role in [ColorRole.subtitle, .destructive] {
        #expect(try standard.color(role).contrast(on: standard.color(.panel)) >= 3, "\(role) \(appearance)")
      }
    }
  }
}

extension Color {
  /// WCAG 2's contrast ratio of this color painted on another.
  fileprivate func contrast(on ground: Color) -> Double {
    let (light, dark) = (max(over(ground).luminance, ground.luminance), min(over(ground).luminance, ground.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private func over(_ ground: Color) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * alpha + Double(b) * (1 - alpha)).rounded()) }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  private var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
