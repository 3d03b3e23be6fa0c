import { NEW_PASSWORD, PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const notMe: Journey = {
  title: 'Hear of a card that somebody else made, and keep others out',
  async walk({ listener: ann, annIs, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/events');
    // It waits at the bell, and interrupts nobody.
    await ann.does('somebody makes a recovery card elsewhere', () =>
      annIs.request.put('/api/recovery/card', { data: { currentPassword: PASSWORD } }),
    );
    ann.hearsNothing();
    await ann.pressUntil('shift+Tab', 'Notifications, 2 new push button');
    await ann.press('Return');
    await ann.hearsWindow('Notifications');
    await ann.pressOn('This was not me link');
    await ann.hearsWindow('Was this not you?');
    await ann.pressOn('Keep others out push button');
    await ann.hears('Now choose a new password heading level 3');
    await ann.tabTo('Your password now (needed) password text');
    await ann.type(PASSWORD);
    await ann.tabTo('New password (needed) password text');
    await ann.type(NEW_PASSWORD);
    await ann.tabTo('New password again (needed) password text');
    await ann.type(NEW_PASSWORD);
    await ann.press('Return');
    await ann.hears('Your password is changed. You are logged out everywhere else.');
  },
};
