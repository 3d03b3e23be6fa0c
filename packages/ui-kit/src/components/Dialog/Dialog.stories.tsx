import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
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

/** Close has the focus, Tab stays inside, and a click beside the dialog changes nothing. */
export const Open: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Need Help?' });
    await step('starts at Close, so that the name is heard once', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    });
    await step('keeps Tab inside', async () => {
      for (const name of ['Send a Message', 'Close']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('takes the page behind out of reach', async () => {
      await expect(canvas.getByText('Help').closest('[inert]')).not.toBeNull();
    });
    await step('stays on a click outside', async () => {
      const backdrop = dialog.closest('.fb-Dialog-backdrop');
      await userEvent.pointer({ keys: '[MouseLeft]', target: backdrop ?? document.body });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

/** Opened and left by keyboard, focus returns to the button that opened it. */
export const FromAButton: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Help' });
    await step('Escape leaves', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('Close leaves', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
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
