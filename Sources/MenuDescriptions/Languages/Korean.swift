extension AltTextLanguage {
  static let korean = AltTextLanguage(
    tag: "ko",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} 및 {last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "버튼", toggle: "토글", palette: "팔레트", options: "옵션", option: "옵션", submenu: "하위 메뉴",
      section: "섹션", group: "그룹", stepper: "스테퍼", slider: "슬라이더", divider: "구분선", text: "텍스트"),
    states: States(
      on: "켬", off: "끔", mixed: "혼합", selected: "선택됨", dimmed: "흐리게 표시됨", highlighted: "강조 표시됨",
      destructive: "파괴적 동작", open: "열림", empty: "비어 있음", actionAndSubmenu: "동작 및 하위 메뉴", heading: "머리말",
      callout: "설명선 {mark}", untitled: "제목 없음", untitledItem: "제목 없는 항목"),
    buttons: Buttons(
      pullDown: "풀다운 버튼", split: "분할 버튼", touchAndHold: "길게 터치하면 메뉴가 열리는 버튼",
      pinchAndHold: "손가락을 모아 길게 누르면 메뉴가 열리는 버튼", popUp: "팝업 버튼", withSymbol: "기호 있음",
      withImage: "이미지 있음", nothingSelected: "선택된 항목 없음", destructive: "파괴적 동작 버튼", cancel: "취소 버튼"),
    menus: Menus(
      menu: "메뉴[ {title}]", context: "컨텍스트 메뉴[ ‘{menu}’]",
      contextOfPreview: "[‘{title}’|미리보기]의 컨텍스트 메뉴[ ‘{menu}’]",
      contextOfImage: "[제목이 ‘{title}’인 ]이미지의 컨텍스트 메뉴[ ‘{menu}’]",
      contextOfScreen: "[제목이 ‘{title}’인 ]화면의 컨텍스트 메뉴[ ‘{menu}’]",
      contextOfWindow: "[제목이 ‘{title}’인 ]윈도우의 컨텍스트 메뉴[ ‘{menu}’]",
      contextOfForm: "[제목이 ‘{title}’인 ]양식의 컨텍스트 메뉴[ ‘{menu}’]", keysHeld: "{keys} 키를 누른 상태",
      endOfSubmenu: "하위 메뉴[ {title}] 끝", closed: "닫힌 메뉴", closedContext: "닫힌 컨텍스트 메뉴",
      actionSheet: "동작 시트", popover: "팝오버", alert: "알림"),
    places: Places(
      menuBar: "메뉴 막대", barAboveNavigationBar: "[제목이 ‘{title}’인 ]내비게이션 막대 위의 메뉴 막대",
      barAboveToolbar: "[제목이 ‘{title}’인 ]도구 막대 위의 메뉴 막대",
      barAboveWindow: "[제목이 ‘{title}’인 ]윈도우 위의 메뉴 막대",
      barAboveForm: "[제목이 ‘{title}’인 ]양식 위의 메뉴 막대",
      inNavigationBar: "[제목이 ‘{title}’인 ]내비게이션 막대 안", inToolbar: "[제목이 ‘{title}’인 ]도구 막대 안",
      inWindow: "[제목이 ‘{title}’인 ]윈도우 안", inForm: "[제목이 ‘{title}’인 ]양식 안",
      screenWithNavigationBar: "[제목이 ‘{title}’인 ]내비게이션 막대가 있는 화면",
      screenWithToolbar: "[제목이 ‘{title}’인 ]도구 막대가 있는 화면",
      windowWithNavigationBar: "[제목이 ‘{title}’인 ]내비게이션 막대가 있는 윈도우 안",
      windowWithToolbar: "[제목이 ‘{title}’인 ]도구 막대가 있는 윈도우 안"),
    previews: Previews(
      preview: "[‘{title}’의 ]미리보기", image: "[제목이 ‘{title}’인 ]이미지", screen: "[제목이 ‘{title}’인 ]화면",
      window: "[제목이 ‘{title}’인 ]윈도우", form: "[제목이 ‘{title}’인 ]양식"),
    titles: Titles(menu: "메뉴", button: "버튼", contextMenu: "컨텍스트 메뉴", menuBar: "메뉴 막대"),
    symbols: Symbols(
      more: "더 보기", add: "추가", share: "공유", sort: "정렬", filter: "필터", settings: "설정", compose: "작성",
      edit: "편집", delete: "삭제", reply: "답장"),
    modifiers: Modifiers(
      function: "기능", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "더하기", minus: "빼기", comma: "쉼표", period: "마침표", slash: "슬래시", return: "Return", enter: "Enter",
      tab: "Tab", space: "스페이스", escape: "Escape", delete: "Delete", forwardDelete: "앞으로 삭제",
      up: "위쪽 화살표", down: "아래쪽 화살표", left: "왼쪽 화살표", right: "오른쪽 화살표", home: "Home", end: "End",
      pageUp: "Page Up", pageDown: "Page Down"))
}
