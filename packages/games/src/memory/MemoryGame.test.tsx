import { Dialog, DEFAULTS, PreferencesProvider, type Preferences } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { forgetAnnouncements, hearLiveRegions, placeOfFocus } from '@friendbase/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { SimulatedClock } from 'xstate';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import { DEFAULT_CHOICES, memoryChoices, unfinishedMemory, type Unfinished } from './persisted.ts';
import { MemoryGame } from './MemoryGame.tsx';
import { MemoryTable } from './MemoryTable.tsx';
import { LOCK_MS, TURN_BACK_MS } from './setup.ts';

/** Pairs lie beside each other. */
const SORTED = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7];
const fresh: Unfinished = { deck: SORTED, found: [], seen: [], moves: 0, misses: 0, seconds: 0 };
const wellOn: Unfinished = { ...fresh, found: [2, 3, 4, 5, 6], seen: [0], moves: 9, seconds: 42 };

let clock: SimulatedClock;
beforeEach(() => {
  clock = new SimulatedClock();
  forgetAnnouncements();
});
afterEach(() => vi.restoreAllMocks());

/** Preferences that a test changes while the game runs. */
function wishes(first: Partial<Preferences> = {}) {
  let now: Preferences = { ...DEFAULTS, ...first };
  const watchers = new Set<() => void>();
  return {
    current: () => now,
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    change: (next: Partial<Preferences>) => {
      now = { ...now, ...next };
      for (const tell of watchers) tell();
    },
  };
}

interface ShowOptions {
  unfinished?: Unfinished;
  preferences?: Partial<Preferences>;
  stored?: ReturnType<typeof memoryGameStore>;
}

async function showTable({
  unfinished = wellOn,
  preferences = {},
  stored = memoryGameStore(),
}: ShowOptions = {}) {
  const store = wishes(preferences);
  const screen = await render(
    <PreferencesProvider store={store}>
      <InGames clock={clock} stored={stored}>
        <MemoryTable unfinished={unfinished} />
      </InGames>
    </PreferencesProvider>,
  );
  return { screen, stored, change: store.change };
}

const showGame = (stored = memoryGameStore(), won?: 'animals') =>
  render(
    <InGames clock={clock} stored={stored}>
      <MemoryGame won={won} />
    </InGames>,
  );

const passes = async (ms: number) => {
  clock.increment(ms);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};
/** What has the focus, as it is heard: a card's place, which the grid tells, and its name. */
const heardAtFocus = () => {
  const name = document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '';
  const place = placeOfFocus();
  return place ? `Row ${place.join(', column ')}, ${name}` : name;
};
const card = (place: string, state = 'face down') => {
  const [row = 1, column = 1] = place.split(', column ').map(Number);
  const cell = page
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);
  return cell.getByRole('button', { name: state, exact: true });
};
const detail = (term: string) =>
  page.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent;
const result = page.getByRole('heading', { name: 'Well done' });

describe('a press that does nothing', () => {
  it('is the second of two on one card, by mouse or by key', async () => {
    await showTable();
    await userEvent.dblClick(card('1, column 1'));
    await userEvent.keyboard('{Enter}{Enter}{Enter>3/}');
    await expect.element(card('1, column 1', 'Flower')).toHaveFocus();
    expect(detail('Moves')).toBe('9');
  });
});

describe('a finished game', () => {
  it('is told to the page once, with its moves', async () => {
    const onFinished = vi.fn<(turns: number) => void>();
    await render(
      <InGames clock={clock} onFinished={onFinished}>
        <MemoryTable unfinished={{ ...wellOn, found: [1, 2, 3, 4, 5, 6, 7] }} />
      </InGames>,
    );
    await userEvent.click(card('1, column 1'));
    await userEvent.click(card('1, column 2'));
    await passes(LOCK_MS);
    await expect.element(result).toBeVisible();
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(wellOn.moves + 1);
  });
});

