import { translationOf } from '@friendbase/ui-kit/words';
import type { outbox as reference } from '../en/outbox.ts';

export const outbox = translationOf<typeof reference>()('en', {
  waits: 'Not sent yet. There is no internet.',
  queuedMessage: 'There is no internet. We send your message later.',
  queuedComment: 'There is no internet. We send your words later.',
  queuedPost: 'There is no internet. We share your words later.',
  queuedPress: 'There is no internet. We send it later.',
  onlyHere: 'Leave this page open. We send it from here.',
  undone: 'We did not send it. You can change your words.',
  full: 'There is no room for more. Your words are still here.',
  filesFull: 'There is no room for more pictures. They are still here, with your words.',
  filesNotStored: 'There is no room for your pictures. They are still here, with your words.',
  tooOld: 'It is one day old. Do you still want to send it?',
  otherVersion: 'FriendBase has changed. Please send it again.',
  edit: 'Change it',
  askLogOutEffect: 'If you log out, they are gone. If you stay, we send them later.',
  letGo: 'Throw it away',
});
