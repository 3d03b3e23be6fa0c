import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { toggleTextButtonGuide } from './ToggleTextButton.guide.tsx';
import { ToggleTextButton } from './ToggleTextButton.tsx';

const meta = {
  title: 'Kit/ToggleTextButton',
  parameters: { guide: toggleTextButtonGuide },
  component: ToggleTextButton,
  args: {
    children: 'Like',
    subject: "Sam's post",
    icon: 'heart',
    isActive: false,
    description: '4 likes.',
    onPress: fn(),
  },
} satisfies Meta<typeof ToggleTextButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The name begins with the visible word and says what is liked; there is no pressed state. */
export const Off: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "Like, Sam's post" });
    await expect(button).toHaveAccessibleDescription('4 likes.');
    await expect(button).not.toHaveAttribute('aria-pressed');
  },
};

export const On: Story = {
  args: {
    children: 'Unlike',
    icon: 'heartFilled',
    isActive: true,
    description: '5 likes. You like this.',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "Unlike, Sam's post" });
    await expect(button).toHaveAccessibleDescription('5 likes. You like this.');
  },
};

function Likes() {
  const [isActive, setActive] = useState(false);
  return (
    <Row>
      <ToggleTextButton
        icon={isActive ? 'heartFilled' : 'heart'}
        isActive={isActive}
        description={isActive ? '1 like. You like this.' : '0 likes.'}
        onPress={() => setActive(!isActive)}
      >
        {isActive ? 'Unlike' : 'Like'}
      </ToggleTextButton>
      <Link href="#next">Next</Link>
    </Row>
  );
}

/** Each press changes the words; focus stays, and so does what stands beside the button. */
export const Toggles: Story = {
  render: () => <Likes />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    const next = canvas.getByRole('link', { name: 'Next' });
    const { left } = next.getBoundingClientRect();
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAccessibleName('Unlike');
      await expect(button).toHaveFocus();
      await expect(next.getBoundingClientRect().left).toBe(left);
    });
    await step('the description waits until the focus has gone, so that a press is heard once', async () => {
      await expect(button).toHaveAccessibleDescription('0 likes.');
      await userEvent.tab();
      await expect(button).toHaveAccessibleDescription('1 like. You like this.');
    });
    await step('by mouse', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName('Like');
    });
  },
};

const both = (
  <Row>
    <ToggleTextButton icon="heart" isActive={false}>
      Like
    </ToggleTextButton>
    <ToggleTextButton icon="heartFilled" isActive>
      Unlike
    </ToggleTextButton>
  </Row>
);

/** Side by side, to be compared. */
export const Together: Story = { render: () => both };

export const HardWords: Story = {
  tags: ['long-tier'],
  render: () => (
    <Row wrap>
      {[LONG_WORD, EMOJI, EMOJI].map((words, at) => (
        <ToggleTextButton key={at} icon="heart" isActive={at === 1} subject={at === 1 ? ARABIC : undefined}>
          {words}
        </ToggleTextButton>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: EMOJI })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${EMOJI}, ${ARABIC}` })).toBeVisible();
  },
};
