import { sharePost, writeComment } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const posts: Journey = {
  title: 'Read, like and comment a post, and hear of new ones',
  async walk({ listener: ann, ben, annIsLoggedIn }) {
    const postId = await sharePost(ben, 'The heron is back at the pond.');
    await annIsLoggedIn();
    await ann.openTold('/');
    await ann.readsOn();
    await ann.hears('Recent Posts from Friends', 'Ben Clark', 'The heron is back at the pond.');
    ann.hearsNot('Publiceveryone', "Comments on Ben Clark's post");

    await ann.openTold('/');
    await ann.pressUntil('h', 'Ben Clark');
    await ann.tabTo('Like, Ben Clark');
    await ann.hears("Like, Ben Clark's post", 'push button', '0 likes');
    await ann.press('Return');
    await ann.hears('You like this post.');
    ann.hearsNot('1 like');
    await ann.press('Right');
    await ann.hears('View Comments (0)', 'collapsed push button');
    await ann.press('Return');
    await ann.hears('expanded');
    await ann.tabTo("Your comment on Ben Clark's post");
    await ann.type('It stood in the reeds.');
    await ann.pressOn('Send comment');
    await ann.hears('Sending...', 'Your comment is sent.');
    // It is counted under his own post, and nothing more.
    await ann.does('Ben answers', () => writeComment(ben, postId, 'Yes, on one leg.'));
    ann.hearsNothing();

    // What comes waits for a press, and is said once.
    await ann.does('Ben shares a post', () => sharePost(ben, 'Ben has a kite.'));
    await ann.hears('1 new post');
    await ann.does('Ben shares one more', () => sharePost(ben, 'Ben lost his kite.'));
    ann.hearsNothing();
    await ann.press('ctrl+Home');
    await ann.pressOn('2 new posts push button.');
    await ann.hears('Ben Clark');
  },
};
