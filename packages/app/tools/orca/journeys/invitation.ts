import type { Journey } from '../walk.ts';
import { asksCleo } from './findingPeople.ts';

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

export const invited: Journey = {
  title: 'Follow the link of a person I know, and ask them',
  async walk({ listener: ann, cleo, annIsLoggedIn }) {
    const made = await cleo.request.post('/api/invitations');
    const { key } = (await made.json()) as { key: string };
    await annIsLoggedIn();
    await ann.openTold(`/invited?key=${key}`);
    await ann.pressUntil('h', 'Cleo Dahl');
    await ann.readsOn();
    await ann.hears('Ask only if you know this person.');
    await asksCleo(ann);
    await ann.tabTo('Go to your friends link');
  },
};
