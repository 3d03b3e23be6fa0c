import { accept, askFor, likePost, sharePost, writeComment } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const arrivals: Journey = {
  title: 'Ask a person, hear the yes, and what friends think of a post',
  async walk({ listener: ann, annIs, ben, cleo, annIsLoggedIn }) {
    // Whom friends of friends can find.
    await accept(cleo, await askFor(ben, cleo));
    const postId = await sharePost(annIs, 'Look up at the sky.');
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.tabTo('Find a person you know entry');
    await ann.type('Cleo');
    await ann.hears('1 person found.');
    await ann.pressOn('Add Friend, Cleo Dahl');
    await ann.hears('Asking...', 'Friend request sent! Cleo Dahl can say yes or no.');
    const requests = await cleo.request.get(`/api/friend-requests/${cleo.id}`);
    const [{ id }] = (await requests.json()) as [{ id: string }];
    await ann.does('Cleo accepts', () => accept(cleo, id));
    await ann.hears('Cleo Dahl said yes. You are friends now.');
    await ann.waits(3);
    ann.hearsNothing();

    // A like and a comment of a friend wait at the bell, and interrupt nobody.
    await ann.does('Ben likes her post', () => likePost(ben, postId));
    ann.hearsNothing();
    await ann.does('Ben writes a comment', () => writeComment(ben, postId, 'I did. It was red.'));
    ann.hearsNothing();
    // Where the comments of her post are open, one that comes waits for a press, and is said once.
    await ann.openTold('/');
    await ann.pressUntil('h', 'Ann Berg push button');
    await ann.tabTo('Like, Ann Berg');
    await ann.pressUntil('Right', 'View Comments (1)');
    await ann.press('Return');
    await ann.hears('expanded');
    await ann.does('Ben writes one more', () => writeComment(ben, postId, 'And then it was dark.'));
    await ann.hears('1 new comment');
    await ann.pressOn('1 new comment');
    await ann.hears('Ben Clark');
  },
};
