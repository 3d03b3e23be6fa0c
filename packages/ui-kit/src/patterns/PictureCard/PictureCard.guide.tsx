import type { Guide } from '../../guide/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { CardListItem } from '../../components/Card/CardList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureCardGrid } from './PictureCardGrid.tsx';

const card = (facts: string) => (
  <PictureCardGrid label="Rewards">
    <CardListItem>
      <PictureCard
        picture="reward-food"
        title="Soup Recipe Card"
        facts={<Text size="small">{facts}</Text>}
        act={<Button>Redeem</Button>}
      />
    </CardListItem>
  </PictureCardGrid>
);

export const pictureCardGuide: Guide = {
  purpose: 'Offers one of several things to choose: what it is, what decides, and the button.',
  use: [
    'In a PictureCardGrid of at most a dozen. More come by a press.',
    'What a member decides by stands beside the picture. What is only good to know stands below the button.',
  ],
  avoid: ['For something to read at length. Use a Card with a CardPicture.'],
  keys: [{ keys: 'Tab', does: 'Goes to the button of each card.' }],
  heard: [{ when: 'Reading the list', said: '“Rewards, list, 4 items. Soup Recipe Card, heading level 3”' }],
  dos: [{ picture: card('30 FBB'), because: 'The price is beside the picture, and the button near it.' }],
  donts: [
    {
      picture: card('A warm lentil soup with a picture for every step, from the market to the table.'),
      because: 'Sentences beside the picture push the button out of the window.',
    },
  ],
};
