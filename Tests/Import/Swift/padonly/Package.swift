// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ferry", platforms: [.iOS(.v18)], targets: [.executableTarget(name: "Ferry", path: ".")])
