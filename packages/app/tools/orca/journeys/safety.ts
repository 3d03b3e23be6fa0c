import { sharePost } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const report: Journey = {
  title: 'Report a post, and be told what came of it',
  async walk({ listener: ann, cleo, ben, annIsLoggedIn, give }) {
    await sharePost(cleo, 'You are all silly.');
    await give('moderator', ben);
    await annIsLoggedIn();
    await ann.openTold('/');
    await ann.pressUntil('h', 'Cleo Dahl');
    await ann.pressOn('More, ');
    await ann.opensWindow('Report, ');
    await ann.tabTo('It is mean');
    await ann.press('space');
    await ann.hears('selected');
    await ann.pressOn('Send report push button');
    await ann.hears('Sending...', 'A person from FriendBase looks at it, usually within one day.');
    await ann.pressOn('Done push button');

    await ann.does('a moderator takes the post away', async () => {
      const cases = await ben.request.get('/api/moderation/cases?list=reports');
      const [{ id }] = (await cases.json()) as [{ id: string }];
      const decision = { action: 'hide', rule: 'beKind', version: 0 };
      await ben.request.post(`/api/moderation/cases/${id}/decisions`, { data: decision });
    });
    await ann.openTold('/profile');
    await ann.opensWindow('My reports and decisions push button');
    await ann.pressUntil('h', 'A post: It is mean');
    await ann.pressUntil('Down', 'We looked at it and took it away');
  },
};

export const organize: Journey = {
  title: 'Make a tournament, and keep it as a draft',
  async walk({ listener: ann, annIs, annIsLoggedIn, give }) {
    await give('organizer', annIs);
    await annIsLoggedIn();
    await ann.openTold('/organize');
    await ann.pressOn('Make a tournament push button');
    await ann.hears('A new tournament');
    await ann.tabTo('Title (needed) entry');
    await ann.type('Sums for all');
    await ann.tabTo('What is it? (needed) entry');
    await ann.type('We solve small sums together.');
    await ann.tabTo('Title in easy words');
    await ann.type('Our sums');
    await ann.tabTo('What is it, in easy words?');
    await ann.type('We do sums. Take your time.');
    await ann.tabTo('Game');
    await ann.pressOn('Save push button');
    await ann.hears('Your draft is saved. Members do not see it yet.');
  },
};
