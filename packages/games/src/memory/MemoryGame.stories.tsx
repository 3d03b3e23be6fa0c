import type { Preferences } from '@friendbase/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { GameStore } from '../lib/persistedGame.ts';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import {
  DEFAULT_CHOICES,
  memoryChoices,
  unfinishedMemory,
  type TableChoices,
  type Unfinished,
} from './persisted.ts';
import { memoryMachine } from './machine.ts';
import { MemoryGame } from './MemoryGame.tsx';
import { MemoryTable } from './MemoryTable.tsx';

const DECK = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7];
const HALFWAY: Unfinished = {
  deck: DECK,
  found: [0, 3, 5],
  seen: [0, 1, 3, 5],
  moves: 7,
  misses: 2,
  seconds: 64,
};
const ENDED: Unfinished = { ...HALFWAY, found: [0, 1, 2, 3, 4, 5, 6, 7], moves: 14, misses: 0 };

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** A card by its place, row by row. */
const cardAt = (canvas: Canvas, place: string, name: string) => {
  const [row = 1, column = 1] = place.split(', column ').map(Number);
  const cell = canvas.getAllByRole('gridcell')[(row - 1) * 4 + column - 1];
  return within(cell as HTMLElement).getByRole('button', { name });
};

const turn = async (canvas: Canvas, ...places: string[]) => {
  for (const place of places) await userEvent.click(cardAt(canvas, place, 'face down'));
};

const withSet = (set: TableChoices['set']) => storeWith(memoryChoices, { ...DEFAULT_CHOICES, set });

/** A table as it was left, for a member who wants that. No time passes. */
const table = (stored: GameStore, wishes: Partial<Preferences> = {}, unfinished = HALFWAY) => (
  <InGames stored={stored} {...(Object.keys(wishes).length > 0 && { preferences: wishes })}>
    <MemoryTable unfinished={unfinished} />
  </InGames>
);

const stories = {
  ready: 'New',
  'playing.noneOpen': 'InPlay',
  'playing.oneOpen': 'OneOpen',
  'playing.match': 'Match',
  'playing.mismatch.timed': 'Mismatch',
  'playing.mismatch.unseen': 'Mismatch',
  'playing.mismatch.waiting': 'MismatchWaiting',
  locking: 'Match',
  finished: 'AllMatched',
};

const meta = {
  title: 'Games/Memory',
  component: MemoryGame,
  parameters: { machine: { logic: memoryMachine, stories } },
  render: () => table(withSet('garden')),
} satisfies Meta<typeof MemoryGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {
  render: () => (
    <InGames>
      <MemoryGame />
    </InGames>
  ),
};

/** A game was left: the member is asked first. */
export const Left: Story = {
  tags: ['long-tier'],
  render: () => (
    <InGames stored={storeWith(unfinishedMemory, HALFWAY)}>
      <MemoryGame />
    </InGames>
  ),
};

/** Four pairs are still to be found, and a matched card answers. */
export const InPlay: Story = {
  render: () => table(withSet('food')),
  play: async ({ canvas }) => {
    await userEvent.click(cardAt(canvas, '1, column 1', 'Apple, matched'));
    await expect(canvas.getByText('Apple is matched already.')).toBeVisible();
  },
};

/** After two tries without a match, the first card comes with a hint. */
export const OneOpen: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await turn(canvas, '3, column 2');
    await expect(canvas.getByText('Tree. You have seen the other one. It is in row 1.')).toBeVisible();
  },
};

export const Match: Story = {
  render: () => table(withSet('home')),
  play: async ({ canvas }) => {
    await turn(canvas, '1, column 2', '3, column 2');
    await expect(canvas.getByText('Key. Match. 10 points. 4 of 8 pairs.')).toBeVisible();
  },
};

export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await turn(canvas, '1, column 2', '1, column 3');
    await expect(canvas.getByText('Butterfly. No match.')).toBeVisible();
  },
};

/** At the member's own pace the cards wait for a press. */
export const MismatchWaiting: Story = {
  tags: ['long-tier'],
  render: () => table(withSet('garden'), { pace: 'wait', hideCounters: true }),
  play: async ({ canvas }) => {
    await turn(canvas, '1, column 2', '1, column 3');
    await expect(canvas.getByRole('button', { name: 'Turn back' })).toBeVisible();
  },
};

export const AllMatched: Story = {
  tags: ['long-tier'],
  render: () => table(withSet('garden'), {}, ENDED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You found all 8 pairs in 14 moves.')).toBeVisible();
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  render: () => (
    <InGames>
      <MemoryGame />
    </InGames>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'How to play' })),
};
