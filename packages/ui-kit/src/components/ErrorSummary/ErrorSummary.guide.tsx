import type { Guide } from '../../guide/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const errorSummaryGuide: Guide = {
  purpose: 'Names everything that keeps a form from being sent, each with a link to its field.',
  use: ['At the top of every form with more than one field.'],
  avoid: [
    'For an error while typing: the field shows its own.',
    'For what the server could not do: use FailedState or StatusLine.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the links.' },
    { keys: 'Enter', does: 'Leads to the field, with its label in view.' },
  ],
  heard: [
    { when: 'A submit is refused', said: '“Please fix 2 things”, then the list; nothing is said twice' },
    { when: 'One problem', said: 'The problem itself' },
  ],
  contract: 'W4',
  dos: [
    {
      picture: (
        <ErrorSummary
          title="Please fix 2 things"
          errors={[
            { fieldId: 'a', message: 'Write your username.' },
            { fieldId: 'b', message: 'Write your password.' },
          ]}
          focusKey={0}
        />
      ),
      because: 'Each line says what to do and leads there.',
    },
  ],
  donts: [
    {
      picture: (
        <ErrorSummary title="Error" errors={[{ fieldId: 'a', message: 'Invalid input.' }]} focusKey={0} />
      ),
      because: 'It says neither what is wrong nor how to mend it.',
    },
  ],
};