describe('W24 Memory game', () => {
  it(
    'keys: a pair is found by a key and then a press, and by a press and then a key',
    { tags: 'long' },
    async () => {
      await showTable({ unfinished: fresh });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(card('1, column 2'));
      await passes(LOCK_MS);
      await userEvent.click(card('1, column 3'));
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await passes(LOCK_MS);
      expect([detail('Moves'), detail('Pairs')]).toEqual(['2', '2 of 8']);
    },
  );

  it('heard: each card at once, that a third one has to wait, and the focus stays', async () => {
    await showTable();
    const heard = hearLiveRegions();
    await userEvent.click(card('1, column 1'));
    await userEvent.click(card('1, column 3'));
    await userEvent.click(card('1, column 4'));
    await expect.element(card('1, column 4')).toHaveFocus();
    // Each of the two live regions has an order of its own.
    expect((await heard()).toSorted((one, other) => one.by.localeCompare(other.by))).toEqual([
      { by: 'alert', text: 'Flower.' },
      { by: 'alert', text: 'Tree. No match.' },
      { by: 'status', text: 'Wait.' },
    ]);
  });

  it('keys: arrow keys and Enter finish a game', { tags: 'long' }, async () => {
    await showTable({ unfinished: fresh });
    await userEvent.tab();
    for (let row = 0; row < 4; row += 1) {
      await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
      await passes(LOCK_MS);
      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
      await passes(LOCK_MS);
      await userEvent.keyboard('{Home}{ArrowDown}');
    }
    await expect.element(result).toBeVisible();
    expect([detail('Points'), detail('Your fewest moves')]).toEqual(['80', '8']);
    expect(heardAtFocus()).toBe('Row 4, column 1, Cloud, matched');
  });

  it('keys: Tab and Enter alone finish one, as with one switch', async () => {
    const stored = storeWith(unfinishedMemory, { ...fresh, seen: [0] });
    await render(
      <InGames clock={clock} stored={stored}>
        <Dialog title="Memory" isOpen onClose={() => undefined} size="wide">
          <MemoryGame />
        </Dialog>
      </InGames>,
    );
    const goTo = async (name: string | RegExp) => {
      for (let stop = 0; stop < 40 && !new RegExp(name).test(heardAtFocus()); stop += 1)
        await userEvent.tab();
      expect(heardAtFocus()).toMatch(name);
    };
    await goTo('Continue');
    await userEvent.keyboard('{Enter}');
    await goTo('Let Tab go to each card');
    await userEvent.keyboard('{Enter}');
    for (let pair = 0; pair < 8; pair += 1) {
      await goTo('face down');
      await userEvent.keyboard('{Enter}');
      await goTo('face down');
      await userEvent.keyboard('{Enter}');
      await passes(LOCK_MS);
    }
    await expect.element(result).toBeVisible();
    await goTo('Play again');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('grid', { name: 'Memory cards, 4 by 4' })).toHaveFocus();
  });

  it('heard: all that is needed to finish one', { tags: 'long' }, async () => {
    await showTable({ preferences: { pace: 'wait' } });
    await userEvent.tab();
    await playByEar();
    await expect.element(result).toBeVisible();
  });
});

/** Knows what the focus says and what is announced, and nothing of the screen. */
async function playByEar() {
  const known = new Map<string, string>();
  const goTo = async (place: string) => {
    const [, row = '1', column = '1'] = /Row (\d), column (\d)/.exec(place) ?? [];
    await userEvent.keyboard(
      `{Control>}{Home}{/Control}${'{ArrowDown}'.repeat(+row - 1)}${'{ArrowRight}'.repeat(+column - 1)}`,
    );
  };
  const faceDown: string[] = [];
  for (let at = 0; at < 16; at += 1) {
    await goTo(`Row ${Math.floor(at / 4) + 1}, column ${(at % 4) + 1}`);
    if (heardAtFocus().endsWith('face down')) faceDown.push(heardAtFocus());
  }
  const turn = async (place: string) => {
    await goTo(place);
    const heard = hearLiveRegions();
    await userEvent.keyboard('{Enter}');
    const said = (await heard()).map(({ text }) => text);
    known.set(place, /^\w+/.exec(said[0] ?? '')?.[0] ?? '');
    return said;
  };
  const all: string[] = [];
  for (let move = 0; move < 20 && !all.some((text) => text.startsWith('You found all')); move += 1) {
    const first = faceDown.find((place) => !known.has(place)) ?? faceDown[0] ?? '';
    all.push(...(await turn(first)));
    const others = faceDown.filter((place) => place !== first);
    const second =
      others.find((place) => known.get(place) === known.get(first)) ??
      others.find((place) => !known.has(place)) ??
      others[0] ??
      '';
    const said = await turn(second);
    all.push(...said);
    if (said[0]?.includes('Match.') === true)
      for (const place of [first, second]) faceDown.splice(faceDown.indexOf(place), 1);
  }
  expect(all).toContainEqual(expect.stringMatching(/^You found all 8 pairs in \d+ moves\.$/));
}

describe('where the member takes every step', () => {
  it('no time has to go by, the button stays, and keeps the focus', async () => {
    const { change } = await showTable();
    await userEvent.click(card('1, column 1'));
    await userEvent.click(card('1, column 3'));
    await passes(TURN_BACK_MS - 1);
    change({ pace: 'wait' });
    await expect.element(page.getByRole('button', { name: 'Turn back' })).toBeVisible();
    await passes(60_000);
    await expect.element(card('1, column 3', 'Tree')).toBeVisible();
    const heard = hearLiveRegions();
    await userEvent.click(page.getByRole('button', { name: 'Turn back' }));
    await expect.element(card('1, column 3')).toBeVisible();
    expect(heardAtFocus()).toBe('Turn back');
    expect(await heard()).toEqual([{ by: 'status', text: 'Face down again.' }]);
  });
});

