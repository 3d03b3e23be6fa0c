import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';

export const toastRegionGuide: Guide = {
  purpose: 'Shows one message at a time in a corner where it covers nothing needed.',
  use: ['For the outcome of a press, as a copy of what the page says too.'],
  avoid: [
    'As the only place of a fact: it goes after some seconds.',
    'For codes, links and anything to remember.',
  ],
  keys: [
    { keys: 'F8', does: 'From anywhere to the message.' },
    { keys: 'F6', does: 'Visits it as a part of the page.' },
    { keys: 'Tab', does: 'To its buttons.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  heard: [
    { when: 'A message comes', said: '“Title. Text.”, once, politely; an error at once' },
    { when: 'F8 with no message', said: '“No new messages. Older ones are in Notifications.”' },
  ],
  contract: 'W15',
  dos: [
    {
      picture: (
        <Stack gap="small">
          <Heading level={3}>Welcome back!</Heading>
          <Text>You are now logged in.</Text>
        </Stack>
      ),
      because: 'Short, and true also on the page.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="small">
          <Heading level={3}>Your code</Heading>
          <Text>FB-7K2Q-93XD</Text>
        </Stack>
      ),
      because: 'In five seconds it is gone.',
    },
  ],
};
