import { contrastBetween } from './contrast.ts';
import { isSeen, nameOf, type Problem } from './seen.ts';

/** How two states are told from each other, but for their colours. */
const LEAST = 3;

/** What a control can be, and how it says so to programs. */
const ON = [
  '[aria-checked="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-invalid="true"]',
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  ':checked:not(option)',
].join();

const CAN_BE_ON =
  'a[href], button, input, textarea, select, [role="option"], [role="tab"], [role="gridcell"]';

/** What is shown for a control: a field that only programs find has its label. */
const shownFor = (control: Element): Element =>
  (isSeen(control) ? undefined : control.closest('label')) ?? control;

const BORDERS = ['borderBlockStart', 'borderBlockEnd', 'borderInlineStart', 'borderInlineEnd'] as const;

/** A colour has no part in it: what an eye sees that tells light from dark alone. */
function shapeOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*:not(svg *)')].filter(
    (part) => part === element || isSeen(part),
  );
  const shapes = parts.map((part) => {
    const own = getComputedStyle(part);
    const pseudoElements = ['::before', '::after'].map((name) => {
      const { content, inlineSize, transform } = getComputedStyle(part, name);
      return content === 'none' ? '' : `${content} ${inlineSize} ${transform}`;
    });
    return [
      /svg|img/.test(part.localName) ? part.innerHTML : part.localName,
      ...BORDERS.map((side) => `${own[`${side}Width`]} ${own[`${side}Style`]}`),
      own.fontWeight,
      own.fontStyle,
      own.textDecorationLine,
      own.outlineStyle === 'none' ? '' : own.outlineWidth,
      ...pseudoElements,
    ].join();
  });
  return shapes.join('\n');
}

const kindOf = (element: Element) =>
  `${element.localName} ${element.getAttribute('role') ?? ''} ${element.getAttribute('class') ?? ''}`;

/**
 * Controls that are on, chosen or refused, and that only their colour tells from one that is not: WCAG 1.4.1. Light and dark count
 * as different from 3:1 on.
 */
export function colourAloneProblems(): Problem[] {
  const controls = [...document.body.querySelectorAll(CAN_BE_ON)].filter((one) => isSeen(shownFor(one)));
  return controls
    .filter((one) => one.matches(ON))
    .flatMap((one) => {
      const shape = shapeOf(shownFor(one));
      const twin = controls.find(
        (other) => !other.matches(ON) && kindOf(other) === kindOf(one) && shapeOf(shownFor(other)) === shape,
      );
      if (!twin || contrastBetween(shownFor(one), shownFor(twin)) >= LEAST) return [];
      return [`only its colour tells it from ${nameOf(shownFor(twin))}: ${nameOf(shownFor(one))}`];
    });
}
