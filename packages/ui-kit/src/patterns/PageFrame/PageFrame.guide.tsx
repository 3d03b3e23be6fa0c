import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';

export const pageFrameGuide: Guide = {
  purpose: 'Header, main part and footer of every screen, in this order.',
  use: ['Once around each screen.'],
  avoid: ['Inside another one.'],
  keys: [
    { keys: 'Tab, first', does: '“Skip to main content”.' },
    { keys: 'F6, Shift+F6', does: 'To the next or the previous part of the page.' },
    { keys: 'Alt+F6', does: 'To the main part.' },
  ],
  heard: [
    { when: 'A page arrives', said: 'Its heading' },
    { when: 'F6', said: 'The name of the part' },
  ],
  contract: 'W1',
  dos: [
    {
      picture: (
        <Stack>
          <Heading level={1}>Friends</Heading>
          <Text>Find friends and answer requests.</Text>
        </Stack>
      ),
      because: 'One heading of level 1, and one line that says what the page is for.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack>
          <Heading level={1}>Friends</Heading>
          <Heading level={1}>Requests</Heading>
        </Stack>
      ),
      because: 'Two pages in one: where did the focus go?',
    },
  ],
};
