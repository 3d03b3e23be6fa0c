import type { Guide } from '../../guide/guide.ts';
import { Row } from '../../components/Layout/Layout.tsx';
import { Button } from '../../components/Button/Button.tsx';

export const requestListGuide: Guide = {
  purpose: 'Shows who asks to be a friend, to accept or to decline.',
  use: [
    'At the top of the Friends page. It shows nothing before the first request has come.',
    'With the words of the outcome after each answer. It shows and says them; no toast has to say them again.',
    'With an effect of declining that is true, also if it is not nice.',
  ],
  avoid: ['For friends: use a CardList.'],
  keys: [
    { keys: 'Tab', does: 'Goes to Accept and Decline of each request.' },
    { keys: 'Enter, Space', does: 'Accepts, or asks before it declines.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Accept Sam, button”' },
    {
      when: 'A request was accepted',
      said: '“Request updated. You are now friends with Sam.”, then the next Accept',
    },
    { when: 'The last one was answered', said: 'The heading' },
    { when: 'Decline is pressed', said: '“Decline Sam?”, what it means, and the safe choice' },
  ],
  contract: 'W20',
  dos: [
    {
      picture: (
        <Row>
          <Button subject="Sam">Accept</Button>
          <Button subject="Sam" tone="quiet">
            Decline
          </Button>
        </Row>
      ),
      because: 'Each button is named by its person, and the safe one stands first.',
    },
  ],
  donts: [
    {
      picture: (
        <Row>
          <Button tone="danger">Decline</Button>
          <Button>Accept</Button>
        </Row>
      ),
      because: 'Heard in a list of buttons: accept whom?',
    },
  ],
};
