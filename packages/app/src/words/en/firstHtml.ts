import { catalogue } from '@friendbase/ui-kit/words';

/** Words in the HTML itself: there before any script, and instead of it. */
export const firstHtml = catalogue('firstHtml', {
  title: 'FriendBase',
  description: 'FriendBase: a safe place to connect with friends.',
  partsMissing: 'Some parts of this page did not load. You can read it. Open it again to use all of it.',
  noScript:
    'Some buttons need JavaScript. They have a dashed line around them. Without it you can log in, sign up, read and log out. You can ask somebody you trust to switch it on.',
  pressWaits: 'This page is still loading. It will do what you pressed when it is ready.',
  pressMisses:
    'This does not work now, because some parts of this page did not load. Open it again to use it.',
});