describe('a game that is left', () => {
  it('at any moment goes on where it was, with no card open', async () => {
    const { screen, stored } = await showTable();
    await userEvent.click(card('1, column 1'));
    await userEvent.click(card('1, column 2'));
    await passes(LOCK_MS);
    await userEvent.click(card('1, column 3'));
    await screen.unmount();
    await showGame(stored);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByRole('heading', { name: 'Your game' })).toHaveFocus();
    await expect.element(card('1, column 1', 'Flower, matched')).toBeVisible();
    await expect.element(card('1, column 3')).toBeVisible();
    expect([detail('Moves'), detail('Pairs'), detail('Time')]).toEqual(['10', '6 of 8', '43 seconds']);
  });

  it.each([
    ['of an older version', { version: 0, data: wellOn }],
    ['that is damaged', { version: 1, data: { ...wellOn, deck: 'cards' } }],
  ])('and comes back %s is not offered: a new one begins', async (_, data) => {
    const stored = memoryGameStore();
    stored.write(unfinishedMemory.key, data);
    await showGame(stored);
    await expect.element(card('1, column 1')).toBeVisible();
    expect(page.getByRole('button', { name: /face down$/ }).elements()).toHaveLength(16);
  });

  it('for a new one is forgotten', async () => {
    const stored = storeWith(unfinishedMemory, wellOn);
    await showGame(stored);
    await userEvent.click(page.getByRole('button', { name: 'New game' }));
    await expect.element(card('4, column 4')).toBeVisible();
    expect(readPersisted(stored, unfinishedMemory)).toBeUndefined();
  });
});

describe('the pictures', () => {
  it('change in the middle of a game, which goes on, and the device remembers them', async () => {
    const { stored } = await showTable();
    await userEvent.click(card('1, column 1'));
    await page.getByRole('radio', { name: 'Food' }).click({ force: true });
    await expect.element(card('1, column 1', 'Apple')).toBeVisible();
    expect(detail('Moves')).toBe('9');
    expect(readPersisted(stored, memoryChoices)?.set).toBe('food');
  });

  it('are those of the garden where the device names some that are no more', async () => {
    const stored = memoryGameStore();
    writePersisted(stored, memoryChoices, { ...DEFAULT_CHOICES, set: 'cars' as 'food' });
    await showTable({ stored });
    await expect.element(page.getByRole('radio', { name: 'Garden' })).toBeChecked();
  });
});

describe('a set of pictures that was won', () => {
  const sets = () =>
    page
      .getByRole('radio')
      .elements()
      .map((one) => one.getAttribute('value'));

  it('lies on the table, and can be chosen in each game from then on', { tags: 'long' }, async () => {
    const stored = memoryGameStore();
    await showGame(stored, 'animals');
    await expect.element(page.getByRole('radio', { name: 'Animals' })).toBeChecked();
    await userEvent.click(card('1, column 1'));
    await expect
      .element(page.getByRole('button', { name: /\b(Dog|Robin|Cat|Rabbit|Hedgehog|Turtle|Duck|Frog)\b/ }))
      .toBeVisible();
    await page.getByRole('radio', { name: 'Food' }).click({ force: true });
    await cleanup();
    await showGame(stored);
    await userEvent.click(page.getByRole('button', { name: 'New game' }));
    await expect.element(page.getByRole('radio', { name: 'Food' })).toBeChecked();
    expect(sets()).toEqual(['garden', 'home', 'food', 'animals']);
  });

  it('is not offered where it was not', async () => {
    await showGame(memoryGameStore());
    await expect.element(page.getByRole('radio', { name: 'Garden' })).toBeChecked();
    expect(sets()).toEqual(['garden', 'home', 'food']);
  });
});

describe('the numbers', () => {
  it('stand while the page is out of sight', async () => {
    await showTable();
    await userEvent.click(card('1, column 1'));
    const sight = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await passes(60_000);
    sight.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await passes(1000);
    expect(detail('Time')).toBe('43 seconds');
  });

  it('are not there for a member who hides them, nor is the best result', async () => {
    const ended = { ...wellOn, found: [0, 1, 2, 3, 4, 5, 6, 7] };
    await showTable({ unfinished: ended, preferences: { hideCounters: true, hideBest: true } });
    await expect.element(page.getByText('You found all 8 pairs in 9 moves.')).toBeVisible();
    expect(
      page
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Points']);
  });
});
