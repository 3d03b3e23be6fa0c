import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createVoice, Post, WithVoice } from './fixture.tsx';
import { listenGuide } from './Listen.guide.tsx';

type Args = Parameters<typeof createVoice>[0] & { readAloud?: boolean; author?: string; words?: string };

const meta = {
  title: 'Kit/Listen',
  render: ({ readAloud = true, author, words, ...fake }: Args) => {
    const voice = createVoice(fake);
    return (
      <WithVoice voice={voice} readAloud={readAloud}>
        <Post {...(author && { author })} {...(words && { words })} />
      </WithVoice>
    );
  },
  parameters: { guide: listenGuide, data: ['We went to the lake. It was fun.', "Leo Okafor's post"] },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** For everybody who did not ask for it. */
export const Off: Story = {
  args: { readAloud: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: "Listen, Leo Okafor's post" })).toBeVisible();
  },
};

/** Stop and Pause stay at the edge of the window, and the button itself says Stop. */
export const Reading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Listen/ }));
    await expect(canvas.getByRole('button', { name: "Stop, Leo Okafor's post" })).toHaveFocus();
    const bar = within(canvasElement.ownerDocument.body).getByRole('region', { name: 'Reading aloud' });
    await expect(within(bar).getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const NoVoiceOnThisDevice: Story = {
  // The clock stands: what a device without a voice says is in the tests. Here its line is shown.
  args: { isThere: false },
};

/** A long name, and words from right to left. */
export const LongNameRightToLeft: Story = {
  tags: ['long-tier'],
  args: { author: 'Maximiliana-Alexandrowna-Wolkenstein-Trostburg', words: 'ذهبنا إلى البحيرة. كان ممتعا.' },
};
