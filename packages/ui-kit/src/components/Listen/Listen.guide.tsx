import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';

export const listenGuide: Guide = {
  purpose: 'Reads a part of the page aloud, with a voice of the device, for members who asked for it.',
  use: [
    'Once for each part that makes sense alone: a post, the top of a page, a dialog, a tip.',
    'At the end of the line that names the part, so that it is found before the words.',
    'For the whole page, before anybody asked for it: `PageListen`, by the button of the header.',
  ],
  avoid: [
    'On a single label or button. Put it on the part around them.',
    'To say what just happened: that is for the announcer and the messages.',
    'With words that were recorded or made elsewhere. Nothing a member wrote leaves the device.',
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Starts to read. On the same button again: stops.' },
    { keys: 'Escape', does: 'Stops, unless a dialog, menu or field uses the key.' },
    { keys: 'F6', does: 'Leads to the bar with Stop and Pause.' },
  ],
  heard: [
    { when: 'the preference is off', said: 'Nothing at the parts: the header alone has Listen.' },
    { when: 'the button has the focus', said: '“Listen, Leo Okafor’s post, button”' },
    { when: 'it reads', said: 'The same button: “Stop, Leo Okafor’s post”. Nothing speaks over the voice.' },
    { when: 'the device has no voice', said: '“This device has no voice for English. …”, once' },
  ],
  dos: [
    {
      picture: (
        <Button tone="plain" icon="listen" subject="Leo Okafor's post">
          Listen
        </Button>
      ),
      because: 'A picture and a word. The name says what is read.',
    },
  ],
  donts: [
    {
      picture: <Button icon="listen">Read this whole page to me now</Button>,
      because: 'It shouts louder than the words it reads, and nobody knows where it ends.',
    },
  ],
};
