import type { Guide } from '../../guide/guide.ts';
import { BulletList } from './BulletList.tsx';

export const bulletListGuide: Guide = {
  purpose: 'Shows short lines under each other.',
  use: ['From three ideas up, each in one line.', 'Numbered: for steps that are done in an order.'],
  avoid: ['For two ideas: write a sentence.'],
  keys: [],
  heard: [{ when: 'It is read', said: '“List, 3 items”, then each line' }],
  dos: [
    {
      picture: <BulletList items={['Be kind.', 'Ask for help.', 'Take your time.']} />,
      because: 'One idea a line.',
    },
  ],
  donts: [
    {
      picture: (
        <BulletList
          items={[
            'Be kind, and if you are not sure whether something is kind, ask somebody you trust before you post it.',
          ]}
        />
      ),
      because: 'One long sentence is no list.',
    },
  ],
};
