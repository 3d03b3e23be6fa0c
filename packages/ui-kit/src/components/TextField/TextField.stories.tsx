import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { textFieldGuide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/TextField',
  parameters: { guide: textFieldGuide },
  component: TextField,
  args: { label: 'Username' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sam');
    await expect(field).toHaveValue('sam');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** Help stands before the field and is read with it; the id is the id of the input. */
export const NeededWithDescription: Story = {
  args: { id: 'username', need: 'needed', description: 'Friends see this name. It cannot be changed.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username (needed)' });
    await expect(field).toHaveAccessibleDescription('Friends see this name. It cannot be changed.');
    await expect(field).toHaveAttribute('id', 'username');
    const help = canvas.getByText('Friends see this name. It cannot be changed.');
    await expect(help.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Optional: Story = {
  args: { label: 'Caregiver email', need: 'optional', type: 'email', icon: 'mail' },
};

/** The message stands under the field with a picture, and is read after the help. */
export const Invalid: Story = {
  args: {
    need: 'needed',
    description: 'At least 3 letters.',
    errorMessage: 'Write a username.',
    icon: 'user',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username (needed)' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('At least 3 letters. Write a username.');
  },
};

function Correcting() {
  const [value, setValue] = useState('');
  const errorMessage = value === '' ? 'Write a username.' : undefined;
  return <TextField {...words} value={value} onChange={setValue} errorMessage={errorMessage} />;
}
const words = { label: 'Username', description: 'Friends see this name.' };

/** The error goes with the first letter, and nothing is read again for that: the help comes back with the next visit. */
export const Corrected: Story = {
  render: () => <Correcting />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Friends see this name. Write a username.');
    await userEvent.keyboard('s');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText('Write a username.')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Friends see this name.');
  },
};

/** The button shows the password and hides it again, saying so in its words. What was typed stays. */
export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    need: 'needed',
    icon: 'key',
    autoComplete: 'current-password',
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password (needed)');
    await userEvent.type(field, 'friends123');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await step('shows it by keyboard', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Show password' });
      await expect(button).toHaveFocus();
      await expect(button).not.toHaveAttribute('aria-pressed');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(button).toHaveAccessibleName('Hide password');
      await expect(button).toHaveFocus();
    });
    await step('hides it by mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveValue('friends123');
    });
  },
};

const several = (
  <Stack>
    <TextField label="Username" need="needed" icon="user" defaultValue="sam" />
    <TextField
      label="Password"
      need="needed"
      type="password"
      icon="key"
      errorMessage="Write your password."
    />
  </Stack>
);

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  render: () => several,
};

/** Side by side, to be compared. */
export const Together: Story = { render: () => several };

/** What is written runs in its own direction, on its own side of the page. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    label: LONG_WORD,
    need: 'needed',
    icon: 'user',
    description: LONG_WORD,
    errorMessage: LONG_WORD,
    defaultValue: ARABIC,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: `${LONG_WORD} (needed)` });
    await expect(getComputedStyle(field).unicodeBidi).toBe('plaintext');
  },
};
