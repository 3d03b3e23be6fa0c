import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { restoringEnvironment, nextFrame, setOnRoot } from '../emulate.ts';
import { hasVisibleBox } from '../fit.ts';
import { isSeen, seenTexts, type Problem } from '../seen.ts';
import { withShippedLetters } from './letters.ts';

/** Air around the story, in which a focus ring or a shadow is seen. */
const MARGIN_PX = 8;

/** From this many pixels on, a picture is taken at half its size: a screen is one, a component hardly ever. */
const MOST_PIXELS = 200_000;

/** The browser's own controls turn while a video loads. */
const style = 'video::-webkit-media-controls { display: none !important; }';

/** What was rendered while it moved may keep its roundings of that moment: other colours make the browser render again. */
async function renderAgain(): Promise<void> {
  setOnRoot({ 'data-theme': 'contrast-light' });
  await nextFrame();
  await nextFrame();
  setOnRoot({ 'data-theme': 'light' });
}

/** How a picture is accepted, by the file of its stories. */
const howToAccept = (file: string): string =>
  `Look at it. If it is right, accept it by npm run pictures:accept -- ${file.replace(/^.*\/(?=[^/]+\/)|\.tsx$/g, '')}`;

/** Compares how a story of a file looks in the light theme with its accepted picture, or accepts it. */
export async function pictureProblems(story: string, file: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  window.scrollTo(0, 0);
  await restoringEnvironment(async () => {
    setOnRoot({ 'data-motion': 'calm' });
    await withShippedLetters(async () => {
      await renderAgain();
      const box = boxOfStory();
      const scale = box.width * box.height > MOST_PIXELS ? 0.5 : 1;
      setFrameScale(scale);
      const screenshotOptions = { clip: scaled(box, scale), style };
      await expect(page)
        .toMatchScreenshot(story.replace('--', '/'), { screenshotOptions })
        .catch(({ message }: Error) => problems.push(`${message}\n\n${howToAccept(file)}`));
      setFrameScale(1);
    });
  });
  return problems;
}

/** Shows the frame in which stories play at another size, which changes nothing within it. */
function setFrameScale(scale: number): void {
  const frame = window.frameElement as HTMLElement;
  frame.style.transformOrigin = '0 0';
  frame.style.scale = String(scale);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.floor(x * scale),
  y: Math.floor(y * scale),
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
});

/** The part of the window in which something is rendered, in CSS pixels. */
function boxOfStory(): Box {
  const known = new Map<Element, boolean>();
  const boxes = [...document.body.querySelectorAll('*:not(svg *, script, style)')]
    .filter((element) => isRendered(element) && isSeen(element, known))
    .map((element) => element.getBoundingClientRect());
  const all = [...boxes, ...seenTexts().flatMap(({ lines }) => lines)];
  const left = Math.max(0, Math.min(...all.map((box) => box.left)) - MARGIN_PX);
  const top = Math.max(0, Math.min(...all.map((box) => box.top)) - MARGIN_PX);
  const right = Math.min(window.innerWidth, Math.max(...all.map((box) => box.right)) + MARGIN_PX);
  const bottom = Math.min(window.innerHeight, Math.max(...all.map((box) => box.bottom)) + MARGIN_PX);
  // What shows nothing, as an announcer, has a picture of nothing.
  if (!(right > left && bottom > top)) return { x: 0, y: 0, width: MARGIN_PX, height: MARGIN_PX };
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

const isRendered = (element: Element): boolean =>
  /^(svg|img|input|textarea|select|canvas|video)$/.test(element.localName) ||
  hasVisibleBox(getComputedStyle(element));
