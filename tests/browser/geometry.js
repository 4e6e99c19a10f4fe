/* What is wrong with a table as it lies on the screen, found by boxes alone; `geometry.look()` returns it.

   Words that boards may use: `data-scrolls` on an area that is meant to scroll, `data-stacked` on things of which only
   the digits must be seen (they lie under others of their stack), `data-decoration` on what is no information,
   `data-fits` on an area that shows a text whole or not at all. */
(() => {
  const SLACK = 1.5; // pixels: rounding
  const THINGS = "button, a[href], input, select, summary, [role=button], .card, .tile, .die, .token, .slot, .spot, .paper";
  const CONTROLS = "button, a[href], input, select, summary, [role=button]";
  const WIDE = 0.25; // of the middle: what is larger is a panel, not a thing
  const CELLS = 48; // in each direction, to find out how much is empty

  const isPhone = () => Math.min(innerWidth, innerHeight) < 500;
  const leastText = () => (isPhone() ? 13 : 12);
  const styleOf = (element) => getComputedStyle(element);

  /** What is judged: a dialog lies above all else. */
  const root = () => document.querySelector("dialog[open]") ?? document.querySelector("div.table") ?? document.body;

  function nameOf(element) {
    const classes = [...element.classList].filter((name) => !/^(svelte|s)-/.test(name));
    return [element.localName, ...classes].join(".");
  }
  function selectorOf(element) {
    const path = [];
    for (let each = element; each && each !== document.body && path.length < 3; each = each.parentElement)
      path.unshift(nameOf(each));
    return path.join(" > ");
  }
  const textOf = (element) =>
    (element.getAttribute("aria-label") || element.textContent || "").replace(/\s+/g, " ").trim().slice(0, 48);

  function isShown(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest(".sr-only, #svelte-announcer, [data-decoration], svg[aria-hidden=true]:not([data-text])"))
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  /** The box that an element is placed in. */
  function holderOf(element) {
    const { position } = styleOf(element);
    if (position === "fixed") return null;
    if (position !== "absolute") return element.parentElement;
    let each = element.parentElement;
    while (each && !isHolder(styleOf(each))) each = each.parentElement;
    return each;
  }
  const isHolder = (style) =>
    style.position !== "static" || style.transform !== "none" || style.filter !== "none" || style.contain !== "none";

  function mayScroll(element) {
    return Boolean(element.closest("[data-scrolls], aside, dialog"));
  }
  function cuts(value, element) {
    if (value === "visible") return false;
    return !(["auto", "scroll"].includes(value) && mayScroll(element));
  }

  /** Who cuts this box, and by how many pixels; nothing where it is seen whole. */
  function cutOf(box, element, ofItself) {
    for (let each = ofItself ? element : holderOf(element); each && each !== document.body; each = holderOf(each)) {
      const style = styleOf(each);
      const { left, top, width } = each.getBoundingClientRect();
      const scale = each.offsetWidth ? width / each.offsetWidth : 1; // what is magnified has its sizes as before
      const x = left + scale * each.clientLeft;
      const y = top + scale * each.clientTop;
      const past = [
        cuts(style.overflowX, each) ? Math.max(x - box.left, box.right - x - scale * each.clientWidth) : 0,
        cuts(style.overflowY, each) ? Math.max(y - box.top, box.bottom - y - scale * each.clientHeight) : 0,
      ];
      if (each instanceof HTMLElement && Math.max(...past) > SLACK) return { by: nameOf(each), pixels: Math.max(...past) };
      const scrolls = [style.overflowX, style.overflowY].some((value) => value === "auto" || value === "scroll");
      if (scrolls && mayScroll(each)) return null; // what lies further out is reached by scrolling
    }
    const past = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    return past > SLACK ? { by: "the screen", pixels: past } : null;
  }

  /** The boxes of a text's lines, without the room that a font keeps above capitals and below the line. */
  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0.5 && height > 0.5)
      .map(({ left, right, top, height }) => ({ left, right, top: top + 0.2 * height, bottom: top + 0.84 * height }));
  }

  function textsIn(top) {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.data.trim() && !parent.closest("style, script, option") && isShown(parent))
        found.push({ node, parent, text: node.data.trim(), lines: linesOf(node) });
    }
    return found;
  }

  function isShortened(element) {
    const style = styleOf(element);
    if (style.textOverflow === "ellipsis" && style.overflowX !== "visible")
      if (element.scrollWidth > element.clientWidth + 1) return true;
    return style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 2;
  }
  /** Does all of a text lie outside of an area that shows it whole or not at all? */
  function isLeftOut(lines, parent) {
    const area = parent.closest("[data-fits]")?.getBoundingClientRect();
    return area && lines.every(({ left, top }) => left >= area.right - SLACK || top >= area.bottom - SLACK);
  }
  const isExcused = (element) => styleOf(element).mixBlendMode === "overlay";

  function* cutTexts(texts) {
    for (const { parent, text, lines } of texts) {
      if (isExcused(parent)) continue;
      const short = [parent, parent.parentElement].find((each) => each && isShortened(each));
      if (short) {
        yield { kind: "cut", element: short, text, note: `shortened: ${short.scrollWidth} in ${short.clientWidth} px` };
        continue;
      }
      if (isLeftOut(lines, parent)) continue;
      const worst = lines.map((box) => cutOf(box, parent, true)).filter(Boolean);
      if (worst.length) yield { kind: "cut", element: parent, text, note: noteOf(worst[0]) };
    }
  }
  const noteOf = ({ by, pixels }) => `${Math.round(pixels)} px past ${by}`;

  function* cutThings(top) {
    for (const element of top.querySelectorAll(THINGS)) {
      const box = element.getBoundingClientRect();
      if (!isShown(element) || isLeftOut([box], element)) continue;
      const cut = cutOf(box, element, false);
      if (cut) yield { kind: "cut", element, text: textOf(element), note: noteOf(cut) };
    }
  }

  /** How much of what lies below an element of its own shows through it: 1 is opaque. */
  function opacityOf(element) {
    let opacity = 1;
    for (let each = element; each; each = each.parentElement) opacity *= Number(styleOf(each).opacity);
    return opacity;
  }
  const alphaOf = (colour) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return colour === "transparent" ? 0 : colour.includes("/") || parts.length > 3 ? parts.at(-1) : 1;
  };
  function hidesAt(element, x, y) {
    if (element.closest("[data-decoration]") && opacityOf(element) < 0.5) return false;
    if (opacityOf(element) < 0.4) return false;
    const style = styleOf(element);
    if (element instanceof SVGElement) return element.localName !== "svg" && isPainted(style);
    if (["img", "canvas", "video"].includes(element.localName)) return true;
    if (alphaOf(style.backgroundColor) > 0.4 || style.backgroundImage.includes("url(")) return true;
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() && isOn(node, x, y));
  }
  const isPainted = (style) => style.fill !== "none" && alphaOf(style.fill) > 0.4 && Number(style.fillOpacity) > 0.4;
  const isOn = (node, x, y) =>
    linesOf(node).some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);

  /** What lies above an element at a point and hides it. */
  function coverAt(element, x, y) {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return null;
      if (hidesAt(above, x, y)) return above;
    }
    return null;
  }
  const isInside = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

  function coverOf(element, points) {
    for (const [x, y] of points) {
      const above = isInside(x, y) ? coverAt(element, x, y) : null;
      if (above) return above;
    }
    return null;
  }
  const across = ({ left, right, top, bottom }, shares) =>
    shares.map((share) => [left + share * (right - left), (top + bottom) / 2]);

  /** Is the middle of a box beyond what an area that scrolls shows? Then nobody looks for it there. */
  function isScrolledAway({ left, right, top, bottom }, element) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY, display } = styleOf(each);
      const box = each.getBoundingClientRect();
      if (display === "contents") continue;
      if (["auto", "scroll"].includes(overflowY) && (y < box.top || y > box.bottom)) return true;
      if (["auto", "scroll"].includes(overflowX) && (x < box.left || x > box.right)) return true;
    }
    return false;
  }

  function* coveredTexts(texts) {
    for (const { parent, text, lines } of texts) {
      if (parent.closest("[data-stacked]") && !/\d/.test(text)) continue;
      const seen = lines.filter((box) => !cutOf(box, parent, true) && !isScrolledAway(box, parent));
      const above = coverOf(parent, seen.flatMap((box) => across(box, [0.15, 0.5, 0.85])));
      if (above) yield { kind: "covered", element: parent, text, note: `under ${nameOf(above)}` };
    }
  }
  function* coveredControls(top) {
    for (const element of top.querySelectorAll(CONTROLS)) {
      if (!isShown(element) || element.closest("[data-stacked]")) continue;
      const box = element.getBoundingClientRect();
      if (cutOf(box, element, false) || isScrolledAway(box, element)) continue;
      const above = coverOf(element, across(box, [0.25, 0.5, 0.75]));
      if (above) yield { kind: "covered", element, text: textOf(element), note: `under ${nameOf(above)}` };
    }
  }

  /** How large a text is on the screen, whatever has made it larger or smaller. */
  function textSize(parent) {
    let size = parseFloat(styleOf(parent).fontSize);
    if (parent instanceof SVGElement) return size * Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b);
    for (let each = parent; each; each = each.parentElement) {
      const { transform, scale, zoom } = styleOf(each);
      if (transform !== "none") size *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b);
      if (scale !== "none") size *= parseFloat(scale);
      size *= Number(zoom);
    }
    return size;
  }
  function* smallTexts(texts) {
    for (const { parent, text } of texts) {
      const size = textSize(parent);
      if (size < leastText() - 0.25) yield { kind: "small", element: parent, text, note: `${size.toFixed(1)} px` };
    }
  }

  function* smallTargets(top) {
    for (const element of top.querySelectorAll(CONTROLS)) {
      if (!isShown(element) || styleOf(element).display === "inline" || element.disabled) continue;
      const { width, height } = element.getBoundingClientRect();
      const least = element.matches(".primary") ? 44 : 24;
      if (Math.min(width, height) < least - 0.5)
        yield { kind: "target", element, text: textOf(element), note: `${Math.round(width)}×${Math.round(height)} px` };
    }
  }

  /** The share of the table's middle in which there is nothing. */
  function emptyShare(texts) {
    const middle = document.querySelector("main")?.getBoundingClientRect();
    if (!middle?.width) return 0;
    const cells = new Uint8Array(CELLS * CELLS);
    const boxes = [...texts.flatMap(({ lines }) => lines), ...shapesIn(document.querySelector("main"), middle)];
    for (const box of boxes) fill(cells, box, middle);
    return 1 - cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  }
  function* shapesIn(main, { width, height }) {
    for (const element of main.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      if (!box.width || box.width * box.height > WIDE * width * height || !isShown(element)) continue;
      const style = styleOf(element);
      const isDrawn = element.localName === "svg" || element.matches(THINGS) || alphaOf(style.backgroundColor) > 0;
      if (isDrawn || parseFloat(style.borderTopWidth) > 0) yield box;
    }
  }
  function fill(cells, box, middle) {
    const at = (value, start, size) => Math.min(CELLS, Math.max(0, Math.round(((value - start) / size) * CELLS)));
    const [left, right] = [box.left, box.right].map((value) => at(value, middle.left, middle.width));
    const [top, bottom] = [box.top, box.bottom].map((value) => at(value, middle.top, middle.height));
    for (let y = top; y < bottom; y++) cells.fill(1, y * CELLS + left, y * CELLS + right);
  }

  /** Nothing is invisible to the finger while it looks: `elementsFromPoint` leaves those out. */
  function withEverythingTouchable(act) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important; transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    try {
      return act();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  }

  /** All that is wrong now: `kind`, `selector`, `text` and a `note` for each. */
  function look() {
    const top = root();
    const texts = textsIn(top);
    const found = withEverythingTouchable(() => [
      ...cutTexts(texts),
      ...cutThings(top),
      ...coveredTexts(texts),
      ...coveredControls(top),
      ...smallTexts(texts),
      ...smallTargets(top),
    ]);
    const defects = found.map(({ element, ...rest }) => ({ ...rest, selector: selectorOf(element) }));
    return { defects, empty: top.localName === "dialog" ? 0 : emptyShare(texts) };
  }

  /** What has moved by itself since the counting began: the sum, and each part's share. */
  const shifts = { sum: 0, moved: new Map(), isCounting: false };
  function count(entries) {
    if (!shifts.isCounting) return;
    for (const { value, sources } of entries) {
      shifts.sum += value;
      const nodes = sources.map(({ node }) => node?.parentElement && (node.nodeType === 1 ? node : node.parentElement));
      const names = [...new Set(nodes.filter(Boolean).map(selectorOf))];
      for (const name of names.length ? names : ["something gone"])
        shifts.moved.set(name, (shifts.moved.get(name) ?? 0) + value / Math.max(names.length, 1));
    }
  }
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  function counting(isCounting) {
    count(observer.takeRecords());
    shifts.isCounting = isCounting;
  }
  function shifted() {
    count(observer.takeRecords());
    return { sum: shifts.sum, moved: [...shifts.moved].sort((one, other) => other[1] - one[1]) };
  }

  /** Everything that moves has come to rest, and has been drawn. */
  async function rest() {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const late = new Promise((done) => setTimeout(done, 5000)); // moments come one after the other
    for (let moving = [null]; moving.length; ) {
      await frame(); // what is measured in one frame is laid out in the next
      await frame();
      moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      const rested = Promise.allSettled(moving.map((each) => each.finished)).then(() => false);
      if (await Promise.race([late.then(() => true), rested])) break;
    }
    await frame();
  }

  /** For so many milliseconds nothing has changed: what was asked has been answered. */
  function quiet(time) {
    return new Promise((done) => {
      const end = () => {
        observer.disconnect();
        timers.forEach(clearTimeout);
        done();
      };
      const timers = [setTimeout(end, time), setTimeout(end, 5000)];
      const observer = new MutationObserver(() => {
        clearTimeout(timers[0]);
        timers[0] = setTimeout(end, time);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }

  window.geometry = { look, counting, shifted, rest, quiet };
})();
