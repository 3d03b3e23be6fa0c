import { isSeen, nameOf, seenTexts, type Problem } from './seen.ts';

/** Browsers lay out in fractions of a pixel. */
const TOLERANCE_PX = 1.5;

/** The share of a line's height that its neighbour may reach into: the box of a line is taller than its letters. */
const LINE_OVERLAP = 0.3;

type Texts = ReturnType<typeof seenTexts>;

/** What of the page cannot be seen or read as a whole. */
export function fitProblems(): Problem[] {
  const texts = seenTexts();
  return [...sideways(), ...sticksOut(), ...texts.flatMap(leavesItsBox), ...overlaps(texts)];
}

function sideways(): Problem[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + TOLERANCE_PX
    ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
    : [];
}

/** What lies beyond a side of the window, in part or as a whole. */
function sticksOut(): Problem[] {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll('*:not(svg *, script, style)')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isBeyond = width > 0 && (left < -TOLERANCE_PX || right > clientWidth + TOLERANCE_PX);
      return isBeyond && isSeen(element) && !isInScroller(element);
    })
    .map((element) => `beyond the side of the window: ${nameOf(element)}`);
}

const isInScroller = (element: Element): boolean => {
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflowX !== 'visible') return true;
  }
  return false;
};

/** Whether an element has a visible box of its own, so that words outside it look lost. */
export function hasVisibleBox({
  backgroundColor,
  borderBlockStartWidth,
  borderInlineStartWidth,
  display,
}: CSSStyleDeclaration): boolean {
  if (display.startsWith('inline') && display === 'inline') return false;
  return (
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    (borderBlockStartWidth !== '0px' && borderInlineStartWidth !== '0px')
  );
}

/** Words that a box around them cuts off, or that run out of it. */
function leavesItsBox({ parent, lines, node }: Texts[number]): Problem[] {
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const [scrollsX, scrollsY] = [style.overflowX, style.overflowY].map((value) => /auto|scroll/.test(value));
    // Shortened on purpose after some lines: the whole can be opened, which no measure of a box can tell.
    if (style.webkitLineClamp !== 'none') return [];
    const cuts = /hidden|clip/.test(style.overflowX + style.overflowY);
    const outer = box.getBoundingClientRect();
    const overX = lines.some(
      ({ left, right }) => left < outer.left - TOLERANCE_PX || right > outer.right + TOLERANCE_PX,
    );
    const overY = lines.some(({ top, bottom, height }) => {
      const slack = TOLERANCE_PX + height * LINE_OVERLAP;
      return top < outer.top - slack || bottom > outer.bottom + slack;
    });
    if (scrollsX && overX) return [`has to be scrolled sideways: “${node.data.trim()}” in ${nameOf(box)}`];
    if (scrollsY) return [];
    if ((overX || overY) && (cuts || hasVisibleBox(style))) {
      return [`${cuts ? 'cut off' : 'runs out of its box'}: “${node.data.trim()}” in ${nameOf(box)}`];
    }
    if (hasVisibleBox(style) || style.position === 'absolute' || style.position === 'fixed') return [];
  }
  return [];
}

/** What is laid over the rest on purpose: windows, messages, bars. Things in one layer must not overlap. */
const layerOf = (element: Element): Element => {
  for (let part = element; part.parentElement; part = part.parentElement) {
    if (getComputedStyle(part).position !== 'static' && getComputedStyle(part).position !== 'relative')
      return part;
  }
  return document.body;
};

/** The box around an element that scrolls, if there is one. */
function scrollerOf(element: Element): Element | undefined {
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  }
  return undefined;
}

/** What is left of lines where the box around them that scrolls does not show all of them. */
function shownIn(scroller: Element | undefined, lines: DOMRect[]): DOMRect[] {
  if (!scroller) return lines;
  const outer = scroller.getBoundingClientRect();
  return lines.flatMap(({ left, right, top, bottom }) => {
    const [from, to] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    return from < to ? [new DOMRect(left, from, right - left, to - from)] : [];
  });
}

/** Words of one layer that lie over other words of it. */
function overlaps(texts: Texts): Problem[] {
  const lines = texts
    .flatMap(({ node, parent, lines: boxes }) =>
      shownIn(scrollerOf(parent), boxes).map((box) => ({ node, parent, box })),
    )
    .toSorted((one, other) => one.box.top - other.box.top);
  const found = new Set<Problem>();
  for (const [index, upper] of lines.entries()) {
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (lower.node === upper.node || !isOver(upper.box, lower.box)) continue;
      if (layerOf(upper.parent) !== layerOf(lower.parent)) continue;
      found.add(`“${upper.node.data.trim()}” and “${lower.node.data.trim()}” lie over each other`);
    }
  }
  return [...found];
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > TOLERANCE_PX && height > Math.min(one.height, other.height) * LINE_OVERLAP;
}
