import type { Guide } from '../../guide/guide.ts';
import { UndoBar } from './UndoBar.tsx';

const undo = () => undefined;

export const undoBarGuide: Guide = {
  purpose: 'Says what was done last, and takes it back.',
  use: ['On a screen where each press works at once, such as settings: one bar for the whole screen.'],
  avoid: ['For what cannot be taken back: ask before, by ConfirmDialog.', 'Several at a time.'],
  keys: [{ keys: 'Enter, Space', does: 'Undo. The focus stays, and a second press does it again.' }],
  heard: [{ when: 'Something was done', said: 'Nothing by itself: the screen announces it, once.' }],
  dos: [
    {
      picture: <UndoBar text="Text size 130 %. Saved on this device." undoLabel="Undo" onUndo={undo} />,
      because: 'It says what has changed and that nothing is left to do.',
    },
  ],
  donts: [
    {
      picture: <UndoBar text="Done!" undoLabel="Undo" onUndo={undo} />,
      because: 'What is done? Nobody knows what the button takes back.',
    },
  ],
};
