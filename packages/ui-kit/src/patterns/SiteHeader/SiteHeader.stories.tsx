import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EMOJI, LONG_WORD } from '../../testing/hardWords.ts';
import { siteHeaderGuide } from './SiteHeader.guide.tsx';
import { header } from './fixture.ts';
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
  args: { comfort: { onPress: fn() }, notifications: { newCount: 2, onPress: fn() } },
  globals: on('wide'),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Friends');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await expect(args.notifications.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Comfort settings' }));
    await expect(args.comfort?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A tenth link, for those who have it: the header's own words give it their room where the row is full. */
export const WithATenthLink: Story = {
  args: {
    items: [
      ...header.items,
      {
        href: '/moderation',
        label: 'Moderation',
        icon: 'shield',
        count: 3,
        name: 'Moderation, 3 to look at',
      },
    ],
  },
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

/** The menu opens by a press, and Escape closes it and leads back to its button. */
export const Folded: Story = {
  globals: on('small'),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Friends' })).toBeNull();
    await step('opens by keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Friends' })).toHaveFocus();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: 'Friends' })).toBeNull();
    });
    await step('closes when focus goes on', async () => {
      await userEvent.keyboard('{Enter}');
      canvas.getByRole('button', { name: /Notifications/ }).focus();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};

export const FoldedOpen: Story = {
  globals: on('small'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Tournaments' })).toBeVisible();
  },
};

/** Twice the text folds the menu on a wide screen too. */
export const LargeText: Story = {
  globals: { ...on('wide'), textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
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

/** Pages with long names, many notifications, and a member whose name is one emoji. */
export const HardWords: Story = {
  args: {
    items: header.items.map((item) => ({ ...item, label: LONG_WORD })),
    notifications: { newCount: 1000, onPress: fn() },
    profile: { name: EMOJI, seed: 'emoji', href: '/profile' },
  },
  globals: on('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 1,000 new' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect((await canvas.findAllByRole('link', { name: LONG_WORD }))[0]).toBeVisible();
  },
};
