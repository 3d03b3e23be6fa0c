import { catalogue } from '../catalogue.ts';

/** What is edited in its place. */
export const editing = catalogue('kit.editing', {
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  undo: 'Undo',
  undoing: 'One moment...',
  throwAwayQuestion: 'Throw away your changes?',
  throwAwayEffect: 'You cannot get them back.',
  keepEditing: 'Keep editing',
  throwAway: 'Throw away',
});
