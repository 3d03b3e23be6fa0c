import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Panes } from './Panes.tsx';

export const panesGuide: Guide = {
  purpose:
    'Places a list beside what was chosen from it, or shows one of the two where there is no room for both.',
  use: [
    'For a list whose entries open in place: conversations and their messages.',
    'With words that ask to choose, as long as nothing is chosen.',
    'With a PanesBack at the top of what was chosen: where there is room for one, it is a screen of its own without header.',
    'Directly in the main part of a PageFrame, with the heading of the page in the list.',
    'Keep what is chosen in the address, so that the way back of the browser leads to the list as well.',
  ],
  avoid: [
    'For two parts that belong on the page at the same time: Columns.',
    'Leaving the focus where it was when the list goes. Lead it to the heading of what was chosen, and back to the entry.',
  ],
  keys: [{ keys: 'Tab', does: 'Goes through the list first, then through what was chosen.' }],
  heard: [],
  dos: [
    {
      picture: <Panes isChosen={false} list={<Text>Sam</Text>} detail={<Text>Choose a person.</Text>} />,
      because: 'The other half says what it is for.',
    },
  ],
  donts: [
    {
      picture: <Panes isChosen list={<Text>Sam</Text>} detail={<Heading level={2}>Chat</Heading>} />,
      because:
        'The heading does not say which entry is open. On a narrow screen the list is not there to tell.',
    },
  ],
};
