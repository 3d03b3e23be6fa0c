import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { buttonGuide } from './Button.guide.tsx';
import { Button } from './Button.tsx';
import { TrashGlyph } from '../Icon/laterGlyphs.ts';
import type { IconSource } from '../Icon/Icon.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  parameters: { guide: buttonGuide },
  args: { children: 'Share Post', onPress: fn(), onBlockedPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Mouse, Enter and Space each press it once. */
export const Primary: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Share Post' });
    await step('by mouse', async () => {
      await userEvent.click(button);
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
    await step('by keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
    await step('is a full target', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    });
  },
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Show more posts' } };

export const Danger: Story = {
  args: { tone: 'danger', icon: TrashGlyph as IconSource, children: 'Throw away' },
};

export const Plain: Story = { args: { tone: 'plain', icon: 'undo', children: 'Undo' } };

/** After the press: the same button, which keeps the focus. */
export const Done: Story = { args: { tone: 'done', icon: 'check', children: 'Joined!' } };

export const Large: Story = {
  tags: ['long-tier'],
  args: { size: 'large', icon: 'login', children: 'Log In' },
};

/** Where many buttons have the same words, the name says what each acts on. It begins with the visible words. */
export const WithSubject: Story = {
  tags: ['long-tier'],
  args: { children: 'View Comments (3)', tone: 'quiet', subject: "Sam's post, 2:11 PM" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "View Comments (3), Sam's post, 2:11 PM" });
    await expect(button).toHaveTextContent('View Comments (3)');
  },
};

/** The words say so, focus stays, and a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Posting...' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Posting...' });
    await step('keeps its place in the tab order', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('ignores a second press', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

/** The reason is in view and read after the name; a press explains instead of acting. */
export const Blocked: Story = {
  args: { type: 'submit', blockedReason: 'Write something first.' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Share Post' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Write something first.');
    await step('can be reached', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('explains by keyboard and by mouse', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onBlockedPress).toHaveBeenCalledTimes(2);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

const tones = (
  <Row>
    <Button>Share Post</Button>
    <Button tone="quiet">Show more posts</Button>
    <Button tone="danger">Throw away</Button>
    <Button tone="plain">Undo</Button>
    <Button isPending>Saving...</Button>
    <Button blockedReason="Write something first.">Send</Button>
  </Row>
);

/** Side by side, to be compared. */
export const Together: Story = { render: () => tones };

/** Emoji are a name of their own; of two buttons with the same words, each says what it is about. */
export const HardWords: Story = {
  tags: ['long-tier'],
  render: (args) => (
    <Row wrap>
      <Button {...args} icon="send">
        {LONG_WORD}
      </Button>
      <Button {...args} tone="quiet" blockedReason={LONG_WORD}>
        {ARABIC}
      </Button>
      <Button {...args}>{EMOJI}</Button>
      <Button {...args} subject="Sam's post">
        {EMOJI}
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: EMOJI })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${EMOJI}, Sam's post` })).toBeVisible();
  },
};
