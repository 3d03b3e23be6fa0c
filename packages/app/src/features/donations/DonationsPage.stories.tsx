import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';
import { polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Donations',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/donations' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures are loaded after the words. */
const drawn = () =>
  waitFor(() => expect(document.querySelector('.fb-PictureCard svg')).not.toBeEmptyDOMElement());

export const Tiers: Story = {
  play: async () => {
    const first = await screen.findByRole('button', { name: 'Donate, Coffee Support, $5' });
    await expect(first).toHaveAccessibleDescription('No money is taken.');
    await drawn();
  },
};

/** Thanks at once, beside the button and in a toast; the impact two seconds later. */
export const Thanked: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Donate, Monthly Supporter, $15' }));
    const thanks = 'Thank you for choosing Monthly Supporter! No money was taken.';
    await waitFor(() => expect(polite()).toBe(thanks));
    await waitFor(() => expect(polite()).toMatch(/^Donation Impact/), { timeout: 8000 });
    await expect(screen.getAllByText(thanks)[0]).toBeVisible();
    await drawn();
  },
};

export const EasyWords: Story = { tags: ['long-tier'], globals: { easy: 'on' }, play: drawn };
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await screen.findByRole('button', { name: 'Show everything' });
    await drawn();
  },
};
