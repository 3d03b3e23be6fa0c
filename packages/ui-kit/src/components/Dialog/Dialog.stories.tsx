import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { dialogGuide } from './Dialog.guide.tsx';
import { Dialog } from './Dialog.tsx';

function Working({ isOpen: startsOpen, onClose, ...props }: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Help</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Kit/Dialog',
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '32rem' } } },
  component: Dialog,
  args: {
    title: 'Need Help?',
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <Text>You are not alone. Choose what you need.</Text>
        <Button tone="quiet" icon="messages">
          Send a Message
        </Button>
      </>
    ),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Opened by keyboard, it starts at Close; the focus returns to the button that opened it. */
export const FromAButton: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Help' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Wide: Story = { args: { size: 'wide', title: 'Notifications' } };

/** More than a screen of words: the whole window scrolls, heading and Close with it. */
export const Long: Story = {
  args: {
    title: 'Community guidelines',
    children: Array.from({ length: 24 }, (_, index) => <Text key={index}>Rule {index + 1}: be kind.</Text>),
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    title: LONG_WORD,
    children: (
      <>
        <Text>{LONG_WORD}</Text>
        <Text dir="auto">{ARABIC}</Text>
      </>
    ),
  },
};
