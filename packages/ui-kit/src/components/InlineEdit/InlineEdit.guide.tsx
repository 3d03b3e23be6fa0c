import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Button } from '../Button/Button.tsx';

export const inlineEditGuide: Guide = {
  purpose: 'Shows facts, and lets the member change them in the same place.',
  use: [
    'For a few facts about the member, such as a profile.',
    'With the words “saved” after a save, and none before.',
    'With Undo after a save, wherever it can be taken back.',
  ],
  avoid: ['For something new: use Form.', 'For one switch or choice: that is saved by the press itself.'],
  keys: [
    { keys: 'Enter, Space', does: 'On Edit: begins, with the focus in the first field.' },
    { keys: 'Enter', does: 'In a field of one line: saves.' },
    { keys: 'Escape', does: 'Cancels. Where something was changed it asks first.' },
  ],
  heard: [
    { when: 'It begins', said: 'The first field and what is in it' },
    { when: 'It is saved', said: '“Profile updated!”, once, and “Edit Profile, button”' },
    { when: 'It was not saved', said: 'Why, at once' },
    { when: 'A save was taken back', said: 'What is true now, once, and “Edit Profile, button”' },
    {
      when: 'Changes are left',
      said: '“Throw away your changes? You cannot get them back. Keep editing, button”',
    },
  ],
  contract: 'W31',
  dos: [
    {
      picture: (
        <Row>
          <Button>Save</Button>
          <Button tone="quiet">Cancel</Button>
        </Row>
      ),
      because: 'One main action; Cancel asks before words are thrown away.',
    },
  ],
  donts: [
    {
      picture: <Text>Saved automatically while you type.</Text>,
      because: 'A slip of the hand would be public at once.',
    },
  ],
};
