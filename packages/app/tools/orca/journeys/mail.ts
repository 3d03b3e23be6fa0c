import { addressOf } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';
import { choosesPassword, logsInAnew } from './newPassword.ts';

/** The path of a link, with what stands behind it. */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

export const mail: Journey = {
  title: 'Confirm an email address, forget the password, and come back by the number in a mail',
  sendsMail: true,
  async walk({ listener: ann, annIs: { username }, mails }) {
    const { link } = await mails.newest(username, 'Is this your email address?');
    await ann.open(pathOf(link));
    await ann.hearsByChance('Is this your email address? heading level 2');
    await ann.pressOn('Yes, this is my email address push button');
    await ann.hears('Your email address is confirmed. heading level 2');

    await ann.open('/login?form=help');
    await ann.pressOn('Send me an email push button');
    await ann.hears('Get an email heading level 3');
    await ann.tabTo('Your email address (needed) entry');
    await ann.type(addressOf(username));
    await ann.press('Return');
    await ann.hears('Look at your email heading level 3');
    const { code } = await mails.newest(username, 'Choose a new FriendBase password');
    await ann.tabTo('The number in the email (needed) entry');
    await ann.does('types the number in the mail', () => ann.desktop.type(code));
    await ann.press('Return');
    await choosesPassword(ann);
    await ann.hears('Your new password is saved.', 'Password (needed) password text');
    await logsInAnew(ann);
  },
};
