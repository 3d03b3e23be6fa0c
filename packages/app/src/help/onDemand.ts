/** One file to load, so that the note is there whenever the dialog was. */
export { HelpDialog } from './HelpDialog.tsx';
export { NoCallNote } from './NoCallNote.tsx';
