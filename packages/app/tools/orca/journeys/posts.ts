import { PASSWORD, sharePost } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const posts: Journey = {
  title: 'Log in, like a post, write a comment',
  async walk({ listener: ann, annIs, ben }) {
    await sharePost(ben, 'The heron is back at the pond.');
    await ann.open('/');
    await ann.tabTo('Username (needed) entry.');
    await ann.type(annIs.username);
    await ann.tabTo('Password (needed) password text.');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears(
      "Welcome back! You're now logged in to The FriendBase.",
      'Welcome, Ann Berg! heading level 1',
    );

    await ann.readsOn();
    await ann.hears('Recent Posts from Friends', 'Ben Clark', 'The heron is back at the pond.', '0 likes');
    ann.hearsNot('Publiceveryone', "Comments on Ben Clark's post");
    await ann.press('ctrl+Home');
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
    await ann.hears('entry');
    await ann.type('It stood in the reeds.');
    await ann.tabTo('Send comment');
    await ann.press('Return');
    await ann.hears('Your comment is sent.');
  },
};
