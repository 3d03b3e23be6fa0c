import type { Guide } from '../../guide/guide.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NameButton } from './NameButton.tsx';

export const nameButtonGuide: Guide = {
  purpose: 'Opens what is known about a person, from their name.',
  use: ['Wherever a member’s name stands on its own: over a post, a comment, a chat.'],
  avoid: ['In running text: a name there is only read.', 'For anything but a person.'],
  keys: [{ keys: 'Enter, Space', does: 'Opens the dialog about the person.' }],
  heard: [{ when: 'Focus arrives', said: '“Sam Rivers, button, opens a dialog”' }],
  dos: [
    {
      picture: (
        <Heading level={3}>
          <NameButton name="Sam Rivers" />
        </Heading>
      ),
      because: 'The name is the heading, and the heading can be pressed.',
    },
  ],
  donts: [
    { picture: <NameButton name="Profile" />, because: 'Whose profile? Heard alone, it says nothing.' },
  ],
};
