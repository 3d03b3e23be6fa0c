import { casesInTier } from '@friendbase/contract/conformance/tier';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS, openPage } from '../../../testing/firstWindow.tsx';
import { pressAsTheyCome } from '../../../testing/outcomes/act.ts';

demoForEach();

const player = () => page.getByRole('dialog');
const button = (name: string) => player().getByRole('button', { name, exact: true });
const watch = page.getByRole('button', { name: 'Watch, Breathe with the Waves' });
const breathe = page.getByRole('button', { name: 'Breathe with me' });

describe('a video', () => {
  beforeEach(() => void pressAsTheyCome([watch]));
  describeFirstWindow('/videos', () => [
    button('Start Video'),
    // Below the picture, which is whole then.
    player().getByText(/^A picture story,/),
    button('How to play'),
    button('Close'),
  ]);

  it('has Start on its picture, in every window', async () => {
    await openPage('/videos');
    await expect.element(button('Start Video')).toBeVisible();
    for (const [width, height] of FIRST_WINDOWS) {
      await page.viewport(width, height);
      const start = button('Start Video').element().getBoundingClientRect();
      const picture = document.querySelector('.fb-Stage-picture')!.getBoundingClientRect();
      const over = {
        top: picture.top - start.top,
        left: picture.left - start.left,
        right: start.right - picture.right,
        bottom: start.bottom - picture.bottom,
      };
      expect(Math.max(...Object.values(over)), JSON.stringify({ width, height, over })).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

describe('a video that plays', { tags: 'long' }, () => {
  beforeEach(() => void pressAsTheyCome([watch, button('Start Video')]));
  describeFirstWindow('/videos', () => [button('How to play'), button('Restart')]);
});

describe('the breathing guide', { tags: 'long' }, () => {
  beforeEach(() => void pressAsTheyCome([breathe, button('Start')]));
  describeFirstWindow('/videos', () => [
    player()
      .getByText(/^(Breathe in|Hold|Breathe out)$/)
      .first(),
    button('Pause'),
    button('Stop'),
  ]);
});

describe('the breathing guide, before it starts', { tags: 'long' }, () => {
  beforeEach(() => void pressAsTheyCome([breathe]));
  describeFirstWindow('/videos', () => [button('Start'), button('Close')]);
});

/** All have the same frame. */
const STATES = [
  ['a video', [watch]],
  ['a video that plays', [watch, button('Start Video')]],
  ['the breathing guide', [breathe]],
  ['the breathing guide that runs', [breathe, button('Start')]],
] as const;

it.each(casesInTier(STATES, 1))('%s has “How to play” once, beside Close', async (_, presses) => {
  await page.viewport(320, 568);
  await openPage('/videos');
  await pressAsTheyCome(presses);
  await expect.element(button('Close')).toBeVisible();
  const middleOf = (at: Locator) => {
    const { top, bottom } = at.element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  await expect.poll(() => button('How to play').elements()).toHaveLength(1);
  expect(middleOf(button('How to play'))).toBe(middleOf(button('Close')));
});
