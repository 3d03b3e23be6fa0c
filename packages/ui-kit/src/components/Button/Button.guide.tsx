import type { Guide } from '../../guide/guide.ts';
import { Row } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';

export const buttonGuide: Guide = {
  purpose: 'Starts an action here: it sends, saves, opens, takes back.',
  use: [
    'One primary button a form or card, for what most people came to do. Its words are a verb.',
    'A quiet button for every other action, a plain one for small ones such as Undo.',
    'A blocked reason where the action is not possible now. The button stays in reach and says what to do.',
    'It is the blocked action of contract W32: Join and Redeem use it. There is no other component for that.',
  ],
  avoid: [
    'To go to another page: use Link, or ButtonLink if it is the main action.',
    'For something that is on or off: use Switch, ToggleTextButton or ToggleButtonGroup.',
    'A disabled button. Nobody can reach it to hear why.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it, also while it is busy or blocked.' },
    {
      keys: 'Enter, Space',
      does: 'Presses it. While busy nothing happens; while blocked it says the reason.',
    },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Share Post, button”' },
    {
      when: 'Focus arrives while blocked',
      said: '“Share Post, button, unavailable. Write something first.”',
    },
    { when: 'It becomes busy', said: '“Posting...”, once; after 10 seconds “Still working.”' },
    { when: 'A blocked button is pressed', said: 'The reason, once' },
  ],
  contract: 'W32',
  dos: [
    {
      picture: <Button blockedReason="Write something first.">Share Post</Button>,
      because: 'The reason is in view before the press, and says what to do.',
    },
    {
      picture: (
        <Row>
          <Button tone="danger">Throw away</Button>
          <Button tone="quiet">Keep writing</Button>
        </Row>
      ),
      because: 'Verbs tell what each press does, also when they are heard alone.',
    },
  ],
  donts: [
    {
      picture: (
        <Row>
          <Button>Yes</Button>
          <Button>No</Button>
        </Row>
      ),
      because: 'Two main buttons, and words that need the question to be understood.',
    },
  ],
};
