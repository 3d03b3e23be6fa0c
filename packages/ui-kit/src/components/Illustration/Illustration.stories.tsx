import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { illustrationGuide } from './Illustration.guide.tsx';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import { Scene } from './Scene.tsx';
import './drawing/Gallery.css';

const meta = {
  title: 'Kit/Illustration',
  parameters: { guide: illustrationGuide },
  component: Illustration,
  args: { name: 'welcome' },
  play: async ({ canvasElement }) => {
    const pictures = canvasElement.querySelectorAll('svg');
    for (const picture of pictures) {
      await expect(picture).toHaveAttribute('aria-hidden', 'true');
      await waitFor(() => expect(picture).not.toBeEmptyDOMElement());
    }
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

const STORIES = [
  'good-things',
  'kind-words',
  'water',
  'stretch',
  'waves',
  'forest',
  'small-steps',
  'try-again',
  'hello',
  'turns',
  'breakfast',
  'bus',
] as const;

export const Welcome: Story = { tags: ['long-tier'] };

const gallery = (...names: IllustrationName[]): Story => ({
  render: () => (
    <div className="fb-Gallery">
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  ),
});

/** Where there is nothing yet. */
export const Empty: Story = gallery(
  'empty-feed',
  'no-friends',
  'no-messages',
  'no-requests',
  'no-notifications',
  'nothing-found',
);
/** Where something did not work, or is not there. */
export const Failed: Story = gallery('failed', 'offline', 'not-found', 'being-built', 'waiting');
/** Where something is done. */
export const Finished: Story = gallery('shared', 'well-done', 'saved', 'rewards', 'logged-out');
/** At the top of a card. */
export const Events: Story = gallery(
  'event-party',
  'event-tea-dance',
  'event-picnic',
  'event-museum',
  'event-band',
  'event-piano',
);
export const Gifts: Story = gallery('gift-coffee', 'gift-monthly', 'gift-champion', 'gift-hero');
export const Rewards: Story = gallery(
  'reward-entertainment',
  'reward-food',
  'reward-education',
  'reward-creative',
  'reward-wellness',
  'reward-present',
);
export const Tournaments: Story = gallery(
  'tournament-memory',
  'tournament-letters',
  'tournament-numbers',
  'tournament-sums',
);
export const Clubs: Story = gallery(
  'club-memory-match',
  'club-speed-thinking',
  'club-memory-palace',
  'club-number-games',
  'club-pattern-recognition',
  'club-attention-training',
  'club-brain-training',
  'club-problem-solving',
  'club-mood-boosters',
  'club-word-puzzle',
  'club-calm-focus',
  'club-social-games',
);
/** Ideas for a post. */
export const Templates: Story = gallery(
  'template-grateful',
  'template-achievement',
  'template-feeling',
  'template-help',
  'template-positive',
  'template-friendship',
);
/** The parts of picture stories. */
export const Scenes: Story = {
  render: () => (
    <div className="fb-Gallery">
      {STORIES.flatMap((story) =>
        ([1, 2, 3] as const).map((part) => <Scene key={`${story}-${part}`} name={`${story}-${part}`} />),
      )}
    </div>
  ),
};
