import MenuImport
import Testing

struct XcodeProjectTests {
  private static let text = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; targets = (T, M, U); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
        PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        T = {
          isa = PBXNativeTarget; name = Shelf; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (TS);
        };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD, TC); };
        TC = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "Shelf Debug"; }; };
        TS = { isa = PBXSourcesBuildPhase; files = (F1 /* Row.swift in Sources */, ); };
        F1 = { isa = PBXBuildFile; fileRef = R1 /* Row.swift */; };
        R1 = { isa = PBXFileReference; path = Row.swift; };
        M = {
          isa = PBXNativeTarget; name = "Shelf Mac"; productType = "com.apple.product-type.application";
          buildConfigurationList = ML; buildPhases = (); fileSystemSynchronizedGroups = (G);
        };
        ML = { isa = XCConfigurationList; buildConfigurations = (MC); };
        MC = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = { INFOPLIST_KEY_CFBundleDisplayName = "Book\\"shelf"; SUPPORTED_PLATFORMS = macosx; };
        };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Mac; };
        U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = P /* Project object */;
    }
    """

  @Test func targetsDecideThePlatform() throws {
    let project = try #require(XcodeProject(Self.text, in: "App"))
    #expect(project.settings(of: "App/Views/Row.swift") == SourceSettings(platforms: ["iOS"], application: "Shelf"))
    let mac = SourceSettings(platforms: ["macOS"], application: "Book\"shelf")
    #expect(project.settings(of: "App/Mac/Menus/Bar.swift") == mac)
    // A file of no target may belong to each application.
    #expect(project.settings(of: "App/Other.swift").platforms == ["iOS", "macOS"])
  }

  /// A project with synchronized folders may have any file.
  @Test func listsOfFilesMayLackAFile() throws {
    let project = try #require(XcodeProject(Self.text, in: "App"))
    #expect(!project.settings(of: "App/Other.swift").isUnlisted)
    let text = Self.text.replacing("isa = PBXFileSystemSynchronizedRootGroup", with: "isa = PBXGroup")
    let listing = try #require(XcodeProject(text, in: "App"))
    #expect(listing.settings(of: "App/Other.swift").isUnlisted)
    #expect(!listing.settings(of: "App/Views/Row.swift").isUnlisted)
  }

  @Test func catalystAddsTheMac() throws {
    let text = Self.text.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;")
    let project = try #require(XcodeProject(text, in: "App"))
    #expect(project.settings(of: "App/Views/Row.swift").platforms == ["iOS", "macOS"])
  }

  @Test func theProjectNamesItsTargets() throws {
    let text = Self.text.replacing("$(TARGET_NAME)", with: "$(PROJECT_NAME)")
    let project = try #require(XcodeProject(text, in: "App", named: "Library"))
    #expect(project.settings(of: "App/Views/Row.swift").application == "Library")
  }

  @Test(arguments: [
    "", "{", "{ objects = ( ; }", "{ objects = {}", "{ a = \"b }", String(repeating: "{ a = ", count: 99),
  ])
  func brokenProjectsAreIgnored(text: String) {
    #expect(XcodeProject(text, in: "App") == nil)
  }
}
