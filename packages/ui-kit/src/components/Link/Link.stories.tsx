import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { KitRouterProvider, Link } from './Link.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { linkGuide } from './Link.guide.tsx';

const meta = {
  title: 'Kit/Link',
  parameters: { guide: linkGuide },
  component: Link,
  args: { href: '/friends', children: 'Find friends' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

const navigate = fn();

/** Inside a router provider a press opens the address without loading a new page. */
export const Standing: Story = {
  args: { icon: 'friends' },
  render: (args) => (
    <KitRouterProvider navigate={navigate}>
      <Link {...args} />
    </KitRouterProvider>
  ),
  play: async ({ canvas, step }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Find friends' });
    await step('by mouse', async () => {
      await userEvent.click(link);
      await expect(navigate).toHaveBeenLastCalledWith('/friends', undefined);
    });
    await step('by keyboard', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledTimes(2);
    });
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Nobody is here yet. <Link {...args} /> to start.
    </Text>
  ),
};

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** On its own, and inside a sentence. */
export const HardWords: Story = {
  tags: ['long-tier'],
  render: (args) => (
    <Stack>
      <Link {...args} icon="friends">
        {LONG_WORD}
      </Link>
      <Link {...args}>{EMOJI}</Link>
      <Text>
        Nobody is here yet. <Link {...args}>{LONG_WORD}</Link> or <Link {...args}>{ARABIC}</Link> to start.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: EMOJI })).toBeVisible();
  },
};
