import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const cardGuide: Guide = {
  purpose: 'Holds things that belong together on one sheet.',
  use: ['A post, a game, an event, a form. Inside: picture, then title, then facts, then actions.'],
  avoid: ['As one big button. Give it a link or a button with words.', 'Inside another card.'],
  keys: [],
  heard: [{ when: 'A section or article is entered', said: 'Its title, or the words its titleId names' }],
  dos: [
    {
      picture: (
        <Card title="Share something" icon="positive">
          <Text>What made you smile today?</Text>
        </Card>
      ),
      because: 'Title, facts, then actions.',
    },
  ],
  donts: [
    {
      picture: (
        <Card title="Posts">
          <Card title="Maria">
            <Text>Hello</Text>
          </Card>
        </Card>
      ),
      because: 'A sheet on a sheet: the eye cannot tell what belongs to what.',
    },
  ],
};
