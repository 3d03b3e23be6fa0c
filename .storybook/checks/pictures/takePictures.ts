import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { keepingSurroundings, nextFrame, setOnRoot } from '../emulate.ts';
import { drawsBox } from '../fit.ts';
import { isSeen, seenTexts, type Problem } from '../seen.ts';
import type { Box } from './command.ts';
import { withShippedLetters } from './letters.ts';
import type { PictureMode } from './mode.ts';
import type { PictureName } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictureMode: PictureMode;
    /** What Storybook's plugin reads. */
    'storybook/test-provided': { a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    judgePicture: (name: PictureName, box: Box) => Promise<string | undefined>;
  }
}

const THEMES = ['light', 'dark', 'contrast-dark'];

/** Air around the story, in which a focus ring or a shadow is seen. */
const MARGIN_PX = 8;

/** The writing mark blinks, and the browser's own controls turn while a video loads. */
const stillSheet = Object.assign(document.createElement('style'), {
  textContent: `
    * { caret-color: transparent !important; }
    video::-webkit-media-controls { display: none !important; }
  `,
});

/** What was drawn while it moved may keep its roundings of that moment: other colours make the browser draw anew. */
async function drawAnew(): Promise<void> {
  setOnRoot({ 'data-theme': 'contrast-light' });
  await nextFrame();
  await nextFrame();
}

/** Compares how a story looks with its accepted pictures. */
export async function pictureProblems(story: string): Promise<Problem[]> {
  if (inject('pictureMode') === 'off') return [];
  window.scrollTo(0, 0);
  const found: Problem[] = [];
  document.head.append(stillSheet);
  await withShippedLetters(async () => {
    await drawAnew();
    const box = boxOfStory();
    for (const theme of THEMES) {
      setOnRoot({ 'data-theme': theme });
      const problem = await commands.judgePicture({ story, theme }, box);
      if (problem) found.push(problem);
    }
  });
  stillSheet.remove();
  return found;
}

/** Keeps the pictures of a story that differ from those accepted. */
export async function acceptPictures(story: string): Promise<void> {
  await keepingSurroundings(async () => {
    setOnRoot({ 'data-motion': 'calm' });
    await pictureProblems(story);
  });
}

/** The part of the window in which something is drawn. */
function boxOfStory(): Box {
  const boxes = [...document.body.querySelectorAll('*:not(svg *, script, style)')]
    .filter((element) => isDrawn(element) && isSeen(element))
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

const isDrawn = (element: Element): boolean =>
  /^(svg|img|input|textarea|select|canvas|video)$/.test(element.localName) ||
  drawsBox(getComputedStyle(element));
