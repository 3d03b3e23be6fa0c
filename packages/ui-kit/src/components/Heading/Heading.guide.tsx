import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Heading } from './Heading.tsx';

export const headingGuide: Guide = {
  purpose: 'Names a page or a part of it.',
  use: ['One of level 1 a page; no level is skipped.'],
  avoid: ['To make words large: use Text.'],
  keys: [],
  heard: [{ when: 'A page arrives', said: 'The heading of level 1, because the focus moves there' }],
  dos: [
    {
      picture: (
        <Stack>
          <Heading level={2}>Friends</Heading>
          <Heading level={3}>Friend requests</Heading>
        </Stack>
      ),
      because: 'Levels follow each other.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack>
          <Heading level={1}>Friends</Heading>
          <Heading level={3}>Friend requests</Heading>
        </Stack>
      ),
      because: 'Level 2 is missing: listeners look for it.',
    },
  ],
};
