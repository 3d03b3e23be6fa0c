import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToggleTextButton } from '../ToggleTextButton/ToggleTextButton.tsx';
import { ActionBar } from './ActionBar.tsx';
import { actionBarGuide } from './ActionBar.guide.tsx';

const meta = {
  title: 'Kit/ActionBar',
  component: ActionBar,
  parameters: { guide: actionBarGuide, data: ["Leo Okafor's post"] },
  args: {
    label: "Leo Okafor's post",
    children: [
      <ToggleTextButton key="like" icon="heart" isActive={false}>
        Like
      </ToggleTextButton>,
      <Button key="comments" tone="plain" icon="messages">
        View Comments (3)
      </Button>,
      <Button key="more" tone="plain" icon="menu">
        More
      </Button>,
    ],
  },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = {};

/** The focus moves by arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'View Comments (3)' })).toHaveFocus();
  },
};
