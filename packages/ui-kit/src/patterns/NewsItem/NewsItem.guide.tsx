import type { Guide } from '../../guide/guide.ts';
import { CardList } from '../../components/Card/CardList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NewsItem } from './NewsItem.tsx';

export const newsItemGuide: Guide = {
  purpose: 'Tells one thing that happened, with who did it and where it leads.',
  use: [
    'In a CardList of notifications. What leads somewhere looks like a card, what only tells like a line.',
  ],
  avoid: ['With buttons in it: the whole item is one press. Use a RequestCard.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the link of each item that leads somewhere.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Open the chat with Maria, link”' }],
  dos: [
    {
      picture: (
        <CardList label="News">
          <NewsItem sign="messages" way={{ href: '#chat', words: 'Open the chat with Maria' }}>
            <Heading level={3}>Maria wrote to you</Heading>
          </NewsItem>
        </CardList>
      ),
      because: 'The words of the link say where the press leads.',
    },
  ],
  donts: [
    {
      picture: (
        <CardList label="News">
          <NewsItem sign="messages" way={{ href: '#chat', words: 'More' }}>
            <Heading level={3}>Maria wrote to you</Heading>
          </NewsItem>
        </CardList>
      ),
      because: 'More of what? Heard alone, it says nothing.',
    },
  ],
};
