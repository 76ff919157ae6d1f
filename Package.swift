// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]

/// Settings of targets that do without the memory of others: the compiler has every exception marked `unsafe`.
let safe = settings + [.strictMemorySafety()]

/// Full RELRO: the loader resolves every symbol at start and then write-protects the table, and constants that Swift
/// marks writable.
let hardened: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-T", "-Xlinker",
      "\(Context.packageDirectory)/Packaging/sections.ld",
    ], .when(platforms: [.linux]))
]

let package = Package(
  name: "menumock",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "menumock", targets: ["menumock"]),
    .executable(name: "menumock-swift", targets: ["MenumockSwift"]),
    .executable(name: "menumock-bench", targets: ["MenumockBench"]),
    .library(
      name: "MenuMockup",
      targets: [
        "MenuMockup", "MockupSets", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MenuResolve",
        "MenuDescriptions", "MenuLayout", "MenuLint", "MockupScene",
      ]),
    .library(name: "MenuMockupTesting", targets: ["MenuMockupTesting"]),
    .plugin(name: "DrawMockups", targets: ["DrawMockups"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(name: "MockupScene", swiftSettings: safe),
    .target(name: "PositionedJSON", dependencies: ["MockupScene"], swiftSettings: safe),
    .target(name: "PositionedXML", dependencies: ["MockupScene", "PositionedJSON"], swiftSettings: safe),
    .target(
      name: "MockupSymbols", dependencies: ["MockupScene", "PositionedJSON", "PositionedXML"], swiftSettings: safe),
    .target(
      name: "MenuDocument", dependencies: ["MockupScene", "PositionedJSON", "MockupSymbols"], swiftSettings: safe),
    .target(
      name: "MenuTheme", dependencies: ["MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument"],
      swiftSettings: safe),
    .target(
      name: "MenuResolve",
      dependencies: ["MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme"], swiftSettings: safe
    ),
    .target(name: "MenuLanguages", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MenuDescriptions", dependencies: ["PositionedJSON", "MenuDocument", "MenuLanguages"], swiftSettings: safe),
    .target(
      name: "MenuLayout",
      dependencies: ["MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MenuResolve"],
      swiftSettings: safe),
    .target(name: "MenuGuidelines", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MenuLint",
      dependencies: ["MockupScene", "PositionedJSON", "PositionedXML", "MenuDocument", "MenuTheme", "MenuGuidelines"],
      swiftSettings: safe),
    .systemLibrary(
      name: "CMockupHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CMockupPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CMockupCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CMockupDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CMockupNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(name: "CMockupProcesses"),
    .target(
      name: "MockupProcesses",
      dependencies: ["CMockupProcesses", .product(name: "SystemPackage", package: "swift-system")], swiftSettings: safe),
    .target(
      name: "MockupImageHelper",
      dependencies: [
        "MockupScene", "MockupCairo", "MockupFiles", "MockupProcesses",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .target(name: "MockupHashing", dependencies: ["CMockupNettle"], swiftSettings: settings),
    .target(
      name: "MockupText", dependencies: ["MockupScene", "MockupFiles", "CMockupHarfBuzz", "CMockupPango"],
      swiftSettings: settings),
    .target(name: "MockupCairo", dependencies: ["MockupScene", "MockupText", "CMockupCairo"], swiftSettings: settings),
    .target(name: "MockupPNG", dependencies: ["MockupScene", "CMockupDeflate"], swiftSettings: settings),
    .target(name: "MockupSVG", dependencies: ["MockupScene"], swiftSettings: safe),
    .target(name: "MockupDiff", dependencies: ["MockupScene", "MockupPNG"], swiftSettings: safe),
    .executableTarget(name: "PackFolder", swiftSettings: settings),
    .plugin(name: "EmbedFolder", capability: .buildTool(), dependencies: ["PackFolder"]),
    .target(name: "MockupThemes", path: "Themes", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupFonts", path: "Fonts", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupReport", path: "Web/Report", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupPage", path: "Web/Page", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MockupHTML",
      dependencies: [
        "MockupScene", "PositionedJSON", "PositionedXML", "MenuDocument", "MockupHashing", "MockupSVG", "MockupPage",
      ],
      swiftSettings: safe),
    .target(
      name: "MockupFiles",
      dependencies: ["MockupScene", .product(name: "SystemPackage", package: "swift-system")], swiftSettings: safe),
    .target(
      name: "MenuMockup",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MenuResolve",
        "MenuDescriptions", "MenuLayout", "MenuLint", "MockupCairo", "MockupText", "MockupPNG", "MockupSVG",
        "MockupHTML", "MockupHashing", "MockupFiles", "MockupImageHelper",
        "MockupThemes",
        "MockupFonts",
      ],
      swiftSettings: safe),
    .target(
      name: "MenuAnswers",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MenuDescriptions", "MenuLayout",
        "MenuLint", "MockupSVG", "MenuMockup",
      ],
      swiftSettings: safe),
    .target(
      name: "MockupSets",
      dependencies: [
        "MenuAnswers",
        "MockupScene", "PositionedJSON", "PositionedXML", "MenuDocument", "MenuTheme", "MenuDescriptions", "MenuLayout",
        "MockupCairo",
        "MockupText", "MockupPNG", "MockupSVG", "MockupDiff",
        "MockupHashing",
        "MockupFiles", "MenuMockup", "MenuStrings", "MenuLint", "MockupThemes", "MockupFonts", "MockupReport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuLinting",
      dependencies: [
        "MockupScene", "PositionedJSON", "MenuDocument", "MenuTheme", "MockupFiles", "MenuLint", "MenuMockup",
        "MenuStrings", "MockupSets",
      ],
      swiftSettings: safe),
    .target(
      name: "MenuStrings",
      dependencies: ["PositionedJSON", "PositionedXML", "MenuDocument", "MockupScene", "MockupFiles"],
      swiftSettings: safe),
    .target(
      name: "MenuImport",
      dependencies: ["MenuStrings", "PositionedJSON", "PositionedXML", "MenuDocument", "MockupScene", "MockupFiles"],
      swiftSettings: safe),
    .target(
      name: "SwiftScan", dependencies: ["MenuStrings", "PositionedJSON", "MockupScene"],
      swiftSettings: safe),
    .target(
      name: "SwiftDeclarations",
      dependencies: [
        "SwiftScan", "MenuImport", "MenuStrings", "PositionedJSON", "MockupScene",
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "SwiftValues",
      dependencies: [
        "SwiftDeclarations", "MenuImport", "MenuStrings",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "SwiftEvaluation",
      dependencies: [
        "SwiftValues", "SwiftDeclarations", "SwiftScan", "MenuImport", "MenuStrings", "PositionedJSON", "MenuDocument",
        "MockupScene",
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuSwiftViews",
      dependencies: [
        "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "SwiftScan", "MenuImport", "MenuStrings",
        "PositionedJSON",
        "MenuDocument", "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuSwiftAppKit",
      dependencies: [
        "MenuSwiftViews", "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "SwiftScan", "MenuImport",
        "MenuStrings",
        "PositionedJSON", "MenuDocument", "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuSwiftOutlets",
      dependencies: [
        "MenuSwiftAppKit", "MenuSwiftViews", "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "SwiftScan",
        "MenuImport",
        "MenuStrings", "PositionedJSON", "MenuDocument", "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuSwiftUIKit",
      dependencies: [
        "MenuSwiftViews", "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "SwiftScan", "MenuImport",
        "MenuStrings",
        "PositionedJSON", "MenuDocument", "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuImportSwift",
      dependencies: [
        "MenuSwiftAppKit", "MenuSwiftOutlets", "MenuSwiftUIKit", "MenuSwiftViews", "SwiftEvaluation", "SwiftValues",
        "SwiftDeclarations", "SwiftScan", "MenuImport", "MenuStrings", "PositionedJSON", "MenuDocument", "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuSwiftHelper",
      dependencies: [
        "MenuImport", "MenuStrings", "PositionedJSON", "MockupFiles", "MockupProcesses", "MockupScene",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .executableTarget(
      name: "MenumockSwift",
      dependencies: [
        "MenuImport", "MenuImportSwift", "MenuStrings", "MockupFiles", "MockupProcesses", "MockupScene",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe, linkerSettings: hardened),
    .target(
      name: "MenuExport",
      dependencies: [
        "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuDescriptions", "MockupScene", "MockupFiles",
      ],
      swiftSettings: safe),
    .target(name: "MockupPreviewPage", path: "Web/Preview", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MenuPreview",
      dependencies: [
        "MenuAnswers", "MenuMockup", "MenuStrings", "MenuLayout", "MockupSets", "MockupFiles", "MockupHashing",
        "MockupScene", "MockupSymbols", "MenuLint", "PositionedJSON", "MenuDocument", "MenuTheme",
        "MockupPreviewPage", "MockupReport", "MockupThemes", "MockupProcesses",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuMockupTesting",
      dependencies: ["MenuMockup", "MenuLint", "MockupSets", "MockupFiles", "PositionedJSON", "MenuDocument"],
      swiftSettings: safe),
    .executableTarget(
      name: "menumock",
      dependencies: [
        "MenuMockup", "MockupSets", "MockupFiles", "PositionedJSON", "MenuDocument", "MenuTheme", "MenuDescriptions",
        "MenuLayout", "MenuLint", "MockupDiff", "MockupScene", "MockupImageHelper",
        "MockupHashing",
        .product(name: "SystemPackage", package: "swift-system"),
        "MenuLinting", "MenuStrings", "MenuImport", "MenuSwiftHelper", "MenuExport", "MenuPreview",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: safe, linkerSettings: hardened),
    .plugin(
      name: "DrawMockups",
      capability: .command(
        intent: .custom(verb: "menumock", description: "Renders the manifests of the package."),
        permissions: [.writeToPackageDirectory(reason: "menumock writes the images that the manifests name.")])),
    .executableTarget(
      name: "MenumockBench",
      dependencies: [
        "MockupScene", "PositionedJSON", "MenuDocument", "MenuTheme", "MenuResolve", "MenuLayout", "MockupCairo",
        "MockupText", "MockupPNG", "MockupSVG", "MockupDiff",
        "MockupThemes",
        "MenuMockup", "MockupSets", "MockupFiles",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuLintTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuDescriptions", "MenuGuidelines",
        "MenuLint", "MenuMockup", "MockupSets", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuLintingTests",
      dependencies: [
        "MenuLinting", "MenuLint", "MenuMockup", "MenuStrings", "MockupSets", "MockupFiles", "PositionedJSON",
        "MenuDocument", "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["MockupScene", "PositionedJSON", "MenuDocument"], path: "Tests/Support",
      swiftSettings: settings),
    .target(name: "TextSupport", dependencies: ["MockupText"], path: "Tests/TextSupport", swiftSettings: settings),
    .testTarget(name: "MockupSceneTests", dependencies: ["MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PositionedJSONTests", dependencies: ["PositionedJSON", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PositionedXMLTests", dependencies: ["PositionedXML", "MockupScene", "TestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "MockupSymbolsTests", dependencies: ["PositionedJSON", "MockupSymbols", "MockupScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuDocumentTests",
      dependencies: [
        "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuDescriptions", "MockupScene", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuThemeTests",
      dependencies: ["PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MockupScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuResolveTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuTheme", "MenuResolve", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "MenuDescriptionsTests",
      dependencies: [
        "MenuDocument", "MenuDescriptions", "MenuLanguages", "MockupScene", "PositionedJSON", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupCairoTests",
      dependencies: [
        "MockupScene", "MockupText", "MockupCairo", "MockupPNG", "TestSupport", "TextSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupImageHelperTests", dependencies: ["MockupImageHelper", "MockupCairo", "MockupScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "MockupHashingTests", dependencies: ["MockupHashing"], swiftSettings: settings),
    .testTarget(
      name: "MockupPNGTests", dependencies: ["MockupPNG", "MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MockupDiffTests",
      dependencies: [
        "MockupScene", "MockupPNG", "MockupDiff", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupSVGTests", dependencies: ["MockupSVG", "MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MockupFilesTests",
      dependencies: [
        "MockupFiles", "TestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupTextTests",
      dependencies: [
        "MockupScene", "MockupHashing", "MockupText", "MockupPNG", "TextSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupHTMLTests",
      dependencies: [
        "MenuDocument", "MenuMockup", "MockupHTML", "MockupScene", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuLayoutTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuDescriptions", "MenuLayout",
        "MockupPNG", "MockupFiles", "MenuMockup", "MockupSets", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MockupSetsTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MenuDocument", "MockupHashing", "MockupText", "MockupCairo", "MockupPNG",
        "MockupFiles", "MenuMockup", "MockupSets", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MockupSymbols", "MenuDocument", "MenuLayout", "MockupHashing",
        "MockupCairo", "MockupPNG", "MockupFiles", "MenuMockup", "MockupSets", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTestingTests",
      dependencies: [
        "MenuMockupTesting", "MenuLint", "MenuMockup", "MockupSets", "MockupFiles", "PositionedJSON", "MenuDocument",
        "MockupScene",
      ],
      exclude: ["Mock ups"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuStringsTests", dependencies: ["MenuStrings", "PositionedJSON", "MenuDocument", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuImportTests",
      dependencies: [
        "MockupScene", "PositionedJSON", "MenuDocument", "MenuStrings", "MenuImport", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftEvaluationTests",
      dependencies: [
        "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "SwiftScan", "MenuStrings", "PositionedJSON",
        "MockupScene",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuSwiftViewsTests",
      dependencies: [
        "MenuSwiftViews", "SwiftEvaluation", "SwiftValues", "MenuImport", "MenuStrings", "PositionedJSON",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuSwiftOutletsTests",
      dependencies: [
        "MenuSwiftOutlets", "MenuSwiftViews", "SwiftEvaluation", "SwiftValues", "SwiftDeclarations", "MenuImport",
        "MenuStrings",
        "PositionedJSON",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuImportSwiftTests",
      dependencies: [
        "MenuImportSwift", "SwiftEvaluation", "SwiftValues", "SwiftScan", "MenuImport", "MenuStrings", "PositionedJSON",
        "MenuDocument",
        "MockupScene", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuSwiftHelperTests",
      dependencies: [
        "MenuSwiftHelper", "MockupProcesses", "MenuImport", "MenuStrings", "PositionedJSON", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuExportTests",
      dependencies: [
        "MenuExport", "MenuImport", "MenuImportSwift", "MenuStrings", "PositionedJSON", "MenuDocument",
        "MenuDescriptions", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuPreviewTests", dependencies: ["MenuPreview", "MenuMockup", "MockupFiles", "PositionedJSON"],
      swiftSettings: settings),
    .testTarget(
      name: "LimitPageTests",
      dependencies: [
        "MockupScene", "MockupFiles", "PositionedJSON", "PositionedXML", "MenuDocument", "MenuTheme", "MockupSymbols",
        "MockupText", "MockupCairo", "MockupPNG", "MockupDiff", "MenuMockup",
        "MenuStrings", "MenuImport", "SwiftEvaluation", "SwiftValues", "SwiftScan", "MockupSets", "MenuPreview",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "HouseTests", swiftSettings: settings),
  ]
)
