import { catalogue } from '@friendbase/ui-kit/words';

/** What stands beside the name of who looks after others here. No name of a member may say the same. */
export const roles = catalogue('roles', {
  moderator: 'Moderator',
  organizer: 'Organizer',
});
