import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC, EMOJI, LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { nameButtonGuide } from './NameButton.guide.tsx';
import { NameButton } from './NameButton.tsx';

const meta = {
  title: 'Kit/NameButton',
  parameters: { guide: nameButtonGuide },
  component: NameButton,
  args: { name: 'Sam Rivers', onPress: fn() },
} satisfies Meta<typeof NameButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sam Rivers' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The heading is named by it, and is as tall as without it. */
export const InAHeading: Story = {
  render: (args) => (
    <Heading level={3}>
      <NameButton {...args} />
    </Heading>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Sam Rivers' });
    await expect(heading.getBoundingClientRect().height).toBeLessThan(40);
  },
};

/** A name of one letter is still a whole target; a long one breaks. */
export const HardWords: Story = {
  tags: ['long-tier'],
  render: (args) => (
    <Stack gap="large">
      {['A', LONG_NAME, LONG_WORD, EMOJI, ARABIC, '<b>Sam</b>'].map((name) => (
        <Heading key={name} level={3}>
          <NameButton {...args} name={name} />
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: ARABIC })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '<b>Sam</b>' })).toBeVisible();
  },
};
