import type { Journey } from '../walk.ts';

export const invitation: Journey = {
  title: 'Make a link for a person I know, and read until when it works',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.opensWindow('Invite a person you know');
    await ann.pressOn('Make a link push button');
    await ann.hears('Making the link...', 'Your link is ready. Only now you can copy it.');
    await ann.pressUntil('h', 'Links that nobody has used yet heading level 3');
    await ann.readsOn();
    await ann.hears('It works until', 'Take back, ');
  },
};
