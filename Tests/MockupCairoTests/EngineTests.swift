import MockupCairo
import Testing

struct EngineTests {
  @Test func bellIsGaussian() {
    let table = [(0.0, 1.0), (1, 0.6065306597126334), (2, 0.1353352832366127), (3, 0.011108996538242306)]
    for (x, height) in table { #expect(abs(GaussianBell.height(at: x) - height) < 1e-10) }
  }

  @Test(arguments: EngineLibrary.allCases) func versionIsKnown(_ library: EngineLibrary) throws {
    #expect(try #require(library.version).split(separator: ".").count >= 2)
  }
}
