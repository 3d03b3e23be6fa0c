import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focusForReading } from '../../focus/focusForReading.ts';
import { Row, Stack } from '../Layout/Layout.tsx';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { headingGuide } from './Heading.guide.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Kit/Heading',
  parameters: { guide: headingGuide },
  component: Heading,
  args: { level: 1, children: 'Welcome, Sam' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Welcome, Sam</Heading>
      <Heading level={2}>Recent Posts from Friends</Heading>
      <Heading level={3}>Create a New Post</Heading>
      <Heading level={4}>Comments</Heading>
    </Stack>
  ),
};

/** Scripts can move the focus to it. It is focusable only while it has the focus. */
export const FocusedForReading: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Welcome, Sam' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    await expect(focusForReading(heading)).toBe(true);
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    await expect(heading).not.toHaveAttribute('tabindex');
  },
};

/** A member’s name as a heading: it breaks, and its first letters decide where it begins. */
export const HardNames: Story = {
  tags: ['long-tier'],
  args: { level: 1, children: '' },
  render: () => (
    <Row>
      {([1, 2, 3] as const).map((level) => (
        <Heading key={level} level={level}>
          <bdi>{[LONG_WORD, ARABIC, EMOJI][level - 1]}</bdi>
        </Heading>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: EMOJI })).toBeVisible();
  },
};
