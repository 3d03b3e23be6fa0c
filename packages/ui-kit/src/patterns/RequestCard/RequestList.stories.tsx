import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { requestListGuide } from './RequestList.guide.tsx';
import { RequestList } from './RequestList.tsx';

const request = (name: string, bio: string) => ({ id: name, seed: name, name, username: `${name}_1`, bio });

const meta = {
  title: 'Kit/RequestList',
  component: RequestList,
  args: {
    heading: 'Friend Requests',
    requests: [request('Sam', 'I like ducks and painting.'), request('Maya', '')],
    onAccept: fn(),
    onDecline: fn(),
    declineEffect: (name) => `${name} will not be told.`,
  },
  parameters: { guide: requestListGuide },
} satisfies Meta<typeof RequestList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each button says whom it is about. */
export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Maya' }));
    await expect(args.onAccept).toHaveBeenCalledWith('Maya');
  },
};

/** Nobody can be accepted now; declining is always possible. */
export const AcceptBlocked: Story = { args: { acceptBlocked: 'You cannot do this now.' } };

export const Accepting: Story = { args: { pending: { Sam: 'accept', Maya: 'decline' } } };

/** What was not saved says so in its card, and the button that was pressed tries again. */
export const Failed: Story = {
  args: { failed: { Sam: { answer: 'accept', text: 'The request of Sam still waits for you.' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again, Accept Sam' }));
    await expect(args.onAccept).toHaveBeenCalledWith('Sam');
  },
};

/** Another tab was quicker. */
export const TooLate: Story = {
  args: { outcome: 'This request is not there anymore.', outcomeTone: 'info' },
};

export const Answered: Story = { args: { outcome: 'Request updated. You are now friends with Sam.' } };

/** Two members of one name are told apart by their usernames. */
export const HardNames: Story = {
  tags: ['long-tier'],
  args: {
    requests: [
      request('Wolfeschlegelsteinhausenbergerdorff'.repeat(3), 'a'.repeat(200)),
      request('🦆🦆🦆', '🎉'),
      { ...request('Sam', 'Hi'), id: 'one', username: 'sam_1' },
      { ...request('Sam', 'Hi'), id: 'two', username: 'sam_2' },
    ],
  },
};

export const None: Story = { args: { requests: [] } };
