import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { LocaleProvider } from '../../words/WordsProvider.tsx';
import { hearLiveRegions, placeOfFocus } from '../../../testing/hearLiveRegions.ts';
import { Board } from './Board.tsx';
import type { BoardCard } from './Card.tsx';
import { memoryCards } from './fixture.tsx';

interface GameProps {
  rows?: BoardCard[][];
  onPress?: (card: BoardCard) => void;
  locale?: string;
  tabStops?: 'one' | 'each';
}

function Game({ rows = memoryCards(), onPress = () => undefined, locale = 'en-US', ...rest }: GameProps) {
  return (
    <LocaleProvider locale={locale}>
      <Board label="Memory cards, 4 by 4" rows={rows} onPress={onPress} {...rest} />
      <a href="#next">Next</a>
    </LocaleProvider>
  );
}

/** Presses keys, a step at a time: the place of the focus after each. */
async function walk(steps: readonly string[]) {
  const places = [];
  for (const keys of steps) {
    await userEvent.keyboard(keys);
    places.push(placeOfFocus());
  }
  return places;
}

describe('W24 Memory board', () => {
  it('keys: the board is one Tab stop, and takes the focus back where it was left', async () => {
    await render(<Game />);
    await userEvent.tab();
    expect(placeOfFocus()).toEqual([1, 1]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(placeOfFocus()).toEqual([2, 1]);
  });

  it(
    'keys: Tab stops at every card that is not matched, where the member has no arrow keys',
    { tags: 'long' },
    async () => {
      await render(<Game rows={memoryCards({ 1: 'matched', 2: 'open' })} tabStops="each" />);
      const places = [];
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab();
        places.push(placeOfFocus());
      }
      expect(places).toEqual([
        [1, 1],
        [1, 3],
        [1, 4],
        [2, 1],
      ]);
    },
  );

  it('keys: arrows move in two dimensions and stay at the edges', async () => {
    await render(<Game />);
    await userEvent.tab();
    expect(
      await walk([
        '{ArrowLeft}',
        '{ArrowUp}',
        '{ArrowRight}',
        '{ArrowDown}',
        '{ArrowRight}{ArrowRight}{ArrowRight}',
        '{ArrowDown}{ArrowDown}{ArrowDown}',
      ]),
    ).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 4],
      [4, 4],
    ]);
  });

  it(
    'keys: Home and End go to the ends of the row, with Control to the ends of the board',
    { tags: 'long' },
    async () => {
      await render(<Game />);
      await userEvent.tab();
      expect(
        await walk(['{ArrowDown}{End}', '{Home}', '{Control>}{End}{/Control}', '{Control>}{Home}{/Control}']),
      ).toEqual([
        [2, 4],
        [2, 1],
        [4, 4],
        [1, 1],
      ]);
    },
  );

  it('keys: from right to left, arrows follow the eye', { tags: 'long' }, async () => {
    document.documentElement.dir = 'rtl';
    await render(<Game locale="ar-AE" />);
    await userEvent.tab();
    const first = document.activeElement;
    await userEvent.keyboard('{ArrowLeft}');
    const second = document.activeElement;
    expect(second?.getBoundingClientRect().right).toBeLessThan(first?.getBoundingClientRect().left ?? 0);
  });

  it('keys: Enter and Space press the card, and a browser shortcut is left alone', async () => {
    const onPress = vi.fn<(card: BoardCard) => void>();
    await render(<Game onPress={onPress} />);
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{Home}{/Alt}');
    expect(placeOfFocus()).toEqual([1, 1]);
    await userEvent.keyboard('{Enter}{ArrowRight} ');
    expect(onPress.mock.calls.map(([{ id }]) => id)).toEqual(['card-0', 'card-1']);
  });

  it.each([
    ['down', 'face down'],
    ['open', 'House'],
    ['matched', 'House, matched'],
  ] as const)('heard: on a card that is %s: %s', async (state, name) => {
    await render(<Game rows={memoryCards({ 5: state })} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(placeOfFocus()).toEqual([2, 2]);
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  it('heard: the place of each card once, by the grid and by no name', async () => {
    const screen = await render(<Game />);
    const cards = screen.getByRole('gridcell').elements();
    const names = cards.map((cell) => cell.querySelector('button')?.getAttribute('aria-label'));
    expect(names).toEqual(Array(16).fill('face down'));
    const rows = screen.getByRole('grid').getByRole('row');
    expect(rows.elements()).toHaveLength(4);
    for (let row = 0; row < 4; row += 1)
      expect(rows.nth(row).getByRole('gridcell').elements()).toHaveLength(4);
  });

  it('heard: nothing when the game turns cards, which never moves the focus', async () => {
    const screen = await render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const focused = document.activeElement;
    const heard = hearLiveRegions();
    await screen.rerender(<Game rows={memoryCards({ 0: 'matched', 1: 'open', 8: 'matched' })} />);
    await screen.rerender(<Game rows={memoryCards({ 0: 'matched', 8: 'matched' })} />);
    expect(document.activeElement).toBe(focused);
    expect(await heard()).toEqual([]);
  });
});

it('keeps the focus when a smaller board is dealt', async () => {
  const screen = await render(<Game />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await screen.rerender(<Game rows={[memoryCards()[0]?.slice(0, 1) ?? []]} />);
  expect(placeOfFocus()).toEqual([1, 1]);
});

it('leaves the focus alone when a board is dealt that nobody is on', { tags: 'long' }, async () => {
  const screen = await render(<Game />);
  await userEvent.tab();
  (document.activeElement as HTMLElement).blur();
  await screen.rerender(<Game rows={[memoryCards()[0]?.slice(0, 1) ?? []]} />);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  [320, '100'],
  [320, '200'],
  [1280, '200'],
])('fits at %i px with text at %s percent, with cards to press', { tags: 'long' }, async (width, text) => {
  await page.viewport(width, 640);
  document.documentElement.dataset['text'] = text;
  await render(
    <main style={{ padding: 16 }}>
      <Game rows={memoryCards({ 0: 'matched', 5: 'open' })} />
    </main>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const cell of page.getByRole('gridcell').elements()) {
    const { width: inline, height, right } = cell.getBoundingClientRect();
    expect(Math.min(inline, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(width);
  }
});

describe('a press that slides off a card before it is let go', () => {
  it('turns neither that card nor the one below the finger', { tags: 'long' }, async () => {
    const onPress = vi.fn();
    await render(<Game onPress={onPress} />);
    const cards = page.getByRole('gridcell').getByRole('button');
    await userEvent.dragAndDrop(cards.nth(0), cards.nth(1));
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(cards.nth(1));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
