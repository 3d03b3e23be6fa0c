import type { Meta, StoryObj } from '@storybook/react-vite';
import { outcomeGuide } from './Outcome.guide.tsx';
import { Outcome } from './Outcome.tsx';

const meta = {
  title: 'Kit/Outcome',
  component: Outcome,
  args: { children: 'Profile updated!' },
  parameters: { guide: outcomeGuide },
} satisfies Meta<typeof Outcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Failure: Story = { args: { tone: 'danger', children: 'Not saved. Your words are still here.' } };
