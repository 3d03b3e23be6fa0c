import type { Guide } from '../../guide/guide.ts';
import { HeaderButton } from '../SiteHeader/HeaderButton.tsx';

const nothing = () => {};

export const pageListenGuide: Guide = {
  purpose: 'Reads a whole page aloud by one press in its header, also for who never asked for Listen.',
  use: [
    'Once a page, in the footer of its frame, after the first press on Listen in the header.',
    'With hasControls where what can be pressed is the page itself, such as before log in.',
  ],
  avoid: ['For a part of a page: Listen.', 'To begin by itself: a voice begins with a press.'],
  keys: [
    { keys: 'Enter, Space on Listen', does: 'Reads from the main heading on, or what is selected.' },
    { keys: 'Enter, Space on Stop', does: 'Stops: in the header as in the bar.' },
    { keys: 'Escape', does: 'Stops, unless a dialog, menu or field uses the key.' },
  ],
  heard: [
    { when: 'A voice reads', said: '“Stop, button” in place of “Listen”. Nothing speaks over the voice.' },
    { when: 'The device has no voice', said: '“This device has no voice for English. …”, once' },
  ],
  dos: [
    {
      picture: <HeaderButton icon="listen" label="Listen" onPress={nothing} />,
      because: 'A speaker and one word, at the same place on every page.',
    },
  ],
  donts: [
    {
      picture: <HeaderButton icon="comfort" label="Voice options" onPress={nothing} />,
      because: 'Who cannot read cannot look for a setting.',
    },
  ],
};
