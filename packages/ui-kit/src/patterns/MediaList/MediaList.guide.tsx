import type { Guide } from '../../guide/guide.ts';
import { TextField } from '../../components/TextField/TextField.tsx';

export const mediaListGuide: Guide = {
  purpose: 'Shows the files that were added to a post, each with a field to describe it.',
  use: [
    'Below a DropZone, with its “Choose files” as the place the focus goes to when the last file was removed.',
    'With UploadProgress below each file while it is sent: its Cancel then stands in place of Remove.',
  ],
  avoid: ['For pictures of a post that is shared: use MediaGrid.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the description of a file, then to Remove, then to the next file.' },
    { keys: 'Enter, Space', does: 'On Remove: takes the file out. On Undo: brings it back.' },
  ],
  heard: [
    {
      when: 'Focus arrives',
      said: '“What is in beach.jpg? (optional), edit text”, “Remove beach.jpg, button”',
    },
    { when: 'A file was removed', said: '“beach.jpg removed. 1 of 5. Undo.”, then the next Remove' },
    { when: 'It was brought back', said: '“beach.jpg is back. 2 of 5.”, then its Remove' },
    { when: 'There is no preview', said: '“No preview for beach.jpg”' },
  ],
  contract: 'W9',
  dos: [
    {
      picture: (
        <TextField
          label="Describe your picture"
          need="optional"
          description="For friends who cannot see it."
        />
      ),
      because: 'It says who needs the words.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Alt text" />,
      because: 'A word that only web developers know.',
    },
  ],
};
