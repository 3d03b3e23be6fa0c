import type { FeedEntry } from '@friendbase/contract';
import { casesInTier } from '@friendbase/contract/conformance/tier';
import { demoId } from '@friendbase/contract/fixtures';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { changeAnswers } from '../testing/answerInstead.ts';
import { demoForEach } from '../testing/demoForEach.ts';
import { coverOf, openPage } from '../testing/firstWindow.tsx';
import { HARD_WORDS, LONG_NAME, TWELVE_SETTINGS } from '../testing/hardInput.ts';

const demo = demoForEach();

const PHONE = [390, 844] as const;
const SMALLEST_PHONE = [320, 568] as const;
/** Each is in the window as a whole, and nothing lies over its middle. */
async function expectWhole(...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
    expect(coverOf(part.element())).toBe(undefined);
  }
}

/** The address of a picture that is not there. */
const missing = (url: string): string => `${url}-missing`;

/** A post as nobody should write it, by somebody with a name like that, whose pictures do not load. */
const spoil = (post: FeedEntry): FeedEntry => ({
  ...post,
  author: { ...post.author, displayName: LONG_NAME },
  content: HARD_WORDS.repeat(30),
  media: post.media.map((one) => ({ ...one, url: missing(one.url) })),
  mediaUrls: post.mediaUrls.map(missing),
});

/** What makes the page scroll sideways. */
function beyondTheSide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return part.checkVisibility() && (left < -1 || right > innerWidth + 1);
    })
    .map((part) => part.getAttribute('class') ?? part.tagName);
}

it('Home holds endless words and no picture, with text at 200 percent and twelve settings, from right to left', async () => {
  onTestFinished(
    changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => all.map(spoil)),
  );
  await page.viewport(320, 568);
  await openPage('/', TWELVE_SETTINGS);
  const post = page.getByRole('article').first();
  await expect.element(post.getByText(LONG_NAME, { exact: true })).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    document.documentElement.dir = direction;
    await expect.poll(beyondTheSide, { message: direction }).toEqual([]);
  }
  await post.getByRole('button', { name: /^Like, / }).click();
  await expect.element(post.getByRole('button', { name: /^Unlike, / })).toBeVisible();
});

const game = () => page.getByRole('dialog');
const inGame = (name: string) => game().getByRole('button', { name, exact: true });
const faceDown = () => game().getByRole('button', { name: 'face down' });
const answer = () => game().getByRole('textbox', { name: 'Your answer' });
const word = () => game().getByRole('textbox', { name: 'Your word' });

/** What a member does in each game, what is so then and stays so, and what has to be whole. */
const TURNED: readonly (readonly [
  name: string,
  play: () => Promise<void>,
  read: () => string | number,
  value: string | number,
  whole: () => Locator[],
])[] = [
  [
    'Math',
    () => answer().fill('4'),
    () => (answer().element() as HTMLInputElement).value,
    '4',
    () => [answer(), inGame('Check')],
  ],
  [
    'Words',
    () => word().fill('s'),
    () => (word().element() as HTMLInputElement).value,
    's',
    () => [word(), inGame('Check')],
  ],
  [
    'Memory',
    () => faceDown().first().click(),
    () => faceDown().elements().length,
    15,
    () => [game().getByRole('grid')],
  ],
  [
    'Numbers',
    () => inGame('Start').click(),
    () => inGame('Start').elements().length,
    0,
    () => [game().getByRole('group', { name: 'Number pads' }), inGame('Watch again')],
  ],
];

describe.each(casesInTier([PHONE, SMALLEST_PHONE], 1))('on a phone of %i × %i px', (...phone) => {
  it.each(casesInTier(TURNED, 1))(
    '%s goes on when the phone is turned, and turned back',
    async (name, play, read, value, whole) => {
      await page.viewport(...phone);
      await openPage('/clubs');
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await play();
      await expect.poll(read).toBe(value);
      const focused = document.activeElement;
      for (const [width, height] of [phone.toReversed() as [number, number], phone]) {
        await page.viewport(width, height);
        await expectWhole(inGame('Close'), ...whole());
        expect(read()).toBe(value);
        expect(document.activeElement).toBe(focused);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
    },
  );
});

const openComments = async () => {
  await openPage('/');
  await page
    .getByRole('button', { name: /^View Comments/ })
    .first()
    .click();
};
const openAuth = async () => {
  await demo.reopen('signed-out');
  await openPage('/');
};

const textbox = (name: RegExp | string) => page.getByRole('textbox', { name }).first();

/** Where somebody writes, and the button that sends it. A chat fits itself to the window; what is longer, browsers scroll to the field. */
const WRITTEN = [
  ['a message', () => openPage(`/messages?with=${demoId('leo')}`), textbox('Your message'), 'Send', false],
  ['a post', () => openPage('/'), textbox(/^How are you today/), 'Share Post', true],
  ['a comment', openComments, textbox(/^Your comment on /), 'Send comment', true],
  ['a username', openAuth, textbox(/^Username/), 'Log In', true],
  ['a password', openAuth, page.getByLabelText(/^Password/).first(), 'Log In', true],
] as const;

it.each(casesInTier(WRITTEN, 2))(
  '%s and its button are in view above a keyboard that covers half of the window',
  async (_, open, field, sends, isScrolled) => {
    await page.viewport(...PHONE);
    await open();
    await field.click();
    await userEvent.keyboard('Hello');
    // Browsers give the page what the keyboard leaves, as it asks for (`interactive-widget`).
    for (const [width, height] of [PHONE, [320, 568]] as const) {
      await page.viewport(width, height / 2);
      if (isScrolled) field.element().scrollIntoView({ block: 'nearest' });
      await expectWhole(field, page.getByRole('button', { name: sends, exact: true }));
      await expect.element(field).toHaveValue('Hello');
      await expect.element(field).toHaveFocus();
    }
  },
);
