import { parseColour, layOver, type Colour } from './colour.ts';
import { isSeen, nameOf, seenWords, type Problem } from './seen.ts';

/** WCAG 1.4.6, and for large letters: from 24 px, bold from 18.66 px. */
const [LEAST, LEAST_FOR_LARGE] = [7, 4.5];

/** WCAG 1.4.11. */
const LEAST_FOR_ICONS = 3;

/** Words as they are rendered, and what axe calls their contrast. */
interface RenderedWords {
  element: Element;
  ratio: number;
  isEnough: boolean;
}

const WEIGHTS = [0.2126, 0.7152, 0.0722];

const luminance = ({ channels }: Colour): number =>
  channels.reduce((sum, value, index) => {
    const share = value / 255;
    return (
      sum + (WEIGHTS[index] ?? 0) * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    );
  }, 0);

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What lies behind an element's words: the grounds of all around it, laid over each other. */
function groundOf(element: Element): Colour {
  const own = parseColour(getComputedStyle(element).backgroundColor);
  if (own.alpha === 1) return own;
  const { parentElement } = element;
  return layOver(own, parentElement ? groundOf(parentElement) : parseColour('rgb(255, 255, 255)'));
}

/** How much a colour differs from the ground of the element that it is rendered on. */
export function contrastWith(colour: string, element: Element): number {
  const ground = groundOf(element);
  return contrast(layOver(parseColour(colour), ground), ground);
}

/** How much an element's colour differs from what lies behind it. */
const contrastOf = (element: Element): number => contrastWith(getComputedStyle(element).color, element);

/** How much lighter or darker the ground of one element is than that of another. */
export const contrastBetween = (one: Element, other: Element): number =>
  contrast(groundOf(one), groundOf(other));

/** The contrast of all words that can be seen. */
export function renderedWords(): RenderedWords[] {
  const elements = new Set(seenWords().map(({ parent }) => parent));
  return [...elements].map((element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const ratio = contrastOf(element);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    return { element, ratio, isEnough: ratio >= (isLarge ? LEAST_FOR_LARGE : LEAST) };
  });
}

/** Words that are hard to read in the colours the page now has. */
export const contrastProblems = (): Problem[] =>
  renderedWords()
    .filter(({ isEnough }) => !isEnough)
    .map(({ element, ratio }) => `${ratio.toFixed(1)}:1 is too little contrast: ${nameOf(element)}`);

/** Icons that are hard to see in the colours the page now has. Their lines have the colour of the words around them. */
export function iconProblems(): Problem[] {
  const known = new Map<Element, boolean>();
  return [...document.body.querySelectorAll('.fb-Icon')]
    .filter((icon) => isSeen(icon, known))
    .map((icon) => ({ icon, ratio: contrastOf(icon) }))
    .filter(({ ratio }) => ratio < LEAST_FOR_ICONS)
    .map(
      ({ icon, ratio }) => `${ratio.toFixed(1)}:1 is too little for ${nameOf(icon.parentElement ?? icon)}`,
    );
}
