import type { Guide } from '../../guide/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CardListItem } from '../../components/Card/CardList.tsx';
import { FaceCard } from './FaceCard.tsx';
import { FaceGrid } from './FaceGrid.tsx';

const card = (name: string, words: string) => (
  <FaceGrid label="Friends">
    <CardListItem>
      <FaceCard
        picture={<Avatar name={name} seed={name} size="large" />}
        name={name}
        username={name.toLowerCase()}
        openLabel="View Profile"
        onOpen={() => {}}
      >
        <Button tone="quiet" icon="send">
          {words}
        </Button>
      </FaceCard>
    </CardListItem>
  </FaceGrid>
);

export const faceCardGuide: Guide = {
  purpose: 'Shows people by their faces, each with one thing to do.',
  use: [
    'For people who are known: a face is found sooner than a name in a list.',
    'With one button. What else can be done stands behind the face and the name.',
  ],
  avoid: [
    'For people who are not known yet: what they say about themselves has no room. Use a RequestCard.',
    'With two buttons. On a phone each card would be as tall as two.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the face, then to its button, then to the next face.' },
    { keys: 'Enter, Space', does: 'Opens what is known about the person, or presses the button.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“View Profile, Maria, button, opens a dialog”' },
    { when: 'Reading the list', said: '“Friends, list, 7 items. Maria, heading level 3”' },
  ],
  dos: [{ picture: card('Maria', 'Send Message'), because: 'The words are short, and say what happens.' }],
  donts: [
    {
      picture: card('Ben', 'Write a long message to Ben'),
      because: 'Long words make every card of the row taller.',
    },
  ],
};
