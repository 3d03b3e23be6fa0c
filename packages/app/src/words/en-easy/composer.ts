import { translationOf } from '@friendbase/ui-kit/words';
import type { composer as composerReference } from '../en/composer.ts';

export const composer = translationOf<typeof composerReference>()('en', {
  title: 'Write something',
  privacy: 'Who can read it?',
  friends: 'My friends',
  publicMeans: 'All people here can read it.',
  publicWill: 'All people here will be able to read this.',
  share: 'Share it',
  starterAdded: 'We wrote the first words for you.',
  starterRemoved: 'The first words are gone. Undo is next.',
  personal:
    'Is this your phone number or where you live? All people here could read it. You can still share.',
  money: 'Is this about money? All people here could read it. You can still share.',
  askEveryone: 'Do you want to share this with everyone?',
  askEveryoneEffect: 'All people here can read it. We only ask you once.',
});
