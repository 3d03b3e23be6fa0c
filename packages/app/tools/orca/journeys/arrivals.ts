import { accept, askFor, sharePost } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const arrivals: Journey = {
  title: 'A request is accepted elsewhere, and a like comes',
  async walk({ listener: ann, annIs, ben, cleo, annIsLoggedIn }) {
    const asked = await askFor(annIs, cleo);
    const postId = await sharePost(annIs, 'Look up at the sky.');
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.does('Cleo accepts', () => accept(cleo, asked));
    await ann.hears('Cleo Dahl said yes. You are friends now.');
    await ann.waits(3);
    ann.hearsNothing();

    await ann.does('Ben likes her post', () =>
      ben.request.post('/api/likes', { data: { userId: ben.id, postId } }),
    );
    ann.hearsNothing();
    await ann.tabTo('Notifications');
    await ann.hears('Notifications, 3 new push button.');
    await ann.press('Return');
    await ann.hears('Notifications dialog', 'Close push button.');
    await ann.pressUntil('h', 'Ben Clark likes your post.');
    await ann.press('Escape');
    await ann.hears('Notifications');
  },
};
