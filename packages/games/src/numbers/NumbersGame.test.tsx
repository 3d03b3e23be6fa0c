import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { memoryGameStore } from '../lib/persistedGame.ts';
import { storeWith } from '../../testing/InGames.tsx';
import { storedNumbers } from './persisted.ts';
import type { Digit } from './rules.ts';
import { button, hidePage, openPage, status } from '../../testing/numbers/stage.tsx';

const unfinished = (sequence: readonly Digit[]) =>
  storeWith(storedNumbers, { sequence, repeated: sequence.length - 1 });

/** Goes on with an unfinished game, up to the member's turn. */
async function openTurn(sequence: readonly Digit[], preferences = {}) {
  const opened = await openPage({ stored: unfinished(sequence), preferences });
  await button('Continue').click();
  await button('Watch again').click();
  opened.passNumbers(sequence.length);
  await expect.element(status()).toMatchTextContent('Your turn.');
  return opened;
}

const texts = async (heard: ReturnType<typeof hearLiveRegions>) => (await heard()).map(({ text }) => text);

/** One switch moves on, another one presses. */
async function tabTo(name: string): Promise<void> {
  const isThere = () => document.activeElement === button(name).query();
  for (let tabs = 0; tabs < 30 && !isThere(); tabs += 1) await userEvent.tab();
  await expect.element(button(name)).toHaveFocus();
}

describe('W25 Number sequence', () => {
  it('keys: a round is played by keyboard alone, with the digits on the pads', async () => {
    const { passNumbers, clock } = await openPage({ digits: [3, 1] });
    await tabTo('Start');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Watch again')).toHaveFocus();
    passNumbers(1);
    await tabTo('1');
    await userEvent.keyboard('3');
    await expect.element(status()).toHaveTextContent('Correct. 5 points.');
    await expect.element(button('3')).toHaveFocus();
    clock.increment(1000);
    passNumbers(2);
    await userEvent.keyboard('3{ArrowUp} ');
    await expect.element(status()).toHaveTextContent('Correct. 10 points.');
  });

  it('keys: a switch, Tab and Enter, repeats three numbers step by step, without any time', async () => {
    const { clock } = await openPage({ digits: [3, 3, 1], preferences: { pace: 'wait' } });
    await tabTo('Start');
    for (let length = 1; length <= 3; length += 1) {
      const seen: string[] = [];
      await userEvent.keyboard('{Enter}');
      clock.increment(DOUBLE_PRESS_MS);
      for (let place = 1; place <= length; place += 1) {
        await expect.element(status()).toMatchTextContent(`(${place} of ${length})`);
        seen.push(
          status()
            .element()
            .textContent.replace(/Now: (\d).*/, '$1'),
        );
        await userEvent.keyboard('{Enter}');
      }
      for (const pad of seen) {
        await tabTo(pad);
        await userEvent.keyboard('{Enter}');
      }
      await expect.element(status()).toHaveTextContent(`Correct. ${5 * length} points.`);
      await tabTo(length < 3 ? 'Next round' : 'Finish');
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You repeated 3 numbers in a row.').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    await tabTo('Play again');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Start')).toHaveFocus();
  });

  it('heard: one sentence for the numbers, the turn, and how it went', async () => {
    const { passNumbers, clock } = await openPage({ digits: [3, 1], stored: unfinished([3, 1, 4]) });
    const heard = hearLiveRegions();
    await button('Continue').click();
    await button('Watch again').click();
    passNumbers(3);
    await tabTo('1');
    await userEvent.keyboard('1');
    clock.increment(1000);
    passNumbers(3);
    await userEvent.keyboard('314');
    expect(await heard()).toEqual(
      [
        'Watch: 3, 1, 4.',
        'Your turn. 3 numbers.',
        'Not quite. Watch again: 3, 1, 4.',
        'Your turn. 3 numbers.',
        'Correct. 15 points.',
      ].map((text) => ({ by: 'status', text })),
    );
  });

  it(
    'heard: each press once, by the focus that it moves or else by its digit',
    { tags: 'long' },
    async () => {
      await openTurn([3, 3, 1, 1, 4]);
      button('2').element().focus();
      const heard = hearLiveRegions();
      await userEvent.keyboard('3'); // the focus goes to 3
      await userEvent.keyboard('3');
      await button('1').click();
      await userEvent.keyboard('{Enter}');
      expect(await texts(heard)).toEqual(['3 again', '1', '1 again']);
    },
  );

  it(
    'heard: “Wait for your turn” for an early press, which keeps the focus and presses nothing',
    { tags: 'long' },
    async () => {
      const { passNumbers } = await openPage({ stored: unfinished([3, 1]) });
      await button('Continue').click();
      await button('Watch again').click();
      button('3').element().focus();
      const heard = hearLiveRegions();
      await userEvent.keyboard('3');
      await expect.element(button('3')).toHaveFocus();
      await expect.element(button('3')).toHaveAttribute('aria-disabled', 'true');
      expect(await texts(heard)).toEqual(['Wait for your turn']);
      passNumbers(2);
      await expect.element(status()).toHaveTextContent('Your turn. 2 numbers.');
      await expect.element(button('3')).not.toHaveAttribute('aria-disabled');
    },
  );

  it('heard: enough to play by, without a look at the page', { tags: 'long' }, async () => {
    const { passNumbers, clock } = await openPage({ digits: [2, 2, 4] });
    const heard = hearLiveRegions();
    await button('Start').click();
    for (let length = 1; length <= 3; length += 1) {
      passNumbers(length);
      const told = (await texts(heard)).findLast((text) => text.startsWith('Watch: ')) ?? '';
      for (const pad of told.match(/\d/g) ?? []) await button(pad).click();
      clock.increment(1000);
    }
    await expect.poll(async () => (await texts(heard)).includes('Correct. 15 points.')).toBe(true);
  });
});

