import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { assertive, polite } from '../../../testing/hear.ts';

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

/** The device does not copy: a toast says so, and the link is there, selected. */
export const CopyRefused: Story = {
  beforeEach: () => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async () => {
    await userEvent.click(await button('Share, Friendly Dance Party'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link to this event' })).toHaveFocus());
    await expect(await screen.findByText('The link is not copied')).toBeVisible();
    await drawn();
  },
};

export const UnknownLink: Story = {
  args: { path: '/events?show=outing#event-99' },
  play: async () => {
    await waitFor(() => expect(assertive()).toBe('We could not find that event'));
    await expect(screen.getByRole('radio', { name: 'Outings' })).toBeChecked();
    await drawn();
  },
};

/** Nothing is planned: without the examples of the demo data. */
export const NoEvents: Story = {
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
