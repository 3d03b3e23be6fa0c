import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../Layout/index.ts';
import { ToggleTextButton } from './ToggleTextButton.tsx';

const meta = {
  title: 'Kit/ToggleTextButton',
  component: ToggleTextButton,
  args: { children: 'Like', icon: 'heart', isActive: false, count: '4 likes', onPress: fn() },
} satisfies Meta<typeof ToggleTextButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The name is the word alone, the count is its description, and there is no pressed state. */
export const Off: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button).toHaveAccessibleDescription('4 likes');
    await expect(button).not.toHaveAttribute('aria-pressed');
  },
};

export const On: Story = {
  args: {
    children: 'Unlike',
    icon: 'heartFilled',
    isActive: true,
    count: '5 likes',
    description: 'You like this.',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unlike' });
    await expect(button).toHaveAccessibleDescription('5 likes You like this.');
  },
};

function Likes() {
  const [isActive, setActive] = useState(false);
  return (
    <ToggleTextButton
      icon={isActive ? 'heartFilled' : 'heart'}
      isActive={isActive}
      count={isActive ? '1 like' : 'No likes yet'}
      onPress={() => setActive(!isActive)}
    >
      {isActive ? 'Unlike' : 'Like'}
    </ToggleTextButton>
  );
}

/** Each press changes the words; focus stays on the same button. */
export const Toggles: Story = {
  render: () => <Likes />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAccessibleName('Unlike');
      await expect(button).toHaveFocus();
    });
    await step('by mouse', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName('Like');
    });
  },
};

const both = (
  <Row>
    <ToggleTextButton icon="heart" isActive={false} count="4 likes">
      Like
    </ToggleTextButton>
    <ToggleTextButton icon="heartFilled" isActive count="5 likes">
      Unlike
    </ToggleTextButton>
  </Row>
);

export const Dark: Story = { globals: { theme: 'dark' }, render: () => both };

export const ContrastDark: Story = { globals: { theme: 'contrast-dark' }, render: () => both };
