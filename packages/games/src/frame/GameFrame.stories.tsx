import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mostPoints } from '../lib/best.ts';
import { isCount, memoryGameStore, writePersisted, type PersistedKind } from '../lib/persistedGame.ts';
import { GamesProvider } from '../provider/GamesProvider.tsx';
import { Counters, GameFrame } from './GameFrame.tsx';
import { GameResult } from './GameResult.tsx';
import { GameStart } from './GameStart.tsx';

const left: PersistedKind<number> = {
  key: 'story.unfinished',
  version: 1,
  parse: (data) => (isCount(data) ? data : undefined),
};

/** A device with an unfinished game on it. */
function deviceWithGame() {
  const stored = memoryGameStore();
  writePersisted(stored, left, 7);
  return stored;
}

const meta = {
  title: 'Games/Frame',
  component: GameFrame,
  args: {
    howToPlay: ['Turn a card over.', 'Turn another one over.', 'Find all pairs.'],
    howItWorks: ['Arrow keys go from card to card.', 'Enter or a tap turns a card over.'],
    settings: ['pace'],
    children: (
      <Counters
        items={[
          { term: 'Moves', details: '4' },
          { term: 'Points', details: '20' },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <GamesProvider value={{ random: () => 0, stored: deviceWithGame() }}>
        <Story />
      </GamesProvider>
    ),
  ],
} satisfies Meta<typeof GameFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One help for all: how to play it first, then how to press. It goes back to where it was asked for. */
export const HowToPlay: Story = {
  play: async () => {
    const help = screen.getByRole('button', { name: 'How to play' });
    await userEvent.click(help);
    const dialog = within(await screen.findByRole('dialog', { name: 'How to play' }));
    await waitFor(() => expect(dialog.getByText('Arrow keys go from card to card.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(help).toHaveFocus());
    await userEvent.click(help);
    await screen.findByRole('dialog');
  },
};

/** Asked once, before a new game would put the old one aside. */
export const Unfinished: Story = {
  render: () => <GameStart kind={left}>{(moves) => <p>{moves}</p>}</GameStart>,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const Result: Story = {
  render: () => (
    <GameResult
      turns={14}
      sentence="You found all 8 pairs in 14 moves."
      points={80}
      best={{ kind: mostPoints('story'), term: 'Your best', result: 80 }}
      onPlayAgain={fn()}
    />
  ),
};
