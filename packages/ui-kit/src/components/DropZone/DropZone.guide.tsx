import type { Guide } from '../../guide/guide.ts';
import { DropZone } from './DropZone.tsx';

const nothing = () => undefined;
const zone = { acceptedTypes: ['image/*'], count: 0, max: 5, rejectionOf: nothing, onAdd: nothing };

export const dropZoneGuide: Guide = {
  purpose: 'Takes pictures and videos: from a chooser, pasted, or dropped.',
  use: [
    'Above a MediaList, which shows what was added.',
    'With all limits in the description, before anybody meets them.',
    'With reasons that say what to do: “It is larger than 50 MB. Choose a smaller one.”',
  ],
  avoid: ['Blocking it when it is full: a file more is refused with a reason that can be read.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the place that takes what is pasted, then to Choose files.' },
    { keys: 'Enter, Space', does: 'On Choose files: opens the chooser.' },
    { keys: 'Ctrl+V, Command+V', does: 'Adds copied pictures while the place has the focus.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Choose files, button. Up to 5 pictures or videos.”' },
    { when: 'Files were added', said: '“2 files added. 2 of 5.”' },
    { when: 'A file was refused', said: '“big.mov was not added. It is larger than 50 MB.”, at once' },
  ],
  contract: 'W8',
  dos: [
    {
      picture: <DropZone {...zone} description="Up to 5 pictures. Each can have 50 MB." />,
      because: 'The limits are known before a file is chosen.',
    },
  ],
  donts: [
    {
      picture: <DropZone {...zone} description="Drag and drop files here." />,
      because: 'Many hands cannot drag. The button is what everybody can use.',
    },
  ],
};
