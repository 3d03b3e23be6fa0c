import type { Journey } from '../walk.ts';
import { pathOf } from './mail.ts';
import { choosesPassword, logsInAnew } from './newPassword.ts';

export const operatorLink: Journey = {
  title: 'Come back by the link that who runs FriendBase gave',
  async walk({ listener: ann, annIs: { username }, linkFor }) {
    await ann.open(pathOf(await linkFor(username)));
    // As a page loads, Orca says more or less of it.
    await ann.hearsByChance();
    await choosesPassword(ann);
    await ann.hears('Your new password is saved.', 'Password (needed) password text');
    await logsInAnew(ann);
  },
};
