import type { Guide } from '../../guide/guide.ts';
import { Row } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { SettingsGlyph } from './laterGlyphs.ts';

export const iconGuide: Guide = {
  purpose: 'A picture beside a word.',
  use: ['Before the words of a button, link, badge or heading, to be found faster.'],
  avoid: [
    'Without a word: nobody can be sure what a picture means.',
    'The same picture for two meanings: the heart is a like and nothing else.',
  ],
  keys: [],
  heard: [],
  dos: [
    {
      picture: (
        <Row>
          <Icon name="messages" />
          <Text>Messages</Text>
        </Row>
      ),
      because: 'Picture and word, in this order.',
    },
  ],
  donts: [{ picture: <Icon name={SettingsGlyph} />, because: 'Alone it is a riddle.' }],
};
