import { sharePost } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const report: Journey = {
  title: 'Report a post, and be told what came of it',
  async walk({ listener: ann, cleo, ben, annIsLoggedIn, give }) {
    await sharePost(cleo, 'You are all silly.');
    await give('moderator', ben.username);
    await annIsLoggedIn();
    await ann.openTold('/');
    await ann.pressUntil('h', 'Cleo Dahl');
    await ann.tabTo('Like, Cleo Dahl');
    await ann.pressUntil('Right', 'More, ');
    await ann.press('Return');
    await ann.hears('expanded');
    await ann.pressUntil('Right', 'Report, ');
    await ann.press('Return');
    await ann.hears('Close push button');
    await ann.tabTo('It is mean');
    await ann.press('space');
    await ann.pressOn('Send report push button');
    await ann.hearsByChance('A person from FriendBase looks at it, usually within one day.');
    await ann.pressOn('Done push button');
    await ann.hearsByChance();

    await ann.does('a moderator takes the post away', async () => {
      const cases = await ben.request.get('/api/moderation/cases?list=reports');
      const [{ id }] = (await cases.json()) as [{ id: string }];
      const decision = { action: 'hide', rule: 'beKind', version: 0 };
      await ben.request.post(`/api/moderation/cases/${id}/decisions`, { data: decision });
    });
    await ann.openTold('/events');
    await ann.pressUntil('shift+Tab', 'Notifications, 2 new push button');
    await ann.press('Return');
    await ann.hearsWindow('Notifications');
    await ann.pressUntil('h', 'You told us about something.');
    await ann.pressOn('Read what we did link');
    await ann.hearsWindow('My reports and decisions');
    await ann.pressUntil('h', 'A post: It is mean');
    await ann.readsOn();
    await ann.hears('We looked at it and took it away. Thank you for telling us.');
  },
};
