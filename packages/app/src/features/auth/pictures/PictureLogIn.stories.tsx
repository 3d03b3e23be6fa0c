import { createClient, listPictureFaces, logInWithPictures } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { KIM, leavePicturesAsKim, PICTURES } from '../../../../testing/ownAccount.ts';

const meta = {
  title: 'Screens/Auth screen with pictures',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { hasPictures: true },
  parameters: { layout: 'fullscreen', scenario: 'signed-out', data: KIM },
  beforeEach: () => leavePicturesAsKim(),
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const part = async () => within(await screen.findByRole('region', { name: 'Log in with pictures' }));

/** Opens the pictures of a face. */
async function openFace(name: string | RegExp) {
  const open = await part();
  await userEvent.click(await open.findByRole('button', { name }));
  const heading = await open.findByRole('heading', { level: 3 });
  await waitFor(() => expect(heading).toHaveFocus());
  return open;
}

async function pressAll(pictures: readonly string[]): Promise<void> {
  const open = await part();
  for (const picture of pictures)
    await userEvent.click(open.getByRole('button', { name: new RegExp(`^${picture}$`, 'i') }));
}

/** Who has chosen pictures on this device, by face and name. The password is above. */
export const Faces: Story = {
  play: async () => {
    const face = await (await part()).findByRole('button', { name: 'Kim Lee' });
    await expect(face).toBeVisible();
  },
};

/** How many are pressed, and never which: somebody may look on. */
export const TwoPressed: Story = {
  play: async () => {
    const open = await openFace('Kim Lee');
    await pressAll(PICTURES.slice(0, 2));
    await expect(open.getByText('2 of 4 pictures chosen')).toBeVisible();
  },
};

/** Wrong ones: it says so and starts over. There are tries left. */
export const Refused: Story = {
  tags: ['long-tier'],
  play: async () => {
    const open = await openFace('Kim Lee');
    await pressAll(PICTURES.toReversed());
    await userEvent.click(open.getByRole('button', { name: 'Log in with these pictures' }));
    await expect(await open.findByText(/^These are not your pictures, or not in your order\./)).toBeVisible();
    await expect(open.getAllByText('0 of 4 pictures chosen')[0]).toBeVisible();
    await waitFor(() => expect(open.getByRole('toolbar', { name: 'The pictures' })).toHaveFocus());
  },
};

/** Wrong too many times: the face says so, and what is left is the password above. */
export const Closed: Story = {
  tags: ['long-tier'],
  async beforeEach() {
    const call = createClient();
    const [face] = await call(listPictureFaces, {});
    const wrong = { faceId: face?.id ?? '', pictures: PICTURES.toReversed() };
    for (let n = 0; n < 5; n += 1) await call(logInWithPictures, { body: wrong }).catch(() => undefined);
  },
  play: async () => {
    const open = await openFace(/^Kim Lee/);
    await expect(open.getByText(/^That was wrong too many times\./)).toBeVisible();
    await expect(open.queryByRole('button', { name: 'Log in with these pictures' })).toBeNull();
  },
};
