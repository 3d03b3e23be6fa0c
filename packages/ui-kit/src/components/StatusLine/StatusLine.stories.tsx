import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { statusLineGuide } from './StatusLine.guide.tsx';
import { StatusLine } from './StatusLine.tsx';

const meta = {
  title: 'Kit/StatusLine',
  parameters: { guide: statusLineGuide },
  component: StatusLine,
} satisfies Meta<typeof StatusLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not a live region: the announcer has said it already. */
export const Success: Story = {
  args: { tone: 'success', children: 'Your post is shared.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
/** With a picture, where it is the end of something that took work. */
export const Finished: Story = {
  args: { tone: 'success', illustration: 'shared', children: 'Your post is shared.' },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('.fb-Illustration');
    await waitFor(() => expect(picture()).not.toBeEmptyDOMElement());
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Your like was not saved. Try again.' } };
export const Info: Story = { args: { tone: 'info', children: 'Updated at 2:05 PM.' } };

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { tone: 'success', illustration: 'saved', children: LONG_WORD },
};
