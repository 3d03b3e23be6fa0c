import { variantOf } from '@friendbase/ui-kit/words';
import type {
  composer as composerReference,
  feed as feedReference,
  post as postReference,
} from '../en/home.ts';

export const composer = variantOf<typeof composerReference>()('en', {
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

export const feed = variantOf<typeof feedReference>()('en', {
  title: 'What your friends wrote',
  empty: 'There is nothing to read yet. You can write something first!',
  check: 'Look for new posts',
  checking: 'Looking...',
  checkFailed: 'We could not look. Please try again.',
  updated: ({ time }) => `We looked at ${time}`,
});

export const post = variantOf<typeof postReference>()('en', {
  public: 'Everyone',
  viewComments: ({ count }, f) => `Read what others say (${f.number(count)})`,
  hideComments: ({ count }, f) => `Hide what others say (${f.number(count)})`,
  viewUncounted: 'Read what others say',
  hideUncounted: 'Hide what others say',
  askDelete: 'Do you want to delete what you wrote?',
  askDeleteEffect: 'Then it is gone, and what others said about it. You cannot get it back.',
  deleted: 'It is deleted.',
  stillThere: 'It is still there.',
});
