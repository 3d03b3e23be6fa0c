import type { Guide } from '../../guide/guide.ts';
import { Row } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { QrCode } from './QrCode.tsx';

/** Squares of the look of a code, which no camera reads. */
const SQUARES = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (__, x) => (x * y + x + y) % 3 === 0),
);

export const qrCodeGuide: Guide = {
  purpose: 'Gives a link to the camera of another device.',
  use: ['Where two people sit side by side, with what to do beside it in words.'],
  avoid: ['As the only way: the link stands beside it, to be copied.'],
  keys: [],
  heard: [{ when: 'It is read', said: 'What it is, as a picture.' }],
  dos: [
    {
      picture: (
        <Row>
          <QrCode label="A code to scan" squares={SQUARES} />
          <Text>Or let the person scan this code.</Text>
        </Row>
      ),
      because: 'What to do with it stands beside it.',
    },
  ],
  donts: [
    {
      picture: <QrCode label="A code to scan" squares={SQUARES} />,
      because: 'Alone it says nothing to who does not know such codes.',
    },
  ],
};
