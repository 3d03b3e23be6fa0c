import { demoSeed, freshSeed } from '@friendbase/contract/fixtures';
import { moderatorSeed } from '@friendbase/contract/role-seeds';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview.tsx';
import { englishOnPage, textsIn, textsInSource } from './english.ts';

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>(
  ['../**/*.stories.tsx', '../../../ui-kit/src/**/*.stories.tsx', '../../../games/src/**/*.stories.tsx'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../**/*.stories.tsx', '../../../ui-kit/src/**/*.stories.tsx', '../../../games/src/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const hardWords = import.meta.glob('../../ui-kit/testing/hardWords.ts', { eager: true });

const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, language: 'qps' } };
const others = [
  ...textsIn(demoSeed(new Date())),
  ...textsIn(freshSeed(new Date())),
  ...textsIn(moderatorSeed(new Date())),
  ...textsIn(hardWords),
];

/** A story in the words of qps, without its play function, which looks for those of `en`. */
function inPseudo({ play: _, ...meta }: Meta, { play: __, ...story }: StoryObj, name = '') {
  // Also where the story is about other words.
  return composeStory({ ...story, globals: { ...story.globals, language: 'qps' } }, meta, annotations, name);
}

const storiesOf = ({ default: meta, ...stories }: StoryFile) =>
  Object.entries(stories).map(([name, story]) => [name, inPseudo(meta, story, name)] as const);

/** The announcer keeps what it said last, and the window its title, whichever story gave it. */
function silence(): void {
  document.title = '';
  for (const node of document.querySelectorAll('[data-live-announcer]')) node.textContent = '';
}

/** Storybook takes a story away when the next one comes: files after this one find nothing of the last. */
afterAll(() => composeStory({ render: () => <p /> }, {}).run());

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

const dataBefore: string[] = [];

describe.each(Object.entries(files))('in qps, %s', (path, file) => {
  it.each(storiesOf(file))('%s has no English', async (_, story) => {
    const { scenario, staysBusy, data: shown } = story.parameters;
    const data = [...textsInSource(sources[path] ?? ''), ...textsIn(story.args), ...textsIn(shown)];
    silence();
    await story.run();
    // A screen of the app is looked at once its data is there.
    const isAwaited = scenario !== undefined && scenario !== 'slow' && !staysBusy;
    const found = () =>
      isAwaited && isBusy() ? 'still busy' : englishOnPage([...data, ...others], dataBefore);
    await expect.poll(found).toEqual([]);
    dataBefore.push(...data);
  });
});

describe('in qps, on the smallest screen', () => {
  const { default: home, Busy } = files['../src/features/home/HomePage.stories.tsx'] as StoryFile;
  const { default: auth, LogIn } = files['../src/features/auth/AuthScreen.stories.tsx'] as StoryFile;
  const show = async (meta: Meta, story: StoryObj = {}) => {
    silence();
    await inPseudo(meta, story).run();
    await expect.poll(isBusy).toBe(false);
    await expect.poll(() => englishOnPage(others)).toEqual([]);
  };
  /** What lies beyond a side of the screen, in part or as a whole. */
  const sticksOut = () =>
    [...document.querySelectorAll('body *')]
      // A picture cuts off what lies beyond its edge.
      .filter(
        (element) => element.checkVisibility() && !element.closest('svg, .fb-VisuallyHidden, .fb-SkipLink'),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent}`);

  beforeAll(() => page.viewport(320, 640));
  afterAll(() => page.viewport(414, 896));

  it('the auth screen and its forms fit', async () => {
    await show(auth, LogIn);
    for (const tab of page.getByRole('tab').all()) {
      await tab.click();
      await expect.poll(isBusy).toBe(false);
      expect(sticksOut()).toEqual([]);
    }
  });

  it('Home fits, with a post being written', async () => {
    await show(home, Busy);
    await page.getByRole('textbox').first().click();
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    expect(sticksOut()).toEqual([]);
  });
});
