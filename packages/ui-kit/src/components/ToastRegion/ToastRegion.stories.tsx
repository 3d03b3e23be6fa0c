import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { toastRegionGuide } from './ToastRegion.guide.tsx';
import { ToastRegion } from './ToastRegion.tsx';

function Working({ toast, onClose, ...props }: ComponentProps<typeof ToastRegion>) {
  const [shown, setShown] = useState(toast);
  const close = (id: string) => {
    setShown(undefined);
    onClose(id);
  };
  return (
    <>
      <Button tone="quiet">Share Post</Button>
      <ToastRegion {...props} toast={shown} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Kit/ToastRegion',
  parameters: { guide: toastRegionGuide, docs: { story: { inline: false, height: '32rem' } } },
  component: ToastRegion,
  args: {
    toast: {
      id: 'welcome',
      title: 'Welcome back!',
      text: "You're now logged in to The FriendBase.",
      tone: 'success',
    },
    onClose: fn(),
    onHold: fn(),
    onRelease: fn(),
    onEmptyFocus: fn(),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const toast = () => screen.getByRole('group', { name: 'Welcome back!' });
/** Its script comes a moment after the page. */
const shown = async () => void (await screen.findByRole('group'));

/** A landmark only while a message is there; it never speaks by itself. */
export const Success: Story = {
  play: async () => {
    await shown();
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(toast().closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Close' }).clientHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Info: Story = {
  tags: ['long-tier'],
  args: { toast: { id: 'info', title: 'Finding friends', text: 'We are looking for people.', tone: 'info' } },
  play: shown,
};

export const Destructive: Story = {
  args: {
    toast: {
      id: 'missing',
      title: 'Missing Information',
      text: 'Please fill in both username and password.',
      tone: 'destructive',
    },
  },
  play: shown,
};

/** F8 goes there from anywhere; Escape closes and goes back. With no message F8 asks to have that said. */
export const ByF8: Story = {
  tags: ['long-tier'],
  play: async ({ args, canvas, step }) => {
    await shown();
    const button = canvas.getByRole('button', { name: 'Share Post' });
    button.focus();
    await step('F8 leads to the message', async () => {
      await userEvent.keyboard('{F8}');
      await expect(toast()).toHaveFocus();
      await expect(args.onHold).toHaveBeenCalledTimes(1);
    });
    await step('Escape closes it and leads back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledWith('welcome');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('F8 with no message leaves focus alone', async () => {
      await userEvent.keyboard('{F8}');
      await expect(args.onEmptyFocus).toHaveBeenCalledTimes(1);
      await expect(button).toHaveFocus();
    });
  },
};

/** F6 visits it as a landmark; Close by keyboard leads back as well. */
export const ByF6: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await shown();
    const button = canvas.getByRole('button', { name: 'Share Post' });
    button.focus();
    await userEvent.keyboard('{F6}');
    await expect(toast()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** As long as a pointer rests on it or focus is in it, its time stands still. */
export const Held: Story = {
  play: async ({ args, step }) => {
    await shown();
    await step('a pointer and focus together hold it once', async () => {
      await userEvent.hover(toast());
      await userEvent.keyboard('{F8}');
      await expect(args.onHold).toHaveBeenCalledTimes(1);
    });
    await step('only when both are gone it is let go', async () => {
      await userEvent.unhover(toast());
      await expect(args.onRelease).not.toHaveBeenCalled();
      await userEvent.tab({ shift: true });
      await expect(args.onRelease).toHaveBeenCalledTimes(1);
    });
  },
};

const drag = async (distance: number, element = toast()) => {
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, isPrimary: true, button: 0 });
  await fireEvent.pointerDown(element, at(100));
  await fireEvent.pointerMove(element, at(100 + distance));
  await fireEvent.pointerUp(element, at(100 + distance));
};

/** 50 px to the right close it. Less, or to the left, moves it back. */
export const Swiped: Story = {
  play: async ({ args }) => {
    await shown();
    await drag(49);
    await drag(-80);
    await drag(80, screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await drag(50);
    await expect(args.onClose).toHaveBeenCalledWith('welcome');
  },
};

export const Nothing: Story = {
  tags: ['long-tier'],
  args: { toast: undefined },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    toast: { id: 'hard', title: LONG_WORD, text: `${LONG_WORD} ${ARABIC}`, tone: 'info', waitingCount: 1000 },
  },
  play: shown,
};
