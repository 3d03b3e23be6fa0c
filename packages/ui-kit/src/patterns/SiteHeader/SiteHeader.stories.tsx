import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EMOJI } from '../../../testing/hardWords.ts';
import { siteHeaderGuide } from './SiteHeader.guide.tsx';
import { header, withModeration } from './fixture.ts';
import { SiteHeader } from './SiteHeader.tsx';

const screens = {
  wide: { name: 'Wide, 1280', styles: { width: '1280px', height: '800px' } },
  small: { name: 'Small, 320', styles: { width: '320px', height: '640px' } },
};
const on = (value: keyof typeof screens) => ({ viewport: { value, isRotated: false } });

const meta = {
  title: 'Kit/SiteHeader',
  component: SiteHeader,
  args: header,
  parameters: { guide: siteHeaderGuide, layout: 'fullscreen', viewport: { options: screens } },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything in one row. The current page is told by weight, colour and a bar. */
export const Wide: Story = {
  args: {
    tools: { isReading: false, onListen: fn(), onComfort: fn() },
    notifications: { newCount: 2, onPress: fn() },
  },
  globals: on('wide'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Friends');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await expect(args.notifications.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Comfort settings' }));
    await expect(args.tools.onComfort).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }));
    await expect(args.tools.onListen).toHaveBeenCalledTimes(1);
  },
};

/** A tenth link, for those who have it: the header's own words give it their room where the row is full. */
export const WithATenthLink: Story = {
  args: { items: withModeration(3) },
  globals: on('wide'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moderation, 3 to look at' })).toBeVisible();
  },
};

export const NothingNew: Story = {
  args: { notifications: { newCount: 0, onPress: fn() } },
  globals: on('wide'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

/** In a narrow window the menu is the bar at its lower edge. */
export const Narrow: Story = {
  globals: on('small'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  },
};

/** Five links and More, as in Simple mode. */
export const FiveAndMore: Story = {
  args: { shownLinks: 5 },
  globals: on('wide'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('link', { name: 'Tournaments' })).toBeVisible();
  },
};

/** Many notifications, and a member whose name is one emoji. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    notifications: { newCount: 1000, onPress: fn() },
    profile: { name: EMOJI, seed: 'emoji', href: '/profile' },
  },
  globals: on('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 1,000 new' })).toBeVisible();
  },
};
