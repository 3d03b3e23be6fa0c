import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { choosePictures, KIM, PICTURES, signUpAsKim } from '../../../../testing/ownAccount.ts';

const meta = {
  title: 'Screens/Profile pictures to log in',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy', data: KIM },
  beforeEach: () => signUpAsKim(),
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Log in with pictures';

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: TITLE }));
  const part = within(await screen.findByRole('dialog', { name: TITLE }));
  await waitFor(() => expect(part.getByRole('button', { name: 'Close' })).toHaveFocus());
  return part;
};

/** Opens the choice: only who says that the device is their own gets there. */
async function choose(pictures: readonly string[]) {
  const part = await open();
  await userEvent.click(await part.findByRole('button', { name: 'This is my own device' }));
  await waitFor(() => expect(part.getByRole('heading', { name: 'Choose four pictures' })).toHaveFocus());
  for (const picture of pictures)
    await userEvent.click(part.getByRole('button', { name: new RegExp(`^${picture}$`, 'i') }));
  return part;
}

/** What it is, and where it is not for. */
export const None: Story = {
  tags: ['long-tier'],
  play: async () => {
    const part = await open();
    await expect(await part.findByRole('button', { name: 'This is my own device' })).toBeVisible();
  },
};

/** What is chosen is shown in its order, to be remembered. */
export const Chosen: Story = {
  tags: ['long-tier'],
  play: async () => {
    const part = await choose(PICTURES);
    const list = part.getByRole('list', { name: 'Your pictures, in this order' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    list.scrollIntoView({ block: 'center' });
  },
};

/** Four times the same is found out at once by whoever looks on. */
export const FourTheSame: Story = {
  tags: ['long-tier'],
  play: async () => {
    const part = await choose(['cake', 'cake', 'cake', 'cake']);
    await userEvent.click(part.getByRole('button', { name: 'Save my pictures' }));
    const why = await part.findByText(/^These are four times the same\./);
    why.scrollIntoView({ block: 'center' });
    await expect(why).toBeVisible();
  },
};

/** They are there: other ones, or none. Never which. */
export const There: Story = {
  async beforeEach() {
    await choosePictures();
  },
  play: async () => {
    // That they were made is news, which is counted a moment later.
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
    const part = await open();
    const other = await part.findByRole('button', { name: 'Choose other pictures' });
    await waitFor(() => expect(other).toBeVisible());
  },
};
