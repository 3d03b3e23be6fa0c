import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { header, withModeration } from '../SiteHeader/fixture.ts';
import { menuBarGuide } from './MenuBar.guide.tsx';
import { MenuBar } from './MenuBar.tsx';

const screens = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '640px' } },
  small: { name: 'Small, 320', styles: { width: '320px', height: '568px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '640px' } },
};
const on = (value: keyof typeof screens) => ({ viewport: { value, isRotated: false } });

const { items, currentPath } = header;

const meta = {
  title: 'Kit/MenuBar',
  component: MenuBar,
  args: { items, currentPath },
  parameters: { guide: menuBarGuide, layout: 'fullscreen', viewport: { options: screens } },
  globals: on('phone'),
  render: (args) => (
    <PageFrame header="FriendBase" menu={<MenuBar {...args} />} footer={<HelpButton onPress={() => {}} />}>
      <h1>Friends</h1>
    </PageFrame>
  ),
} satisfies Meta<typeof MenuBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four pages, More and Help. The current page is told by weight, colour and a bar. */
export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Friends');
  },
};

export const OnASmallPhone: Story = { globals: on('small') };

export const OnATablet: Story = { globals: on('tablet') };

/** The other pages open above More, and Escape closes them and leads back. */
export const Open: Story = {
  play: async ({ canvas, step }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await step('Escape closes it', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Events' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(more).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: 'Events' })).toBeNull();
    });
    await step('opens by a press', async () => {
      await userEvent.click(more);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Tournaments' })).toBeVisible());
    });
  },
};

/** Cases wait for a moderator: the number is at More, whose name says it. */
export const WithCases: Story = {
  args: { items: withModeration(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More: Moderation, 3 to look at' })).toBeVisible();
  },
};

/** Twice the text on the smallest phone: the row is as high as it comes, and its words are as large as all of them can be. */
export const LargeText: Story = {
  globals: { ...on('small'), textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
  },
};

/** Words behind More break where they have to. Those of the bar are five short ones in every language. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: { items: items.map((item) => (item.isInBar ? item : { ...item, label: LONG_WORD })) },
  globals: on('small'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect((await canvas.findAllByRole('link', { name: LONG_WORD })).at(-1)).toBeVisible();
  },
};
