import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitorHeaderGuide } from './VisitorHeader.guide.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const meta = {
  title: 'Kit/VisitorHeader',
  component: VisitorHeader,
  args: { productName: 'FriendBase', tagline: 'A friendly, safe place to meet people.' },
  parameters: { guide: visitorHeaderGuide, layout: 'fullscreen' },
} satisfies Meta<typeof VisitorHeader>;
export default meta;

export const Normal: StoryObj<typeof meta> = {};
