import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitorHeader } from './VisitorHeader.tsx';

const meta = {
  title: 'Kit/VisitorHeader',
  component: VisitorHeader,
  args: { productName: 'FriendBase', tagline: 'A friendly, safe place to meet people.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VisitorHeader>;
export default meta;

export const Normal: StoryObj<typeof meta> = {};
