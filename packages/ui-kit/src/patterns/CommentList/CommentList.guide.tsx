import type { Guide } from '../../guide/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CommentItem, CommentList } from './CommentList.tsx';

export const commentListGuide: Guide = {
  purpose: 'Shows what people said about something, the oldest first.',
  use: [
    'Below a post, in its Disclosure.',
    'With `useRemovalFocus` where a comment can be deleted: the next one takes the focus.',
  ],
  avoid: ['For a chat between two members: use MessageLog.', 'For posts: use CardList.'],
  keys: [{ keys: 'Tab', does: 'Goes to what can be done with each comment.' }],
  heard: [
    { when: 'The list is entered', said: "“Comments on Leo Okafor's post, list, 3 items”" },
    { when: 'A comment is entered, or takes the focus', said: '“Maya Chen 2:20 PM, article”' },
  ],
  dos: [
    {
      picture: (
        <CommentList label="Comments on Sam's post">
          <CommentItem
            id="maya"
            picture={<Avatar name="Maya" seed="maya" size="small" />}
            name="Maya"
            moment="2:20 PM"
            text="I will be there."
          />
        </CommentList>
      ),
      because: 'Name, time, words: in the order of reading.',
    },
  ],
  donts: [
    {
      picture: (
        <Card title="Maya">
          <Text>I will be there.</Text>
        </Card>
      ),
      because: 'In a post, which is a card, this is a sheet on a sheet.',
    },
  ],
};
