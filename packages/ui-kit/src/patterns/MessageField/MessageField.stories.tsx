import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PreferencesProvider, usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { fixedStore } from '../../stores/store.ts';
import { messageFieldGuide } from './MessageField.guide.tsx';
import { MessageField } from './MessageField.tsx';

function Working({ value: start, onChange, onSend, ...props }: ComponentProps<typeof MessageField>) {
  const [value, setValue] = useState(start);
  const change = (text: string) => {
    setValue(text);
    onChange(text);
  };
  const send = (text: string) => {
    onSend(text);
    setValue('');
  };
  return <MessageField {...props} value={value} onChange={change} onSend={send} />;
}

const meta = {
  title: 'Kit/MessageField',
  component: MessageField,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    quickReplies: ['Hi, how are you?', 'Yes!', 'No, thank you', 'I need a break', 'Talk later?'].map(
      (text) => ({
        text,
      }),
    ),
  },
  parameters: { guide: messageFieldGuide },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof MessageField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Send says what is missing, and the focus is in the field for it. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAccessibleDescription('Write something first.');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** One press fills the field, a second one sends. */
export const ByTwoPresses: Story = {
  tags: ['long-tier'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes!' }));
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field).toHaveValue('Yes!');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Yes!');
    await expect(field).toHaveFocus();
  },
};

/** A quick reply is added to the member's own words, and can be taken back. */
export const Added: Story = {
  tags: ['long-tier'],
  args: { value: 'I saw a duck.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Talk later?' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('I saw a duck. Talk later?');
    await expect(canvas.getByText('Your words were kept.')).toBeVisible();
  },
};

function Asking(props: ComponentProps<typeof MessageField>) {
  const around = usePreferences((preferences) => preferences);
  return (
    <PreferencesProvider store={fixedStore({ ...around, askSending: true })}>
      <Working {...props} />
    </PreferencesProvider>
  );
}

/** For a member who wants to be asked: the safe answer keeps the words. */
export const AskedFirst: Story = {
  args: { value: 'See you at four' },
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { value: 'See you at four', isSending: true } };

export const Failed: Story = { tags: ['long-tier'], args: { value: 'See you at four', hasFailed: true } };

/** Nothing can be sent now: the button says why, and the words stay. */
export const Blocked: Story = {
  args: { value: 'See you at four', blockedReason: 'You cannot write to Sam now.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** More than a message can have. Every word stays. */
export const TooLong: Story = { args: { value: 'See you at four. '.repeat(12).trim(), mostCharacters: 150 } };

export const HardReplies: Story = {
  tags: ['long-tier'],
  args: {
    quickReplies: ['👍', '💛', 'Donaudampfschifffahrtsgesellschaft'.repeat(3), 'نعم'].map((text) => ({
      text,
    })),
  },
};
