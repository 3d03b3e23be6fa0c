import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
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
/** Who sees it. */
export const Audience: Story = {
  args: { children: 'Public' },
  render: () => (
    <Row>
      <Badge tone="friends" icon="lock">
        Friends Only
      </Badge>
      <Badge tone="public" icon={EveryoneGlyph}>
        Public
      </Badge>
    </Row>
  ),
};
/** How something stands: an icon and a word, flat, so that nobody presses it. */
export const Standing: Story = {
  args: { children: 'Joined!' },
  render: () => (
    <Row>
      <Badge tone="success">Joined!</Badge>
      <Badge tone="danger">Full: 16 of 16</Badge>
      <Badge tone="info">Starts later</Badge>
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelectorAll('.fb-Badge > svg')).toHaveLength(3);
  },
};
export const Template: Story = { args: { tone: 'template', icon: GratefulGlyph, children: 'Grateful' } };

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { children: 'Neutral' },
  render: () => (
    <Row wrap>
      <Badge tone="success">{LONG_WORD}</Badge>
      <Badge icon="lock">{EMOJI}</Badge>
      <Badge>{ARABIC}</Badge>
    </Row>
  ),
};
