import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { boardGuide } from './Board.guide.tsx';
import { Board, type BoardProps } from './Board.tsx';
import { faceOf, memoryCards } from './fixture.tsx';

/** Turns a card over at each press. */
function Turning({ rows, onPress, ...rest }: BoardProps) {
  const [cards, setCards] = useState(rows);
  return (
    <Board
      {...rest}
      rows={cards}
      onPress={(pressed) => {
        onPress(pressed);
        setCards((now) =>
          now.map((row) => row.map((card) => (card.id === pressed.id ? { ...card, state: 'open' } : card))),
        );
      }}
    />
  );
}

const meta = {
  title: 'Kit/Board',
  component: Board,
  parameters: { guide: boardGuide },
  args: { label: 'Memory cards, 4 by 4', rows: memoryCards(), onPress: fn() },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Board>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press turns a card over. The focus stays on it, and its name says what can be seen now. */
export const FaceDown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Memory cards, 4 by 4' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'House' })).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const InPlay: Story = { args: { rows: memoryCards({ 0: 'matched', 8: 'matched', 5: 'open' }) } };

export const AllMatched: Story = {
  args: { rows: memoryCards(Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, 'matched']))) },
};

export const OneCard: Story = {
  tags: ['long-tier'],
  args: {
    label: 'Memory cards, 1 by 1',
    rows: [[{ id: 'only', name: 'Star', face: faceOf('Star'), state: 'open' }]],
  },
};

export const LongNames: Story = {
  tags: ['long-tier'],
  args: {
    rows: [
      ['Donaudampfschifffahrtskapitän', '🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊', 'The boat on the lake'].map((name) => ({
        id: name,
        name,
        face: faceOf('Boat'),
        state: name.startsWith('The') ? 'matched' : 'open',
      })),
    ],
  },
};

/** Arrow keys follow the eye: the first card lies at the right, the next one to its left. */
export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { rows: memoryCards({ 0: 'matched', 8: 'matched', 5: 'open' }) },
};
