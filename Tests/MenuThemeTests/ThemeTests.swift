import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON
import TestSupport
import Testing

/// Themes: extending, missing values, and invalid references.
@Suite struct ThemeTests {
  /// Reads the theme `own` among files given as text, in addition to the built-in themes.
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

  @Test(arguments: BuiltInTheme.all) func builtInThemesAreWhole(theme: BuiltInTheme) {
    let (read, problems) = Self.read(["own": #"{"extends": "\#(theme.name)"}"#], platform: theme.platform)
    #expect(read?.platforms.contains(theme.platform) == true && problems.isEmpty, "\(problems)")
  }

  @Test func thereIsAThemeForEveryPlatform() {
    for platform in Platform.allCases { #expect(BuiltInTheme.all.contains { $0.platform == platform }) }
    let wireframes = BuiltInTheme.all.filter { $0.name == "wireframe" }.map(\.platform)
    #expect(Set(wireframes) == Set(Platform.allCases))
  }

  @Test(arguments: BuiltInTheme.all) func noTextIsTooSmallToRead(theme: BuiltInTheme) throws {
    let type = try #require(theme.read()).type
    let minimum: Double =
      switch theme.platform {
      case .iOS, .iPadOS: 11
      case .macOS: 10
      case .visionOS: 12
      }
    for (name, style) in type.styles {
      let all = (type.categories[style.category] ?? []).map { $0[0] }
      // A style independent of the text size has the values of the fourth, `large`.
      let sizes = type.isDynamic ? all[...] : all.dropFirst(3).prefix(1)
      #expect(sizes.allSatisfy { $0 >= minimum }, "\(name): \(sizes)")
    }
  }

  @Test func anOverrideMayExtendAnotherTheme() throws {
    let own = #"{"extends": "ios-18", "platforms": ["iOS", "macOS"], "overrides": {"macOS": {"extends": "macos-15"}}}"#
    #expect(Self.read(["own": own], platform: .macOS).theme?.metrics.row.height.first == 22)
    #expect(Self.read(["own": own]).theme?.metrics.row.height.first == 38)
  }

  @Test func aPlaceChangesTheThemeAlone() throws {
    let own = """
      {"extends": "ios-18", "places": {"smallControl": {"metrics": {"row": {"inset": 9}},
        "type": {"styles": {"title": {"category": "footnote"}}}}}}
      """
    let derived = """
      {"extends": "base", "roles": {"title": "red"}, "places": {"smallControl": {"metrics": {"row": {"gap": 3}}}}}
      """
    let theme = try #require(Self.read(["own": derived, "base": own]).theme)
    let place = try #require(theme.places[.smallControl])
    #expect(theme.metrics.row.inset == 16 && theme.places[.menuBar] == nil)
    #expect(place.metrics.row.inset == 9 && place.metrics.row.gap == 3)
    #expect(place.type.styles[.title]?.category == "footnote" && place.roles[.title] == theme.roles[.title])
    #expect(place.metrics.row.height == theme.metrics.row.height && place.name == "own")
  }

  @Test func aPlaceHasOnlyLooks() {
    let own = #"{"extends": "ios-18", "places": {"menuBar": {"platforms": ["iOS"]}, "sidebar": {}}}"#
    let problems = Self.read(["own": own]).problems
    for key in ["platforms", "sidebar"] { #expect(problems.contains { $0.contains(key) }, "\(problems)") }
  }

  @Test func symbolsFollowTheTitlesOfADerivedTheme() throws {
    func symbol(_ roles: String) throws -> AdaptiveColor? {
      let own = #"{"extends": "macos-26", "roles": {\#(roles)}}"#
      return try #require(Self.read(["own": own], platform: .macOS).theme).roles[.symbol]
    }
    #expect(try symbol("") != nil)
    #expect(try symbol(#""title": "red""#) == nil)
    #expect(try symbol(#""title": "red", "symbol": "blue""#) != nil)
  }

  /// The size, weight, and width adjustments of our typeface do not apply to the typeface of a theme.
  @Test func whatMakesOurTypefaceLookLikeThePlatformsIsNotForAnother() throws {
    let plain = try #require(Self.read(["own": #"{"extends": "ios-26"}"#]).theme)
    #expect(plain.typeface == nil && plain.type.scale != 1 && plain.type.tracking.count > 1)
    let own = try #require(Self.read(["own": #"{"extends": "ios-26", "typeface": "Roboto"}"#]).theme)
    #expect(own.typeface?.family == "Roboto" && own.typeface?.file == "own")
    #expect(
      own.type.scale == 1 && own.type.grade.light == 0 && own.type.grade.dark == 0 && own.type.tracking(at: 17) == 0)
    #expect(own.type.categories == plain.type.categories && own.metrics == plain.metrics)
    let reported = #"{"extends": "ios-26", "typeface": "Roboto", "type": {"scale": 0.9, "tracking": [[17, 0.5]]}}"#
    let sized = try #require(Self.read(["own": reported]).theme)
    #expect(sized.type.scale == 0.9 && sized.type.tracking(at: 12) == 0.5 && sized.type.grade.dark == 0)
  }

  @Test func aTypefaceIsInheritedWithWhatIsSaidAboutIt() throws {
    let brand = #"{"extends": "ios-26", "typeface": "Roboto", "type": {"scale": 0.9}}"#
    let dark = try #require(Self.read(["brand": brand, "own": #"{"extends": "brand"}"#]).theme)
    #expect(dark.typeface?.family == "Roboto" && dark.typeface?.file == "brand" && dark.type.scale == 0.9)
    #expect(dark.typeface?.location.position.column == 35)
    let other = #"{"extends": "brand", "typeface": "Noto Sans"}"#
    let changed = try #require(Self.read(["brand": brand, "own": other]).theme)
    #expect(changed.typeface?.family == "Noto Sans" && changed.typeface?.file == "own" && changed.type.scale == 1)
  }

  @Test func onePlatformMayHaveATypefaceOfItsOwn() throws {
    let own = #"{"extends": "ios-26", "overrides": {"iPadOS": {"typeface": "Roboto"}}}"#
    #expect(Self.read(["own": own]).theme?.typeface == nil)
    #expect(Self.read(["own": own], platform: .iPadOS).theme?.typeface?.family == "Roboto")
  }

  @Test func whatAThemeSaysCountsMoreThanOverridesOfWhatItExtends() throws {
    let own = #"{"extends": "ios-18", "metrics": {"panel": {"width": 300}}}"#
    #expect(Self.read(["own": own], platform: .iPadOS).theme?.metrics.panel.width == 300)
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

  @Test(arguments: Platform.allCases) func aBrandCoversAllPlatforms(platform: Platform) throws {
    let own = ##"""
      {"title": "Brand", "colors": {"accent": "#123456", "brandRed": "#F00"}, "roles": {"title": "brandRed"},
        "overrides": {"macOS": {"metrics": {"row": {"height": 31}}}}}
      """##
    let (read, problems) = Self.read(["own": own], platform: platform)
    let theme = try #require(read, "\(problems)")
    #expect(theme.platforms.contains(platform) && theme.title == "Brand")
    #expect(theme.colors["accent"]?.light.base == ColorReference("#123456"))
    #expect((theme.metrics.row.height.first == 31) == (platform == .macOS))
    let base = try #require(Self.read(["own": #"{"extends": "\#(platform.newestTheme)"}"#], platform: platform).theme)
    #expect(theme.metrics.panel == base.metrics.panel)
  }

  @Test(arguments: [("ios-27", ColorRole.buttonTitle, Platform.iOS), ("macos-27", .highlight, .macOS)])
  func aChangedAccentAppliesToTextAndHighlights(base: String, role: ColorRole, platform: Platform) throws {
    func color(_ colors: String) throws -> Color {
      let own = ##"{"extends": "\##(base)", "colors": {\##(colors)}}"##
      let theme = try #require(Self.read(["own": own], platform: platform).theme)
      return try Palette(theme: theme, appearance: .dark, contrast: .standard).color(role)
    }
    let red = try color(##""accent": "#FF0000""##)
    #expect(red == Color(red: 255, green: 0, blue: 0))
    #expect(try color(##""accent": "#00FF00", "emphasis": "#FF0000""##) == red)
    #expect(try color(##""red": "#00FF00""##) == color(##""accent": "emphasis""##))
  }

  @Test func themesOfVisionOSHaveDarkColorsOnly() throws {
    let own = ##"{"roles": {"panel": {"light": "#FFFFFF", "dark": "#000000"}}}"##
    let theme = try #require(Self.read(["own": own], platform: .visionOS).theme)
    #expect(try Palette(theme: theme, appearance: .light, contrast: .standard).color(.panel) == .black)
    let phone = try #require(Self.read(["own": own]).theme)
    #expect(try Palette(theme: phone, appearance: .light, contrast: .standard).color(.panel) == .white)
  }

  @Test func misspelledColorsAreReportedWithTheNearest() {
    let own =
      ##"{"extends": "ios-27", "colors": {"acent": "#F00", "backgroud": "#0F0", "brand": "#00F", "redd": "red"}}"##
    let (theme, problems) = Self.read(["own": own])
    #expect(theme == nil)
    #expect(
      problems == [
        #"own:1:34: error: colors.acent: unknown color "acent"\#nhelp: did you mean "accent"?"#,
        #"own:1:51: error: colors.backgroud: unknown color "backgroud"\#nhelp: did you mean "background"?"#,
        #"own:1:89: error: colors.redd: unknown color "redd"\#nhelp: did you mean "red"?"#,
      ])
  }

  @Test func aColorThatTheThemeRefersToMayResembleAnother() {
    let own =
      ##"{"colors": {"reds": "#F00", "greens": "#0F0"}, "roles": {"title": "reds", "mark": {"light": "greens@0.5", "dark": "#FFF"}}}"##
    #expect(Self.read(["own": own]).problems.isEmpty)
  }

  @Test(arguments: [
    (#""roles": {"backgroud": "red"}"#, #"unknown key "backgroud"\#nhelp: did you mean "background"?"#),
    (#""colours": {"accent": "red"}"#, #"unknown key "colours"\#nhelp: did you mean "colors"?"#),
    (#""metrics": {"pannel": {"width": 300}}"#, #"unknown key "pannel"\#nhelp: did you mean "panel"?"#),
    (#""overrides": {"macos": {}}"#, #"unknown key "macos"\#nhelp: did you mean "macOS"?"#),
  ])
  func misspelledKeysAreReportedWithTheNearest(member: String, words: String) {
    let (theme, problems) = Self.read(["own": #"{"extends": "ios-27", \#(member)}"#])
    #expect(theme == nil && problems.count == 1 && problems.first?.contains(words) == true, "\(problems)")
  }

  @Test func circlesAreRejected() {
    let (theme, problems) = Self.read(["own": #"{"extends": "b"}"#, "b": #"{"extends": "own"}"#])
    #expect(theme == nil)
    #expect(problems == ["b:1:13: error: extends: the theme extends itself: own:1:13 → b:1:13 → own"])
  }

  @Test func whatLeadsIntoACircleIsNoPartOfIt() {
    let (_, problems) = Self.read(
      ["own": #"{"extends": "a"}"#, "a": "{\n  \"extends\": \"b\"}", "b": #"{"extends": "a"}"#])
    #expect(problems == ["b:1:13: error: extends: the theme extends itself: a:2:14 → b:1:13 → a"])
  }

  @Test func aLongChainOfThemesIsRejectedBeforeItsEnd() {
    let files = (1...3000).map { ("t\($0)", #"{"extends": "t\#($0 + 1)"}"#) }
    let (theme, problems) = Self.read(
      Dictionary(uniqueKeysWithValues: files + [("own", #"{"extends": "t1"}"#)]))
    #expect(theme == nil)
    #expect(problems == ["t31:1:13: error: extends: limit of 32 exceeded: themes that extend one another"])
  }

  /// Numbers beyond every picture are errors of the file, not of the program.
  @Test(arguments: [
    (#""metrics": {"panel": {"width": 2500}}"#, "metrics.panel.width: expected a number from 40 to 2000"),
    (#""metrics": {"panel": {"margin": 5000}}"#, "metrics.panel.margin: expected a number from 0 to 1000"),
    (#""metrics": {"row": {"height": 1e9}}"#, "metrics.row.height: expected a number from 1 to 1000"),
    (#""metrics": {"host": {"width": 9000}}"#, "metrics.host.width: expected a number from 40 to 4000"),
    (#""metrics": {"button": {"textScale": [1, 1, 1, 1, 99]}}"#, "metrics.button.textScale[4]: expected a number from"),
    (#""type": {"categories": {"body": {"size": 900, "leading": 9}}}"#, "size: expected a number from 1 to 300"),
    (#""type": {"tracking": [[10, 1e300]]}"#, "type.tracking[0][1]: expected a number from -100 to 1000"),
    (#""type": {"tracking": [[10, 101]]}"#, "type.tracking[0]: expected a text size from 0 to 1000"),
    (#""metrics": {"panel": {"shadowBlur": 1e400}}"#, "the number is too large"),
  ])
  func absurdNumbersAreReportedInTheirFile(change: String, words: String) {
    let base = "{\"extends\": \"ios-18\",\n" + change + "}"
    let (theme, problems) = Self.read(["own": #"{"extends": "base"}"#, "base": base])
    #expect(theme == nil)
    #expect(problems.count == 1 && problems[0].hasPrefix("base:2:"), "\(problems)")
    #expect(problems.first?.contains(words) == true, "\(problems)")
  }

  @Test func anUnknownThemeIsReportedWithTheNearest() {
    let (theme, problems) = Self.read(["own": #"{"extends": "ios-81"}"#])
    #expect(theme == nil)
    #expect(problems == [#"own:1:13: error: extends: unknown theme "ios-81"\#nhelp: did you mean "ios-18"?"#])
  }

  @Test func aColorThatLeadsNowhereIsReported() {
    let (theme, problems) = Self.read(["own": #"{"extends": "ios-18", "roles": {"title": "lable"}}"#])
    #expect(theme == nil)
    #expect(problems == [#"own:1:42: error: roles.title: unknown color "lable"\#nhelp: did you mean "label"?"#])
  }

  @Test func aColorThatIsBasedOnItselfIsReported() {
    let (theme, problems) = Self.read(
      ["own": #"{"extends": "ios-18", "colors": {"a": "b", "b": "a@0.5"}}"#])
    #expect(theme == nil)
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("refers to itself") }, "\(problems)")
  }

  @Test func anIncompleteThemeSaysWhatIsMissing() {
    let (theme, problems) = Self.read(["own": #"{"title": "x", "platforms": ["iOS"]}"#])
    #expect(theme == nil)
    #expect(problems.contains(#"own:1:1: error: "metrics" is missing"#), "\(problems)")
  }

  @Test func symbolsGoWithTheTextThatTheThemeSays() throws {
    let own =
      #"{"extends": "ios-18", "symbolStyles": {"row": {"weight": "light", "size": 20}, "mark": {"scale": "large"}}}"#
    let styles = try #require(Self.read(["own": own]).theme).symbolStyles
    let (row, mark) = (try #require(styles[.row]), try #require(styles[.mark]))
    #expect(row.weight == .light && row.size == 20 && row.textStyle == .title && row.scale == .medium)
    #expect(mark.weight == .semibold && mark.scale == .large)
  }

  @Test(arguments: [
    (#""symbolStyles": {"row": {"weight": "blak"}}"#, #"did you mean "black"?"#),
    (#""symbolStyles": {"row": {"scale": "huge"}}"#, #"symbolStyles.row.scale: expected one of "small""#),
    (#""symbolStyles": {"rows": {"scale": "small"}}"#, #""rows"\#nhelp: did you mean "row"?"#),
    (#""symbolStyles": {"row": {"size": 0}}"#, "symbolStyles.row.size: expected a number from 1"),
  ])
  func wrongStylesOfSymbolsAreReported(change: String, words: String) {
    let (theme, problems) = Self.read(["own": "{\"extends\": \"ios-18\", " + change + "}"])
    #expect(theme == nil)
    #expect(problems.count == 1 && problems.first?.contains(words) == true, "\(problems)")
  }

  @Test func aPlaceWithoutAStyleOfSymbolsIsReported() throws {
    let complete = String(decoding: try Repository.bytes("Themes/ios-18.json"), as: UTF8.self)
    let start = try #require(complete.firstRange(of: #""chevron": {"textStyle""#))
    let end = try #require(complete[start.upperBound...].firstIndex(of: "\n"))
    var own = complete
    own.removeSubrange(start.lowerBound..<end)
    let (theme, problems) = Self.read(["own": own])
    #expect(theme == nil && problems.count == 1, "\(problems)")
    #expect(problems.first?.hasSuffix(#"symbolStyles: "chevron" is missing"#) == true, "\(problems)")
  }

  @Test func trackingIsInProportionBetweenEntries() throws {
    let own = #"{"extends": "ios-18", "type": {"tracking": [[10, 1], [20, 3]]}}"#
    let type = try #require(Self.read(["own": own]).theme).type
    #expect([5, 10, 15, 20, 30].map { type.tracking(at: $0) } == [1, 1, 2, 3, 3])
  }
}
