import type { Guide } from '../../guide/guide.ts';
import { Row } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const avatarGuide: Guide = {
  purpose: 'The picture of a member: a drawn person, or their initial on a ground with a pattern.',
  use: ['Beside the name of a member, on posts, in lists, in the header.'],
  avoid: [
    'Alone, without the name: a picture is no name.',
    'As a button. Put it into a link or button that has words.',
  ],
  keys: [],
  heard: [],
  dos: [
    {
      picture: (
        <Row>
          <Avatar name="Sam Rivera" seed="1" picture="/pictures/people/sam.svg" />
          <Text>Sam Rivera</Text>
        </Row>
      ),
      because: 'The name stands beside it, so the picture needs no words of its own.',
    },
  ],
  donts: [
    {
      picture: (
        <Row>
          <Avatar name="Sam" seed="1" />
          <Avatar name="Sara" seed="2" />
        </Row>
      ),
      because: 'Two pictures without names: who is who?',
    },
  ],
};
