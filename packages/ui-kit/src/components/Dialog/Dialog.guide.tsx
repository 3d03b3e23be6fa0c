import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';

export const dialogGuide: Guide = {
  purpose: 'Opens a window over the page for one task, and leads back to where the member was.',
  use: ['Help, games, a profile: things that are left again after a moment.'],
  avoid: [
    'To ask whether something is meant: use ConfirmDialog.',
    'For what can stand on the page.',
    'To open by itself.',
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Go around inside it.' },
    { keys: 'Escape', does: 'Closes it.' },
    { keys: 'Back of the browser', does: 'Closes it.' },
  ],
  heard: [
    { when: 'It opens', said: 'Its title, “dialog”, then Close' },
    { when: 'It closes', said: 'The button that opened it' },
  ],
  contract: 'W13',
  dos: [
    {
      picture: (
        <Stack>
          <Heading level={2}>Need Help?</Heading>
          <Text>You are not alone. Choose what you need.</Text>
          <Button tone="quiet">Send a Message</Button>
        </Stack>
      ),
      because: 'A title, one line that says what it is for, then the choices.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack>
          <Heading level={2}>Attention</Heading>
          <Text>Please read our news.</Text>
        </Stack>
      ),
      because: 'It opened without a press, and its title says nothing.',
    },
  ],
};
