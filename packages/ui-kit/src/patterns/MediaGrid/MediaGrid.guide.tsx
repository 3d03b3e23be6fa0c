import type { Guide } from '../../guide/guide.ts';
import { media } from '../../components/MediaTile/fixture.ts';
import { MediaGrid } from './MediaGrid.tsx';

export const mediaGridGuide: Guide = {
  purpose: 'Shows the one to five pictures and videos of a post.',
  use: [
    'Below the words of a post, with a label that says whose post it is.',
    'With a PictureViewer, which is loaded when the first one is opened.',
  ],
  avoid: ['For more than five: nobody looks at them all.'],
  keys: [
    {
      keys: 'Left, Right',
      does: 'Beside an ActionBar: moves among the pictures, and to and from the row of actions.',
    },
    {
      keys: 'Tab',
      does: 'Beside an ActionBar: goes to the row of actions, or to a video. Elsewhere from one to the next.',
    },
    { keys: 'Enter, Space', does: 'Shows it large.' },
  ],
  heard: [
    {
      when: 'Focus arrives',
      said: '“Pictures of Sam’s post, toolbar, list, 3 items. Make larger, A beach, button”',
    },
  ],
  dos: [
    {
      picture: <MediaGrid label="Pictures" media={media.slice(0, 3)} onOpen={() => {}} />,
      because: 'An odd one is as wide as two: no empty place looks like a missing picture.',
    },
  ],
  donts: [
    {
      picture: (
        <MediaGrid
          label="Pictures"
          media={media.slice(0, 1).map((item) => ({ ...item, description: '' }))}
          onOpen={() => {}}
        />
      ),
      because: 'Nobody described it. Ask for a few words before it is shared.',
    },
  ],
};
