import { translationOf } from '@friendbase/ui-kit/words';
import type { wishes as reference } from '../en/wishes.ts';

export const wishes = translationOf<typeof reference>()('en', {
  title: 'What we tell you',
  purpose: 'The bell tells you what is new. Here you choose what it tells.',
  kinds: 'Tell me about',
  accepted: 'People who want to be my friend too',
  always: 'We always tell you what we decide and when an event changes.',
  friendsOnlyMeans: 'You find friend requests on the page “Friends”.',
  when: 'Time to rest',
  quietMeans: 'It is quiet in this time. You see all of it later.',
});
