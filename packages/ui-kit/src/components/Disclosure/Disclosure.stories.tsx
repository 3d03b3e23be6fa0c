import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ARABIC, EMOJI, LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { disclosureGuide } from './Disclosure.guide.tsx';
import { Disclosure } from './Disclosure.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { CommentGlyph } from '../Icon/laterGlyphs.ts';

function Working({ isOpen: startsOpen, onToggle, ...props }: ComponentProps<typeof Disclosure>) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const toggle = (opens: boolean) => {
    setIsOpen(opens);
    onToggle(opens);
  };
  return <Disclosure {...props} isOpen={isOpen} onToggle={toggle} />;
}

const meta = {
  title: 'Kit/Disclosure',
  parameters: { guide: disclosureGuide },
  component: Disclosure,
  args: {
    label: 'View Comments, 1',
    openLabel: 'Hide Comments, 1',
    icon: CommentGlyph as IconSource,
    isOpen: false,
    onToggle: fn(),
    children: <Text>What a lovely day!</Text>,
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is inside is out of reach, but for the browser's search in the page. */
export const Closed: Story = {};

export const Open: Story = { args: { isOpen: true } };

/** In a row with another button the pressed one keeps its place: the panel opens below the row. */
export const InARow: Story = {
  args: {
    subject: "Sam's post",
    renderRow: (button) => (
      <ActionBar label="Sam's post">
        <Button tone="plain">Share</Button>
        {button}
        <Button tone="plain">Delete</Button>
      </ActionBar>
    ),
    below: <Text>1 like</Text>,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "View Comments, 1, Sam's post" });
    const { left, top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Hide Comments, 1, Sam's post");
    const panel = canvas.getByText('What a lovely day!');
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await expect(button.getBoundingClientRect()).toMatchObject({ left, top });
  },
};

/** A subject that is long is only heard; two with the same words are told apart by it. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: { isOpen: true, openLabel: LONG_WORD, subject: ARABIC, children: <Text>{LONG_WORD}</Text> },
  render: (args) => (
    <>
      <Working
        {...args}
        renderRow={(button) => (
          <ActionBar label={LONG_NAME}>
            <Button tone="plain">{LONG_WORD}</Button>
            {button}
          </ActionBar>
        )}
      />
      <Working {...args} openLabel={EMOJI} />
      <Working {...args} openLabel={EMOJI} subject={LONG_NAME} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${EMOJI}, ${ARABIC}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${EMOJI}, ${LONG_NAME}` })).toBeVisible();
  },
};
