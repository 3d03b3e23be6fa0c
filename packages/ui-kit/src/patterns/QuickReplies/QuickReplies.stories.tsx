import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  BreakGlyph,
  LaterGlyph,
  ThumbsDownGlyph,
  ThumbsUpGlyph,
  WaveGlyph,
} from '../../components/Icon/laterGlyphs.ts';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { quickRepliesGuide } from './QuickReplies.guide.tsx';
import { QuickReplies, type QuickReply } from './QuickReplies.tsx';

const REPLIES: readonly QuickReply[] = [
  { text: 'Hi, how are you?', icon: WaveGlyph },
  { text: 'Yes!', icon: ThumbsUpGlyph },
  { text: 'No, thank you', icon: ThumbsDownGlyph },
  { text: 'I need a break', icon: BreakGlyph },
  { text: 'Talk later?', icon: LaterGlyph },
];

const meta = {
  title: 'Kit/QuickReplies',
  component: QuickReplies,
  args: {
    replies: REPLIES,
    onPick: fn(),
  },
  parameters: { guide: quickRepliesGuide },
} satisfies Meta<typeof QuickReplies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes!' }));
    await expect(args.onPick).toHaveBeenCalledWith('Yes!');
  },
};

/** One that is long, and two that are the same: both can be pressed. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: { replies: [LONG_WORD, ARABIC, EMOJI, EMOJI].map((text) => ({ text })) },
  play: async ({ args, canvas }) => {
    for (const reply of canvas.getAllByRole('button', { name: EMOJI })) await userEvent.click(reply);
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};

export const None: Story = {
  args: { replies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
