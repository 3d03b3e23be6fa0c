import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import { RowCard } from './RowCard.tsx';

export const rowCardGuide: Guide = {
  purpose: 'Shows one of many things of a kind in little room.',
  use: ['In a CardList of more than six: the clubs.', 'With one or two actions.'],
  avoid: ['For a few things that are looked at: use Card with a CardPicture.'],
  keys: [],
  heard: [{ when: 'The article is entered', said: 'Its heading' }],
  dos: [
    {
      picture: (
        <RowCard
          titleId="row-card-guide"
          picture={<Illustration name="club-calm-focus" />}
          top={
            <Heading level={3} id="row-card-guide">
              Calm & Focus
            </Heading>
          }
        >
          <Text>Kind words to find, in a quiet place.</Text>
        </RowCard>
      ),
      because: 'Picture and name are one line, the rest is short.',
    },
  ],
  donts: [
    {
      picture: (
        <RowCard
          titleId="row-card-guide-long"
          picture={<Illustration name="club-calm-focus" />}
          top={
            <Heading level={3} id="row-card-guide-long">
              Calm & Focus
            </Heading>
          }
        >
          <Text>Kind words to find, in a quiet place.</Text>
          <Text>It is good for calm, for focus and for rest.</Text>
          <Text>Take all the time that you need.</Text>
        </RowCard>
      ),
      because: 'Twelve cards of that height hide all but two.',
    },
  ],
};
