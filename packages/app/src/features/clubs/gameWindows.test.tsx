import { casesInTier } from '@friendbase/contract/conformance/tier';
import { fixedId } from '@friendbase/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';
import { pressAsTheyCome } from '../../../testing/outcomes/act.ts';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

const game = () => page.getByRole('dialog');
const button = (name: string) => game().getByRole('button', { name, exact: true });

const quickPlay = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** In the short tier without those that look like another one: Numbers has a grid as Memory, and Math is as Sums below. */
const GAMES = [
  ['Memory', [], () => [game().getByRole('grid'), button('How to play'), button('Close')]],
  [
    'Words',
    [],
    (at: { width: number }) => [
      game().getByRole('list', { name: 'Letters' }),
      game()
        .getByText(/^Hint:/)
        .first(),
      answer('Your word'),
      button('Check'),
      ...keysOf('the letters', at),
    ],
  ],
  [
    'Numbers, while it is played',
    [button('Start')],
    () => [game().getByRole('group', { name: 'Number pads' }), button('Watch again')],
  ],
  [
    'Numbers, before it is played',
    [],
    () => [game().getByRole('group', { name: 'Number pads' }), button('Start'), button('How to play')],
  ],
  [
    'Math',
    [],
    (at: { width: number }) => [
      game().getByRole('heading', { level: 3 }),
      answer('Your answer'),
      button('Check'),
      ...keysOf('the numbers', at),
    ],
  ],
] as const;

describe.each(casesInTier(GAMES, 2))('%s', (name, presses, whole) => {
  beforeEach(() => void pressAsTheyCome([quickPlay(name.split(',')[0] ?? ''), ...presses]));
  describeFirstWindow('/clubs', (at) => [...whole(at)]);
});

/** The games with friends, whose window opens with their address. Pairs has the cards of Memory: it is in the long tier alone. */
const WITH_FRIENDS = [
  [
    'Sums with a friend',
    'brainTraining',
    2,
    (at: { width: number }) => [answer('Your answer'), button('Check'), ...keysOf('the numbers', at)],
  ],
  ['Pairs with a friend', 'speedThinking', 1, () => [game().getByRole('grid'), button('How to play')]],
] as const;

describe.each(casesInTier(WITH_FRIENDS, 1))('%s', (_, club, n, whole) => {
  describeFirstWindow(`/clubs?club=${club}&game=${fixedId('sharedGame', n)}`, (at) => [
    ...whole(at),
    button('Close'),
  ]);
});

it.each(casesInTier(['Memory', 'Numbers', 'Math', 'Words'], 1))(
  '%s has “How to play” once, beside Close',
  async (name) => {
    await page.viewport(320, 568);
    await openPage('/clubs');
    await quickPlay(name).click();
    await expect.element(button('Close')).toBeVisible();
    const middleOf = (at: Locator) => {
      const { top, bottom } = at.element().getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    expect(button('How to play').elements()).toHaveLength(1);
    expect(middleOf(button('How to play'))).toBe(middleOf(button('Close')));
  },
);

function answer(name: string) {
  return game().getByRole('textbox', { name });
}

/** The characters of an answer as buttons, with what they are for. With large text the smallest window has room for the field and Check. */
function keysOf(characters: string, at: { width: number }) {
  return isTight(at) ? [] : [game().getByRole('group', { name: `Press ${characters} instead of typing` })];
}
