import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

export const disclosureGuide: Guide = {
  purpose: 'Shows more on request, and hides it again.',
  use: ['Comments of a post, words for developers, a “why we ask”.'],
  avoid: ['For what everybody needs: show it.', 'To choose one of several panels: use Tabs.'],
  keys: [{ keys: 'Enter, Space', does: 'Open and close it.' }],
  heard: [
    { when: 'Focus arrives', said: '“View Comments (3), button, collapsed”' },
    { when: 'It opens', said: '“Hide Comments (3), expanded”' },
  ],
  contract: 'W12',
  dos: [
    {
      picture: (
        <Disclosure
          label="View Comments (3)"
          openLabel="Hide Comments (3)"
          isOpen={false}
          onToggle={() => undefined}
        >
          <Text>Hello</Text>
        </Disclosure>
      ),
      because: 'The words say what a press does, and how much there is.',
    },
  ],
  donts: [
    {
      picture: (
        <Disclosure label="More" openLabel="Less" isOpen={false} onToggle={() => undefined}>
          <Text>Hello</Text>
        </Disclosure>
      ),
      because: 'More of what?',
    },
  ],
};
