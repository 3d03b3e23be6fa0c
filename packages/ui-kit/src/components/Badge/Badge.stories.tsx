import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeGuide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Kit/Badge', parameters: { guide: badgeGuide }, component: Badge } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'New' } };
export const Friends: Story = { args: { tone: 'friends', icon: 'lock', children: 'Friends Only' } };
export const Public: Story = { args: { tone: 'public', icon: 'globe', children: 'Public' } };
export const Template: Story = { args: { tone: 'template', icon: 'grateful', children: 'Grateful' } };
