import { contrastWith } from './contrast.ts';
import { nextFrame } from './emulate.ts';
import { hasVisibleBox } from './fit.ts';
import { nameOf, type Problem } from './seen.ts';

/** The owner's ring, in CSS pixels; WCAG 2.4.13 asks for two. */
const LEAST_PX = 3;

/** WCAG 2.4.13 and 1.4.11. */
const LEAST = 3;

/** Where a field is shown by its row or its label, the ring is theirs. */
const places = (focused: Element): Element[] => {
  const label = focused.closest('label') ?? (focused as Partial<HTMLInputElement>).labels?.[0];
  return [focused, label, focused.parentElement, label?.parentElement, focused.nextElementSibling].filter(
    (part) => part !== undefined && part !== null,
  );
};

function ringProblems(focused: Element): Problem[] {
  const rings = places(focused)
    .flatMap((part) => [
      { part, style: getComputedStyle(part) },
      ...['::before', '::after'].map((name) => ({ part, style: getComputedStyle(part, name) })),
      ...[...part.children].map((child) => ({ part: child, style: getComputedStyle(child) })),
    ])
    .filter(
      ({ style }) => style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= LEAST_PX,
    );
  if (rings.length === 0) return [`has no ring of ${LEAST_PX} px: ${nameOf(focused)}`];
  const isClear = rings.some(({ part, style }) => {
    return contrastWith(style.outlineColor, part.parentElement ?? part) >= LEAST;
  });
  return isClear ? [] : [`has a ring that is hard to see: ${nameOf(focused)}`];
}

/** Where it is shown. The target of words alone reaches beyond them, over what lies around and cannot be pressed. */
function shownBox(focused: Element): DOMRect {
  if (hasVisibleBox(getComputedStyle(focused)) || focused.textContent === '')
    return focused.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(focused);
  return words.getBoundingClientRect();
}

/** Inside a corner, in CSS pixels; the curve of a round one takes the first third of its radius. */
function insetOf(focused: Element): number {
  const radius = Number.parseFloat(getComputedStyle(focused).borderStartStartRadius);
  const { width, height } = focused.getBoundingClientRect();
  return Math.max(4, Math.min(radius, width / 2, height / 2) / 3);
}

/** How much of the window is for what scrolls, in CSS pixels: the rest is kept free for what lies over the page. */
function roomToScrollTo(): number {
  const { scrollPaddingBlockStart: start, scrollPaddingBlockEnd: end } = getComputedStyle(
    document.documentElement,
  );
  return innerHeight - (Number.parseFloat(start) || 0) - (Number.parseFloat(end) || 0);
}

/** What covers it, at its centre and inside its corners: WCAG 2.4.12. */
function coverProblems(focused: Element): Problem[] {
  const { left, right, top, bottom, width, height } = shownBox(focused);
  const inset = Math.min(insetOf(focused), width / 2, height / 2);
  const points = [
    [left + width / 2, top + height / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  const label = focused.closest('label');
  // What is larger than the part of the window that scrolling aims at is seen as far as that goes.
  const seen = height > roomToScrollTo() ? points.filter(([, y]) => y > 0 && y < innerHeight) : points;
  return seen.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    const isIt = hit && (focused.contains(hit) || hit.contains(focused) || label?.contains(hit));
    return isIt ? [] : [`is covered by ${hit ? nameOf(hit) : 'an edge of the window'}: ${nameOf(focused)}`];
  });
}

/** What is wrong with what shows where the focus is: nothing may cover it, and there is a clear ring. */
export async function focusProblems(): Promise<Problem[]> {
  // What covers it gives way on the frame after the focus came: this one and its next.
  await nextFrame();
  await nextFrame();
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ['nothing has the focus'];
  return [...ringProblems(focused), ...coverProblems(focused)];
}
