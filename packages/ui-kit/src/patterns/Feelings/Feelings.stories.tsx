import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { FeelingButtons, type FeelingChoice } from './FeelingButtons.tsx';
import { feelingsGuide } from './Feelings.guide.tsx';

const CHOICES: readonly FeelingChoice[] = [
  { id: 'happy', label: 'Happy', name: 'Happy, Leo’s post', count: '12', description: '12 people' },
  { id: 'proud', label: 'Well done', name: 'Well done, Leo’s post', description: '0 people' },
  {
    id: 'hug',
    label: 'A hug',
    name: 'Take back: A hug, Leo’s post',
    count: '1',
    description: '1 person. You feel this',
  },
  { id: 'sad', label: LONG_WORD, name: `${LONG_WORD}, Leo’s post`, description: '0 people' },
];

const meta = {
  title: 'Kit/Feelings',
  component: FeelingButtons,
  parameters: { guide: feelingsGuide, data: ['Leo’s post', LONG_WORD] },
  args: { label: 'How do you feel about this?', choices: CHOICES, chosenId: 'hug', onPress: fn() },
} satisfies Meta<typeof FeelingButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One's own has a check mark, and its name says what the next press does. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const own = canvas.getByRole('button', { name: 'Take back: A hug, Leo’s post' });
    await expect(own).toHaveAccessibleDescription('1 person. You feel this');
    await expect(own).not.toHaveAttribute('aria-pressed');
    await userEvent.click(canvas.getByRole('button', { name: 'Happy, Leo’s post' }));
    await expect(args.onPress).toHaveBeenCalledWith('happy');
  },
};
