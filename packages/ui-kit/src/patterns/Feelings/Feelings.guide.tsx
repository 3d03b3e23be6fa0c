import type { Guide } from '../../guide/guide.ts';
import { FeelingButtons, type FeelingChoice } from './FeelingButtons.tsx';

const choices: readonly FeelingChoice[] = [
  { id: 'happy', label: 'Happy', name: 'Happy', count: '2', description: '2 people' },
  { id: 'hug', label: 'A hug', name: 'Take back: A hug', count: '1', description: '1 person. You feel this' },
];

export const feelingsGuide: Guide = {
  purpose: 'Lets a member say what they feel about a post, by a picture.',
  use: ['Beside Like, which stays apart.', 'Within an ActionBar: its arrow keys reach them.'],
  avoid: [
    'For anything that can be meant unkindly: there is no laughing and no anger.',
    'A picture that differs from another one by its colour alone.',
  ],
  keys: [
    { keys: 'Left, Right', does: 'Goes from one to the next, in an ActionBar.' },
    { keys: 'Enter, Space', does: 'Chooses it; one’s own is taken back.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Happy, Leo’s post, button. 2 people”' },
    { when: 'It is one’s own', said: '“Take back: A hug, Leo’s post, button. 1 person. You feel this”' },
  ],
  contract: 'W11',
  dos: [
    {
      picture: (
        <FeelingButtons
          label="How do you feel about this?"
          choices={choices}
          chosenId="hug"
          onPress={() => undefined}
        />
      ),
      because: 'Each has another outline, and one’s own has a check mark.',
    },
  ],
  donts: [
    {
      picture: (
        <FeelingButtons
          label="Feelings"
          choices={[{ id: 'sad', label: 'Bad', name: 'Bad', description: '3 people' }]}
          chosenId={null}
          onPress={() => undefined}
        />
      ),
      because: '“Bad” says what is wrong with a post, not how somebody feels.',
    },
  ],
};
