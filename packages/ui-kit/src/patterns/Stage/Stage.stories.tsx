import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { stageGuide } from './Stage.guide.tsx';
import { Stage } from './Stage.tsx';
import { RestartGlyph } from '../../components/Icon/laterGlyphs.ts';

const meta = {
  title: 'Kit/Stage',
  component: Stage,
  parameters: { guide: stageGuide },
  args: {
    label: 'A walk by the lake',
    picture: <Illustration name="empty-feed" />,
    words: 'The path goes down to the water. Two ducks come to say hello.',
    progress: { percent: 45, label: 'The story', valueText: 'Part 2 of 4, 45 percent' },
    controls: (
      <>
        <Button icon="pause">Pause</Button>
        <Button tone="quiet" icon={RestartGlyph}>
          Start again
        </Button>
      </>
    ),
    parts: [
      { id: 'door', title: 'Out of the door' },
      { id: 'water', title: 'Down to the water' },
      { id: 'bench', title: 'A rest on the bench' },
      { id: 'home', title: 'Home again' },
    ],
    currentPartId: 'water',
    onSelectPart: fn(),
  },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StoryInParts: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Down to the water');
    await userEvent.click(canvas.getByRole('button', { name: 'Home again' }));
    await expect(args.onSelectPart).toHaveBeenCalledWith('home');
  },
};

export const NotStarted: Story = {
  args: {
    words: 'A picture story, about 20 seconds.',
    progress: { percent: 0, label: 'The story', valueText: 'Not started' },
    controls: <Button icon="play">Start</Button>,
    currentPartId: undefined,
  },
};

/** A breathing guide has a word and a number, and no picture. */
export const Breathing: Story = {
  args: {
    label: 'Calm breathing',
    picture: undefined,
    words: 'Breathe in',
    count: 4,
    progress: { percent: 20, label: 'Rounds', valueText: 'Round 2 of 5' },
    controls: (
      <>
        <Button icon="pause">Pause</Button>
        <Button tone="quiet" icon="stop">
          Stop
        </Button>
      </>
    ),
    parts: undefined,
  },
};

/** A figure may stand above the words, with the number in it. */
export const WithFigure: Story = {
  ...Breathing,
  args: {
    ...Breathing.args,
    figure: (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="40" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    ),
  },
};

export const LongWords: Story = {
  tags: ['long-tier'],
  args: {
    words: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz. '.repeat(3),
    parts: [{ id: 'only', title: '🌊'.repeat(40) }],
    currentPartId: 'only',
  },
};
