import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { textAreaGuide } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Kit/TextArea',
  parameters: { guide: textAreaGuide },
  component: TextArea,
  args: { label: 'What would you like to share?' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter starts a new line, the field grows with the text, and Tab leaves it. */
export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'What would you like to share?' });
    const before = field.getBoundingClientRect().height;
    await step('grows', async () => {
      await userEvent.tab();
      await userEvent.keyboard('One{Enter}Two{Enter}Three{Enter}Four{Enter}Five');
      await expect(field).toHaveValue('One\nTwo\nThree\nFour\nFive');
      await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    });
    await step('lets go', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
    });
  },
};

export const WithDescription: Story = {
  args: { id: 'post', need: 'optional', description: 'You can use a starter, or your own words.', rows: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'What would you like to share? (optional)' });
    await expect(field).toHaveAttribute('id', 'post');
    await expect(field).toHaveAccessibleDescription('You can use a starter, or your own words.');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Write something first.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write something first.');
  },
};

export const Refused: Story = {
  args: { defaultValue: 'I am grateful for the sun today.', errorMessage: 'Your post was not shared.' },
};

/** What is written runs in its own direction. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    label: LONG_WORD,
    description: LONG_WORD,
    errorMessage: LONG_WORD,
    defaultValue: `${ARABIC}\n${LONG_WORD}`,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: LONG_WORD });
    await expect(getComputedStyle(field).unicodeBidi).toBe('plaintext');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
