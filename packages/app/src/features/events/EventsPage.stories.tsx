import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Events',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/events' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures are loaded after the words. */
const drawn = () =>
  waitFor(() => expect(document.querySelector('.fb-PictureCard svg')).not.toBeEmptyDOMElement());
const button = (name: string) => screen.findByRole('button', { name });

export const All: Story = {
  play: async () => {
    await button('Join Event, Friendly Dance Party');
    await expect(screen.getAllByRole('article')).toHaveLength(6);
    await drawn();
  },
};

/** Green with a check mark and the word; Undo and the calendar beside it. */
export const Joined: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await button('Join Event, Friendly Dance Party'));
    await expect(await button('Joined!, Friendly Dance Party')).toHaveFocus();
    await waitFor(() =>
      expect(polite()).toBe('You joined Friendly Dance Party. We remind you a day and an hour before.'),
    );
    await expect(screen.getByText('8 people interested')).toBeVisible();
    await drawn();
  },
};

/** What the member goes to: as a list, as a month, and for their own calendar. */
export const Mine: Story = {
  args: { path: '/events?show=mine' },
  play: async () => {
    await expect(await screen.findByRole('table', { name: /what you go to$/ })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^\d+, Picnic by the Duck Pond$/ })).toBeVisible();
    await button('Make an address');
    await drawn();
  },
};

/** Nothing is planned: without the examples of the demo data. */
export const NoEvents: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead({ method: 'GET', path: '/api/events' }, () => json([])),
  play: async () => {
    await expect(await screen.findByText('There are no events yet')).toBeVisible();
  },
};

/** With how long it is, in words that stand still. */
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await button('I want to go, Dance Party');
    await drawn();
  },
};

/** Three at first, and the others by a press. */
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await button('Show more events');
    await button('Show everything');
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await drawn();
  },
};
