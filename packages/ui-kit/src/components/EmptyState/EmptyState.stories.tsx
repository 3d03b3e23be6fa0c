import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { emptyStateGuide } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PlusGlyph } from '../Icon/laterGlyphs.ts';

const meta = {
  title: 'Kit/EmptyState',
  parameters: { guide: emptyStateGuide },
  component: EmptyState,
  args: { title: 'No posts yet', text: 'Be the first to share something.', illustration: 'empty-feed' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Feed: Story = {};
export const WithAWayOn: Story = { args: { children: <Button icon={PlusGlyph}>Write a post</Button> } };
export const BeingBuilt: Story = {
  args: { title: 'This page is being built', text: undefined, illustration: 'being-built' },
};
export const Lost: Story = {
  args: {
    title: 'We cannot find this page',
    text: 'It is not your fault.',
    illustration: 'not-found',
    children: <Button icon="home">Go to Home</Button>,
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { title: LONG_WORD, text: LONG_WORD, children: <Button>{EMOJI}</Button> },
};
