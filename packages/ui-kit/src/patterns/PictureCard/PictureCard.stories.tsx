import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { CardListItem } from '../../components/Card/CardList.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { beach, gone } from '../../components/MediaTile/fixture.ts';
import { ARABIC, EMOJI, LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { pictureCardGuide } from './PictureCard.guide.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureCardGrid } from './PictureCardGrid.tsx';

const cards = (titles: readonly string[]) => (
  <PictureCardGrid label="Tournaments">
    {titles.map((title, at) => (
      <CardListItem key={title}>
        <PictureCard
          picture={at === 2 ? undefined : 'tournament-memory'}
          title={title}
          facts={
            <DescriptionList layout="compact" items={[{ term: 'Starts', details: 'Nov 29, 5:00 PM' }]} />
          }
          act={<Button icon="tournaments">Join Tournament</Button>}
          more={<Text size="small">Find two cards with the same picture.</Text>}
        />
      </CardListItem>
    ))}
  </PictureCardGrid>
);

const meta = {
  title: 'Kit/PictureCard',
  component: PictureCardGrid,
  args: { label: 'Tournaments', children: null },
  parameters: { guide: pictureCardGuide },
  render: () => cards(['Garden of Pairs', 'Word Hour', 'Cup of Numbers']),
} satisfies Meta<typeof PictureCardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures are loaded after the words. */
const drawn = () =>
  waitFor(() => expect(document.querySelector('.fb-Illustration')).not.toBeEmptyDOMElement());

/** Beside each other where there is room. One has no picture. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await drawn();
  },
};

export const Narrow: Story = {
  render: () => <div style={{ inlineSize: '18rem' }}>{cards(['Garden of Pairs', 'Word Hour'])}</div>,
  play: drawn,
};

export const HardTitles: Story = {
  tags: ['long-tier'],
  render: () => cards([LONG_NAME, LONG_WORD, EMOJI, ARABIC]),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    await drawn();
  },
};

const PHOTOS = [
  { url: beach.src, description: 'A beach with a bright sun' },
  { url: gone.src, description: 'A long table in a garden' },
];

/** Somebody's own photos, with what they show. The drawing stands for the second, which does not come. */
export const OwnPhotos: Story = {
  render: () => (
    <PictureCardGrid label="Events">
      {PHOTOS.map((photo) => (
        <CardListItem key={photo.url}>
          <PictureCard
            picture="event-picnic"
            photo={photo}
            title="Supper in the garden"
            facts={<Text size="small">Nov 29, 5:00 PM</Text>}
            act={<Button icon="events">Join Event</Button>}
          />
        </CardListItem>
      ))}
    </PictureCardGrid>
  ),
  play: async ({ canvas }) => {
    await drawn();
    const shown = canvas.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    await expect(shown).toEqual(['A beach with a bright sun']);
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  render: () => cards([ARABIC, 'Word Hour']),
  globals: { direction: 'rtl' },
  play: drawn,
};
