import type { Guide } from '../../guide/guide.ts';
import { Text } from './Text.tsx';

export const textGuide: Guide = {
  purpose: 'A paragraph in lines of at most 70 characters.',
  use: ['For all running words. dir="auto" for what members wrote.'],
  avoid: ['For a title: use Heading.'],
  keys: [],
  heard: [],
  dos: [
    { picture: <Text>Share how you feel. Read posts from friends.</Text>, because: 'One idea a sentence.' },
  ],
  donts: [
    {
      picture: (
        <Text>
          Functionality for the sharing of emotional content is provided, which, unless restricted, is
          publicly accessible.
        </Text>
      ),
      because: 'Long, passive and full of words nobody says.',
    },
  ],
};
