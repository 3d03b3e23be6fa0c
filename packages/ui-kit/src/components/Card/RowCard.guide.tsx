import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import { RowCard } from './RowCard.tsx';

const club = (id: string, sentences: readonly string[]) => (
  <RowCard
    titleId={id}
    picture={<Illustration name="club-calm-focus" />}
    top={
      <Heading level={3} id={id}>
        Calm & Focus
      </Heading>
    }
  >
    {sentences.map((sentence) => (
      <Text key={sentence}>{sentence}</Text>
    ))}
  </RowCard>
);

export const rowCardGuide: Guide = {
  purpose: 'Shows one of many things of a kind in little room.',
  use: ['In a CardList of more than six: the clubs.', 'With one or two actions.'],
  avoid: ['For a few things that are looked at: use Card with a CardPicture.'],
  keys: [],
  heard: [{ when: 'The article is entered', said: 'Its heading' }],
  dos: [
    {
      picture: club('row-card-guide', ['Kind words to find, in a quiet place.']),
      because: 'Picture and name are one line, the rest is short.',
    },
  ],
  donts: [
    {
      picture: club('row-card-guide-long', [
        'Kind words to find, in a quiet place.',
        'It is good for calm, for focus and for rest.',
        'Take all the time that you need.',
      ]),
      because: 'Twelve cards of that height hide all but two.',
    },
  ],
};
