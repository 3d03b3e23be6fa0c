import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';

export const confirmDialogGuide: Guide = {
  purpose: 'Asks before something that costs or cannot be undone.',
  use: ['Spending, declining a person, sharing with everyone, throwing words away.'],
  avoid: ['For what can be undone: do it, and offer Undo.', 'For news: there is nothing to decide.'],
  keys: [
    { keys: 'Tab', does: 'From the safe choice to the other one and round.' },
    { keys: 'Enter, Space', does: 'Press the button that has the focus.' },
    { keys: 'Escape', does: 'Means the safe choice.' },
  ],
  heard: [
    {
      when: 'It opens',
      said: 'The question, “alert dialog”, what will be true afterwards, then the safe choice',
    },
  ],
  contract: 'W14',
  dos: [
    {
      picture: (
        <Stack>
          <Heading level={2}>Spend 50 FBB?</Heading>
          <Text>You will have 30 left.</Text>
          <Row>
            <Button>Spend 50 FBB</Button>
            <Button tone="quiet">Keep my FBB</Button>
          </Row>
        </Stack>
      ),
      because: 'The effect in a sentence, and verbs on the buttons.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack>
          <Heading level={2}>Are you sure?</Heading>
          <Row>
            <Button>OK</Button>
            <Button tone="quiet">Cancel</Button>
          </Row>
        </Stack>
      ),
      because: 'Sure of what? OK to what?',
    },
  ],
};
