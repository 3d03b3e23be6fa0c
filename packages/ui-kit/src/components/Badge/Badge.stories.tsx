import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, EMOJI, LONG_WORD } from '../../testing/hardWords.ts';
import { Row } from '../Layout/Layout.tsx';
import { badgeGuide } from './Badge.guide.tsx';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';
import { EveryoneGlyph, GratefulGlyph } from '../Icon/laterGlyphs.ts';

const meta = { title: 'Kit/Badge', parameters: { guide: badgeGuide }, component: Badge } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'New' } };
export const Friends: Story = { args: { tone: 'friends', icon: 'lock', children: 'Friends Only' } };
export const Public: Story = { args: { tone: 'public', icon: EveryoneGlyph, children: 'Public' } };
/** How something stands: an icon and a word, flat, so that nobody presses it. */
export const Success: Story = {
  args: { tone: 'success', children: 'Joined!' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('.fb-Badge > svg')).not.toBeNull();
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Full: 16 of 16' } };
export const Info: Story = { args: { tone: 'info', children: 'Starts later' } };
export const Template: Story = { args: { tone: 'template', icon: GratefulGlyph, children: 'Grateful' } };

export const HardWords: Story = {
  args: { children: 'Neutral' },
  render: () => (
    <Row wrap>
      <Badge tone="success">{LONG_WORD}</Badge>
      <Badge icon="lock">{EMOJI}</Badge>
      <Badge>{ARABIC}</Badge>
    </Row>
  ),
};
