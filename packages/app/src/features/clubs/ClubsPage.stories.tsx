import { fixedId } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Clubs',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/clubs' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures are loaded after the words. */
const drawn = () =>
  waitFor(() => expect(document.querySelector('.fb-RowCard-picture svg')).not.toBeEmptyDOMElement());
const button = (name: string) => screen.findByRole('button', { name });

export const All: Story = {
  play: async () => {
    await button('Play Now, Memory Match');
    await expect(screen.getAllByRole('article')).toHaveLength(12);
    await drawn();
  },
};

/** Green with a check mark and the word, and the game that is still to come. */
export const JoinedAndToCome: Story = {
  tags: ['long-tier'],
  args: { path: '/clubs?category=social' },
  play: async () => {
    await userEvent.click(await button('Join Club, Social Games'));
    await expect(await button('Joined!, Social Games')).toHaveFocus();
    await userEvent.click(await button('Play Now, Social Games'));
    const club = within(screen.getByRole('article', { name: 'Social Games' }));
    await expect(await club.findByText(/^Game Coming Soon!/)).toBeVisible();
    await drawn();
  },
};

/** Names that may have been meant stand below the search. */
export const NothingFound: Story = {
  tags: ['long-tier'],
  args: { path: '/clubs?search=memory%20elephants' },
  play: async () => {
    await button('Show all games');
    await expect(await button('Memory Match')).toBeVisible();
  },
};

/** The page of one club: its game, friends first among who is in it, and what was found together. */
export const OneClub: Story = {
  args: { path: '/clubs?club=memoryMatch' },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Memory Match' });
    await waitFor(() => expect(heading).toHaveFocus());
    await button('Play with a friend, Memory Match');
    const friends = within(await screen.findByRole('list', { name: 'Your friends here' }));
    await expect(await friends.findByRole('button', { name: /Maya Lindqvist/ })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.fb-Illustration')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(document.querySelector('main [data-person]')).toBeVisible());
  },
};

/** Two friends look for pairs, turn by turn: whose turn it is, whose pairs are whose, and how to stop. */
export const Together: Story = {
  args: { path: `/clubs?club=speedThinking&game=${fixedId('sharedGame', 1)}` },
  play: async () => {
    const game = within(await screen.findByRole('dialog', { name: 'Play together' }));
    await expect(await game.findAllByRole('gridcell')).toHaveLength(8);
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    await drawn();
  },
};

/** Six clubs and “Show more games”, no quote, no numbers. */
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await button('Show more games');
    await button('Show everything');
    await expect(screen.getAllByRole('article')).toHaveLength(6);
    await drawn();
  },
};
