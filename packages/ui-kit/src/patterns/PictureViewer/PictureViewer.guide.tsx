import type { Guide } from '../../guide/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Row } from '../../components/Layout/Layout.tsx';
import { Button } from '../../components/Button/Button.tsx';

export const pictureViewerGuide: Guide = {
  purpose: 'Shows one picture or video large, with its description, and leads to the others.',
  use: ['Behind a MediaGrid. Load it when the first picture is opened.'],
  avoid: ['For a picture with more to do than look: use Dialog, with what there is to do in it.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Stays in the window: Close, the buttons, and a picture that is larger than its place.',
    },
    { keys: 'Enter, Space', does: 'On the buttons: the picture before, the next one, larger, smaller.' },
    { keys: 'Arrow keys', does: 'Move a picture that is larger than its place, while it has the focus.' },
    { keys: 'Escape', does: 'Leaves.' },
  ],
  heard: [
    { when: 'It opens', said: '“Picture 2 of 5, dialog. Close, button”' },
    { when: 'Another picture is shown', said: '“Picture 3 of 5. A birthday cake with one candle”, once' },
    { when: 'The last one is reached', said: '“Next picture, unavailable. This is the last one.”' },
  ],
  contract: 'W13',
  dos: [
    {
      picture: (
        <Row>
          <Button tone="quiet">Previous picture</Button>
          <Button tone="quiet">Next picture</Button>
        </Row>
      ),
      because: 'Buttons with words. Swiping and pinching are extras.',
    },
  ],
  donts: [
    {
      picture: <Text>1 / 3</Text>,
      because: 'Without its description a large picture is still nothing to a listener.',
    },
  ],
};
