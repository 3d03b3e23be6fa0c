import { catalogue } from '@friendbase/ui-kit/words';

/** What who has left is told when they log in. */
export const leftAccount = catalogue('auth.left', {
  title: 'You left FriendBase',
  below: 'Below the form you can come back.',
  until: ({ when }: { when: string }) =>
    `Do you want to come back? Everything of yours is here until ${when}. Then we delete it.`,
  comeBack: 'Come back',
  comingBack: 'Bringing everything back...',
  failed: 'Please try again.',
});