describe('the numbers that are shown', () => {
  it('can be read at every step, silent, in forced colours and without motion', async () => {
    const wish = (features: { name: string; value: string }[]) =>
      cdp().send('Emulation.setEmulatedMedia', { features });
    await wish([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    const { clock } = await openPage({ stored: unfinished([3, 3, 1]) });
    await button('Continue').click();
    await button('Watch again').click();
    for (const [place, digit] of [3, 3, 1].entries()) {
      const words = `Now: ${digit} (${place + 1} of 3)`;
      await expect.element(status()).toHaveTextContent(words);
      const line = (name: string) =>
        Number.parseFloat(getComputedStyle(button(name).element()).borderTopWidth);
      expect(line(String(digit))).toBeGreaterThanOrEqual(3 * line('2'));
      clock.increment(400);
      // Dark, but still to be read.
      await expect.element(status()).toHaveTextContent(words);
      clock.increment(400);
    }
    await button('2').click();
    await expect.element(status()).toHaveTextContent('Not quite. Watch again: 3, 3, 1.');
    await wish([]);
  });

  it('stay in writing for those who want them so, for the same points', { tags: 'long' }, async () => {
    await openTurn([3, 1], { writtenSequence: true, hints: 'always' });
    await expect.element(page.getByText('The numbers: 3, 1')).toBeVisible();
    await expect.element(button('Show it in writing')).not.toBeInTheDocument();
    await button('3').click();
    await button('1').click();
    await expect.element(status()).toHaveTextContent('Correct. 10 points.');
  });
});

describe('help', () => {
  it('comes after the second wrong try, takes the focus when asked for, and goes with the round', async () => {
    const { passNumbers, clock } = await openTurn([3]);
    await button('1').click();
    await expect.element(button('Show it in writing')).not.toBeInTheDocument();
    clock.increment(1000);
    passNumbers(1);
    await button('1').click();
    await button('Show it in writing').click();
    const written = page.getByText('The numbers: 3');
    await expect.element(written).toBeVisible();
    expect(document.activeElement).toContainElement(written.element() as HTMLElement);
    clock.increment(1000);
    passNumbers(1);
    await button('3').click();
    clock.increment(1000);
    await expect.element(status()).toMatchTextContent('Now:');
    await expect.element(written).not.toBeInTheDocument();
  });

  it.each([
    ['always', true],
    ['never', false],
  ] as const)('is offered %s, where the member wants it so', { tags: 'long' }, async (hints, isThere) => {
    const { passNumbers, clock } = await openTurn([3], { hints });
    expect(button('Show it in writing').query() !== null).toBe(isThere);
    for (let tries = 1; tries <= 2; tries += 1) {
      await button('1').click();
      clock.increment(1000);
      passNumbers(1);
    }
    expect(button('Show it in writing').query() !== null).toBe(isThere);
  });
});

describe('a game that is interrupted', () => {
  it('rests while its page is out of sight', { tags: 'long' }, async () => {
    const { passNumbers } = await openPage({ stored: unfinished([3, 1]) });
    await button('Continue').click();
    await button('Watch again').click();
    hidePage();
    passNumbers(5);
    await expect.element(status()).toHaveTextContent('Press Watch again when you are ready.');
    await button('Watch again').click();
    await expect.element(status()).toHaveTextContent('Now: 3 (1 of 2)');
  });

  it('waits as it was, whenever it is closed', async () => {
    const stored = memoryGameStore();
    const first = await openPage({ stored, digits: [3, 1] });
    await button('Start').click();
    first.passNumbers(1);
    await button('3').click();
    await first.screen.unmount();
    const second = await openPage({ stored, digits: [1] });
    await button('Continue').click();
    await button('Watch again').click();
    await expect.element(status()).toHaveTextContent('Now: 3 (1 of 2)');
    second.passNumbers(1);
    await second.screen.unmount();
    await openPage({ stored });
    await button('Continue').click();
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('5');
  });

  it.each([
    ['damaged', { version: 1, data: { sequence: [7], repeated: 0 } }],
    ['of an older version', { version: 0, data: { sequence: [3], repeated: 0 } }],
  ])('is a new one where what is persisted is %s', async (_, data) => {
    const stored = memoryGameStore();
    stored.write(storedNumbers.key, data);
    await openPage({ stored });
    await expect.element(button('Start')).toBeVisible();
    await expect.element(button('Continue')).not.toBeInTheDocument();
  });
});

describe('how hard it is', () => {
  it.each([
    ['easy', 1],
    ['hard', 5],
  ] as const)('changes how long the first sequence is: %s, %d', async (difficulty, length) => {
    const { passNumbers } = await openPage({ digits: [3, 1, 4], difficulty });
    await button('Start').click();
    passNumbers(length - 1);
    await expect.element(status()).not.toMatchTextContent('Your turn.');
    passNumbers(1);
    await expect.element(status()).toMatchTextContent('Your turn.');
    for (const pad of ['3', '1', '4', '3', '1'].slice(0, length)) {
      await expect.element(page.getByText(/^Correct\. /).first()).not.toBeInTheDocument();
      await button(pad).click();
    }
    await expect.element(status()).toHaveTextContent(`Correct. ${5 * length} points.`);
  });
});

describe('a result', () => {
  it('is told to the page once, with the sequences that were repeated', async () => {
    const onFinished = vi.fn<(turns: number) => void>();
    await openPage({ stored: unfinished([3, 3, 1, 1, 4]), onFinished });
    await button('Continue').click();
    await button('Finish').click();
    await expect.element(page.getByText('You repeated 4 numbers in a row.').first()).toBeVisible();
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('tells points and the best, and nothing waits after it', { tags: 'long' }, async () => {
    const { stored, prefer } = await openTurn([3, 1, 4]);
    await button('Finish').click();
    await expect.element(page.getByText('You repeated 2 numbers in a row.').first()).toBeVisible();
    await expect.element(page.getByText('Your most points')).toBeVisible();
    expect(stored.read(storedNumbers.key)).toBeNull();
    prefer({ hideBest: true });
    await expect.element(page.getByText('Your most points')).not.toBeInTheDocument();
  });

  it('has no numbers before it, where the member hides them', { tags: 'long' }, async () => {
    await openPage({ preferences: { hideCounters: true } });
    await expect.element(button('Start')).toBeVisible();
    await expect.element(page.getByText('Numbers in a row')).not.toBeInTheDocument();
  });
});

describe('the help beside Close', () => {
  it('has the steps first, lets the game rest, and gives the focus back', async () => {
    const { passNumbers } = await openTurn([3, 1, 4]);
    await button('Watch again').click();
    await button('How to play').click();
    const help = page.getByRole('dialog', { name: 'How to play' });
    await expect.element(help.getByRole('listitem').first()).toHaveTextContent('Watch the numbers.');
    passNumbers(3);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('How to play')).toHaveFocus();
    await expect.element(status()).toHaveTextContent('Press Watch again when you are ready.');
  });
});
