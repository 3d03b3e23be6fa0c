import type { Guide } from '../../guide/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Stage } from './Stage.tsx';

export const stageGuide: Guide = {
  purpose:
    'The place of a story or a breathing guide: what is shown now, how far it is, and what can be done.',
  use: [
    'For what plays by itself and can be paused at any time.',
    'With a part list where a story has parts, so that nobody has to watch all of it again.',
    'With an announcement for each new part or phase, and none for seconds and percents.',
  ],
  avoid: [
    'For a real video with sound: it needs captions and its own controls.',
    'For the progress of work, such as an upload: use ProgressBar.',
    'A circle that grows for whoever wants no motion. A word and a number are enough to breathe by.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the controls, then to the parts.' },
    {
      keys: 'Enter, Space',
      does: 'Press the button that has the focus. Nowhere else do they start or pause.',
    },
  ],
  heard: [
    { when: 'Focus arrives', said: '“A walk by the lake, group. Pause, button”' },
    { when: 'The progress is read', said: '“The story, progress bar, Part 2 of 4, 45 percent”' },
    { when: 'A part or a phase begins', said: 'Its announcement, once: “Down to the water”' },
    { when: 'A second or a percent passes', said: 'Nothing' },
  ],
  contract: 'W28, W29',
  dos: [
    {
      picture: (
        <Stage
          label="Calm breathing"
          words="Breathe in"
          count={4}
          controls={
            <Button tone="quiet" icon="stop">
              Stop
            </Button>
          }
        />
      ),
      because: 'Stop is always there, and all that counts is a word and a number.',
    },
  ],
  donts: [
    {
      picture: <Stage label="A story" words="Please wait while the story plays." controls={null} />,
      because: 'Nothing to pause it, and no word of how long it takes.',
    },
  ],
};
