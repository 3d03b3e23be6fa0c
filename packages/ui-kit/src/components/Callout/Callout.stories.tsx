import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { calloutGuide } from './Callout.guide.tsx';
import { Callout } from './Callout.tsx';
import { AchievementGlyph } from '../Icon/laterGlyphs.ts';

const meta = {
  title: 'Kit/Callout',
  parameters: { guide: calloutGuide },
  component: Callout,
  args: {
    title: 'Stay safe',
    icon: 'shield',
    tone: 'safety',
    children: <Text>Never tell anyone your password.</Text>,
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Safety: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Stay safe' })).toBeVisible();
  },
};
export const Welcome: Story = { args: { title: 'Look around first', icon: 'user', tone: 'welcome' } };
export const Info: Story = { args: { title: 'This is a demo', icon: 'info', tone: 'info', titleLevel: 3 } };
export const Success: Story = { args: { title: 'Your account is ready', icon: 'check', tone: 'success' } };
export const Danger: Story = { args: { title: 'You cannot undo this', icon: 'warning', tone: 'danger' } };
export const Joy: Story = { args: { title: 'Well done', icon: AchievementGlyph, tone: 'joy' } };

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { title: LONG_WORD, children: <Text dir="auto">{ARABIC}</Text> },
};
