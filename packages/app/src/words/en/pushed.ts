import { catalogue } from '@friendbase/ui-kit/words';

/** What a device says while FriendBase is closed: all that it may say. */
export const pushed = catalogue('pushed', {
  wrote: ({ name }: { name: string }) => `${name} wrote to you`,
  something: 'Something is new',
});
