import { catalogue } from '@friendbase/ui-kit/words';

/** In place of a page that is not on the device, while FriendBase cannot be reached. In easy words for everybody: it is one file. */
export const offlinePage = catalogue('offlinePage', {
  title: 'We cannot reach FriendBase',
  text: 'You may have no internet right now. This page is not on your device.',
  wait: 'Please try again later. Nothing is lost.',
  retry: 'Try again',
  pagesTitle: 'Pages that you can read now',
});
