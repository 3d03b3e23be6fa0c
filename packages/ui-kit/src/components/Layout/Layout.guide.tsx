import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Row, Stack } from './Layout.tsx';

export const layoutGuide: Guide = {
  purpose: 'Places things below each other, beside each other, or in two columns, with even space.',
  use: ['For every distance between two parts. Parts bring no outer margins.'],
  avoid: ['To change the order for the eye only: Tab and screen readers follow the source.'],
  keys: [],
  heard: [],
  dos: [
    {
      picture: (
        <Stack>
          <Text>First</Text>
          <Text>Second</Text>
        </Stack>
      ),
      because: 'One gap, from the scale.',
    },
  ],
  donts: [
    {
      picture: (
        <Row wrap={false}>
          <Button>Share Post</Button>
          <Button>Add a picture</Button>
          <Button>Throw away</Button>
          <Button>Show more posts</Button>
        </Row>
      ),
      because: 'A row that cannot wrap leaves the window when text is large.',
    },
  ],
};
