import type { Guide } from '../../guide/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Byline } from './Byline.tsx';

const byline = (
  <Byline
    picture={<Avatar name="Maria" seed="maria" />}
    name={<Heading level={3}>Maria</Heading>}
    moment={
      <Text size="small" tone="quiet">
        Nov 21, 2:11 PM
      </Text>
    }
    facts={
      <Badge icon="lock" tone="friends">
        Friends
      </Badge>
    }
  />
);

export const bylineGuide: Guide = {
  purpose: 'Says who wrote something, when, and who can see it.',
  use: ['At the top of a post or a comment, before its words.'],
  avoid: ['For a person alone, without anything written: use Avatar and a heading.'],
  keys: [],
  heard: [{ when: 'It is read', said: 'The name as a heading, the time, then each fact' }],
  dos: [{ picture: byline, because: 'Who, when and for whom are one line, so the words come soon.' }],
  donts: [
    {
      picture: (
        <Byline
          picture={<Avatar name="Maria" seed="maria" />}
          name={<Heading level={3}>Maria</Heading>}
          facts={<Text>She wrote this on Friday and her friends can see it.</Text>}
        />
      ),
      because: 'A fact is a word or two; a sentence pushes the post away.',
    },
  ],
};
