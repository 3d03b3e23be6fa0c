import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ActionBar } from './ActionBar.tsx';

const nothing = () => undefined;

export const actionBarGuide: Guide = {
  purpose: 'The actions on one of many things, such as a post, in one row that is one tab stop.',
  use: ['Below each thing of a list that has two actions or more.', 'With the one that is used most first.'],
  avoid: ['For the buttons of a form: there Tab goes from one to the next.', 'For a single button.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Comes to the button that was used last, at first to the first one, and leaves the row; with “Tab goes to every button” it goes through.',
    },
    {
      keys: 'Left, Right',
      does: 'Moves to the button before or after, in an article also to its pictures, which are no tab stops.',
    },
  ],
  heard: [{ when: 'the focus comes in', said: '“Leo Okafor’s post, toolbar”, then the button' }],
  dos: [
    {
      picture: (
        <ActionBar label="Leo Okafor’s post">
          <Button tone="plain" icon="heart" onPress={nothing}>
            Like
          </Button>
          <Button tone="plain" icon="messages" onPress={nothing}>
            View Comments (3)
          </Button>
        </ActionBar>
      ),
      because: 'Few quiet buttons, the most used one first.',
    },
  ],
  donts: [
    {
      picture: (
        <ActionBar label="Actions">
          <Button onPress={nothing}>Save</Button>
          <Button tone="quiet" onPress={nothing}>
            Cancel
          </Button>
        </ActionBar>
      ),
      because: 'In a form nobody looks for arrow keys, and “Actions” does not say on what.',
    },
  ],
};
