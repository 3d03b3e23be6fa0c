import { PUSH_KEY, pushSubscription } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, errorAnswer } from '../../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../../testing/AppStage.tsx';
import { fakePush, withoutPush } from '../../../../../testing/fakePush.ts';

const meta = {
  title: 'Screens/Profile on this device',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy', pushKey: PUSH_KEY },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the window, and moves to the last part of it. */
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'What you are told' }));
  const part = within(await screen.findByRole('dialog', { name: 'What you are told' }));
  await waitFor(() => expect(part.getByRole('button', { name: 'Close' })).toHaveFocus());
  return part;
}

/** Shows the part by its last element, which a picture is of. */
const seen = async (element: Promise<HTMLElement>) => (await element).scrollIntoView({ block: 'end' });

const TURN_ON = { name: 'Turn on for this device' };
const TURN_OFF = { name: 'Turn off for this device' };

/** What happens, what is never told and what the browser does is read before the press. */
export const Off: Story = {
  beforeEach: () => fakePush(),
  play: async () => seen((await open()).findByRole('button', TURN_ON)),
};

/** The browser asks, and waits for the member. */
export const Asking: Story = {
  tags: ['long-tier'],
  beforeEach: () => fakePush({ answer: new Promise(() => {}) }),
  play: async () => {
    const part = await open();
    await userEvent.click(await part.findByRole('button', TURN_ON));
    await seen(part.findByRole('button', { name: 'Turning on...' }));
  },
};

/** It says so, and the focus stays on the button, which takes it back now. */
export const On: Story = {
  tags: ['long-tier'],
  beforeEach: () => fakePush(),
  play: async () => {
    const part = await open();
    await userEvent.click(await part.findByRole('button', TURN_ON));
    const button = await part.findByRole('button', TURN_OFF);
    await expect(button).toHaveFocus();
    await expect(part.getByText('This device tells you when something is new.')).toBeVisible();
    await seen(part.findByText(/^It ends when you log out/));
  },
};

/** The way back is the browser's own, in easy words. */
export const Denied: Story = {
  beforeEach: () => fakePush({ answer: 'denied' }),
  play: async () => {
    const part = await open();
    await userEvent.click(await part.findByRole('button', TURN_ON));
    const again = await part.findByRole('button', { name: 'Look again' });
    await expect(again).toHaveFocus();
    await seen(Promise.resolve(again));
  },
};

/** The browser could not subscribe: nothing is changed, and the same press tries again. */
export const Failed: Story = {
  tags: ['long-tier'],
  beforeEach: () => fakePush({ fails: true }),
  play: async () => {
    const part = await open();
    await userEvent.click(await part.findByRole('button', TURN_ON));
    const again = await part.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveFocus();
    await seen(Promise.resolve(again));
  },
};

/** FriendBase does not say how the device is set. */
export const Unknown: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    const stops = [
      fakePush(),
      answerInstead({ method: 'GET', path: '/api/push' }, () => errorAnswer(500, 'ourFault')),
    ];
    return () => stops.forEach((stop) => stop());
  },
  play: async () => seen((await open()).findByRole('button', { name: 'Try again' })),
};

/** Says what to do on a phone. */
export const Unable: Story = {
  tags: ['long-tier'],
  beforeEach: () => withoutPush(),
  play: async () => seen((await open()).findByText(/^This browser cannot do that/)),
};

/** The browser has another address, or none: it hears nothing, so it is off. */
export const EndedElsewhere: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    const { endpoint, tells } = pushSubscription(9);
    const answered = { publicKey: PUSH_KEY, subscription: { endpoint, tells } };
    const stops = [
      fakePush({ permission: 'granted', isSubscribed: true }),
      changeAnswers({ method: 'GET', path: '/api/push' }, () => answered),
    ];
    return () => stops.forEach((stop) => stop());
  },
  play: async () => seen((await open()).findByRole('button', TURN_ON)),
};
