import Testing

import MenuMockup
import MockupFiles
import MockupSets

@Suite struct ProgressLineTests {
  @Test(arguments: [
    (0, 500, 0, 0.0, 80, "[..............................]  0/500"),
    (120, 500, 0, 1.5, 80, "[#######.......................]  120/500  80/s  0:05 left"),
    (120, 500, 3, 1.5, 80, "[#######.......................]  120/500  3 failed  80/s  0:05 left"),
    (500, 500, 0, 6.0, 80, "[##############################]  500/500  83/s"),
    (1, 500, 0, 0.5, 60, "[..............................]  1/500  2.0/s"),
    (120, 500, 0, 1.5, 40, "[##.........]  120/500  80/s  0:05 left"),
    (120, 500, 0, 1.5, 30, "120/500  80/s  0:05 left"), (120, 500, 0, 1.5, 12, "120/500"),
    (120, 500, 0, 1.5, 6, "120/…"), (120, 500, 0, 1.5, 1, ""), (120, 500, 0, 1.5, 0, ""),
    (100, 400_100, 0, 10, 80, "[..............................]  100/400100  10/s  11:06:40 left"),
    (0, 0, 0, 0, 40, "[..............................]  0/0"),
  ]) func lines(done: Int, total: Int, failures: Int, elapsed: Double, width: Int, expected: String) {
    let line = ProgressLine(done: done, total: total, failures: failures, elapsed: elapsed)
    #expect(line.text(width: width) == expected)
  }

  @Test(arguments: [
    ("sort-menu", 80, "[#######.......................]  120/500  80/s  0:05 left  sort-menu"),
    (
      "a-very-long-name-of-a-menu", 80,
      "[#######.......................]  120/500  80/s  0:05 left  a-very-long-name-o…"
    ),
    (
      "並べ替えメニューの名前です", 80,
      "[#######.......................]  120/500  80/s  0:05 left  並べ替えメニューの…"
    ),
    ("a\u{1B}[2Jb\nc", 80, "[#######.......................]  120/500  80/s  0:05 left  a[2Jbc"),
    ("sort-menu", 60, "[#######.......................]  120/500  80/s  0:05 left"),
  ]) func names(name: String, width: Int, expected: String) {
    let line = ProgressLine(done: 120, total: 500, failures: 0, elapsed: 1.5, name: name)
    #expect(line.text(width: width) == expected)
  }

  @Test func onlyFailuresHaveAColor() {
    let line = ProgressLine(done: 120, total: 500, failures: 3, elapsed: 1.5)
    let plain = line.text(width: 80)
    #expect(line.text(width: 80, hasColors: true) == plain.replacing("3 failed", with: "\u{1B}[31m3 failed\u{1B}[0m"))
  }

  @Test func everyLineLeavesTheLastColumnFree() {
    for width in 0...120 {
      for done in [0, 7, 99_999] {
        let line = ProgressLine(done: done, total: 100_000, failures: done / 7, elapsed: 12.3, name: "名前 name 名前")
        #expect(line.text(width: width).reduce(0) { $0 + TextColumns.width(of: $1) } <= max(0, width - 1))
      }
    }
  }
}
