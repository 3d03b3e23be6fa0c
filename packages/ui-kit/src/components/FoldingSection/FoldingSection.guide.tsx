import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { FoldingSection } from './FoldingSection.tsx';

const toggle = () => undefined;

export const foldingSectionGuide: Guide = {
  purpose: 'One of several sections of a long screen, closed until it is wanted.',
  use: ['For settings or answers in groups, of which a person wants one or two.'],
  avoid: [
    'For what everybody needs: show it.',
    'For more about one thing, such as comments of a post: use Disclosure.',
    'To choose one of two or three panels: use Tabs.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Open and close it. The focus stays on the heading.' }],
  heard: [
    { when: 'Focus arrives', said: '“Reading Changed: 2, button, collapsed”' },
    { when: 'It opens', said: '“expanded”' },
  ],
  contract: 'W12',
  dos: [
    {
      picture: (
        <FoldingSection
          title="Reading"
          picture="reading"
          summary="Changed: 2"
          isOpen={false}
          onToggle={toggle}
        >
          <Text>Text size</Text>
        </FoldingSection>
      ),
      because: 'A picture, one word, and what is special inside.',
    },
  ],
  donts: [
    {
      picture: (
        <FoldingSection title="More" picture="layout" isOpen={false} onToggle={toggle}>
          <Text>Text size</Text>
        </FoldingSection>
      ),
      because: 'More of what? Nobody opens it to find out.',
    },
  ],
};
