import type { Guide } from '../../guide/guide.ts';
import { FailedState } from './FailedState.tsx';

export const failedStateGuide: Guide = {
  purpose: 'Stands for what failed to load or to be sent, and lets the member try again.',
  use: ['In the place of what is missing, at its size.'],
  avoid: ['For an empty list: use EmptyState.', 'For a wrong field: use the field’s error message.'],
  keys: [{ keys: 'Enter, Space', does: 'Try again; a second press meanwhile does nothing.' }],
  heard: [{ when: 'It appears', said: 'The title, once, at once' }],
  contract: 'W34',
  dos: [
    {
      picture: (
        <FailedState
          title="We could not load your posts."
          text="Please check your connection."
          onRetry={() => undefined}
        />
      ),
      because: 'What failed, what to do, and a button to do it.',
    },
  ],
  donts: [
    {
      picture: <FailedState title="Error 503" text="Service unavailable." onRetry={() => undefined} />,
      because: 'Numbers that only a server understands.',
    },
  ],
};
