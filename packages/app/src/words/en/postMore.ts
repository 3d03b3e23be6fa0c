import { catalogue } from '@friendbase/ui-kit/words';

/** What is behind “More” of a post. */
export const postMore = catalogue('post.more', {
  /** Source: product spec §2 “Friends”. */
  viewProfile: 'View Profile',
  delete: 'Delete post',
  deleting: 'Deleting...',
  askDelete: 'Delete your post?',
  askDeleteEffect: 'Its comments and likes go too. You cannot get it back.',
  keep: 'Keep my post',
  stillThere: 'Your post is still there.',
  deleteAgain: 'Please try again.',
  tryAgain: 'Try again',
});
