import { FakeStorage } from '@friendbase/mocks/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { settingGroups } from '../words/en/comfort.ts';
import { AppStage } from '../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Comfort settings',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  args: { path: '/profile' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

function refusing(): FakeStorage {
  const storage = new FakeStorage();
  storage.isFull = true;
  return storage;
}

async function open() {
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.click(screen.getByRole('button', { name: 'Comfort settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'My comfort settings' });
  // The window fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
type Dialog = Awaited<ReturnType<typeof open>>;

const openGroup = async (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${name}`) }));
const makeLarger = async (dialog: Dialog) => userEvent.click(dialog.getByRole('radio', { name: '115 %' }));

/** Pictures first; each group is closed until it is wanted. */
export const FirstOpening: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: 'Easy and big' })).toBeVisible();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.queryByText('Changed today')).toBeNull();
  },
};

/** All there is to choose, one group below the other, as by a search that finds everything. */
export const EveryGroup: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search the settings' }), 'e');
    for (const name of Object.values(settingGroups.messages)) {
      const group = await dialog.findByRole('button', { name: new RegExp(`^${name}`), expanded: true });
      await expect(group).toBeVisible();
    }
  },
};

/** What was set today, each group's count, and the last change with its Undo. */
export const Changed: Story = {
  tags: ['long-tier'],
  play: async ({ step }) => {
    const before = await open();
    await openGroup(before, 'Reading');
    await userEvent.click(before.getByRole('radio', { name: '130 %' }));
    await userEvent.click(before.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Changed today')).toBeVisible());
    await openGroup(dialog, 'Reading');
    await makeLarger(dialog);
    await expect(await dialog.findByText('Text size 115 %. Saved on this device.')).toBeVisible();
    await step('all of it is put back, and that can be undone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Show more settings' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Put it back' }));
      await waitFor(() => expect(dialog.getByRole('radio', { name: '100 %' })).toBeChecked());
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(dialog.getByRole('radio', { name: '115 %' })).toBeChecked());
    });
  },
};

/** Only voices of the device read aloud: where there is none, an honest line stands in their place. */
export const NoVoice: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  },
  play: async () => {
    const dialog = await open();
    await openGroup(dialog, 'Read aloud');
    await expect(await dialog.findByText(/^We found no voice on this device\./)).toBeVisible();
  },
};

/** The device stores nothing: each change works all the same, and says how long. */
export const NothingIsStored: Story = {
  render: (args) => <AppStage {...args} storage={refusing()} />,
  tags: ['long-tier'],
  play: async () => {
    const dialog = await open();
    await openGroup(dialog, 'Reading');
    await makeLarger(dialog);
    await expect(await dialog.findByText(/^This device cannot keep settings\./)).toBeVisible();
    await expect(dialog.getByText('Text size 115 %. It works until you close this page.')).toBeVisible();
  },
};

/** Before all is erased for whoever comes next: the safe answer has the focus. */
export const ClearingIsAskedAbout: Story = {
  tags: ['long-tier'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Show more settings' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear for the next person' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep them' })).toHaveFocus());
  },
};
