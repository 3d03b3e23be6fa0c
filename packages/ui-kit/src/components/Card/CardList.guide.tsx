import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { CardList, CardListItem } from './CardList.tsx';

export const cardListGuide: Guide = {
  purpose: 'Shows cards in a list, so that screen readers say how many there are.',
  use: ['Posts, games, events: more than one card of a kind.'],
  avoid: ['For a single card.', 'For endless scrolling: show a number of cards and “Show more”.'],
  keys: [],
  heard: [{ when: 'The list is entered', said: '“Posts, list, 20 items”' }],
  dos: [
    {
      picture: (
        <CardList label="Posts">
          <CardListItem id="a">
            <Card as="article" title="Maria, yesterday">
              <Text>Hello</Text>
            </Card>
          </CardListItem>
        </CardList>
      ),
      because: 'Each item is a card with a name of its own.',
    },
  ],
  donts: [
    {
      picture: (
        <CardList label="List">
          <CardListItem id="a">
            <Text>Hello</Text>
          </CardListItem>
        </CardList>
      ),
      because: '“List” says nothing about what is in it.',
    },
  ],
};
