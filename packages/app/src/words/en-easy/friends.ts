import { translationOf } from '@friendbase/ui-kit/words';
import type {
  findFriends as findReference,
  findPerson as findPersonReference,
  friends as friendsReference,
  friendTips as tipsReference,
} from '../en/friends.ts';

export const friends = translationOf<typeof friendsReference>()('en', {
  purpose: 'Here are your friends. Here you see who wants to be your friend.',
  requests: 'They want to be your friends',
  declineEffect: ({ name }) =>
    `Then ${name} is blocked. You will not see what ${name} writes. We do not tell ${name}. You can change this in your profile.`,
  stillAsks: ({ name }) => `That did not work. ${name} still waits for you. Please try again.`,
  search: 'Look for a name',
  viewProfile: 'Who is this?',
  message: 'Write a message',
  check: 'Look for new requests',
  checking: 'Looking...',
  updated: ({ time }) => `We looked at ${time}`,
  checkFailed: 'We could not look. Please try again.',
});

export const findFriends = translationOf<typeof findReference>()('en', {
  find: 'Find new friends',
  title: 'Do you want to know them?',
  inCommon: ({ count }, f) =>
    f.plural(count, {
      '=0': 'This person likes to be found.',
      one: '1 of your friends knows this person.',
      other: `${f.number(count)} of your friends know this person.`,
    }),
  whoTheyAre: 'They use this site too. You can ask them to be your friends.',
});

export const findPerson = translationOf<typeof findPersonReference>()('en', {
  means: 'Write how the name begins. Or write the whole username.',
  nobodyText: 'Ask the person for the username. Write it here. Some people do not want to be found.',
  failedText: 'Your words are still there. Please try again.',
});

export const friendTips = translationOf<typeof tipsReference>()('en', {
  title: 'How to make friends safely',
  slowly: 'Take your time. You can say no.',
  private: 'Do not say where you live. Do not tell your phone number.',
  money: 'Do not give money to people you met here.',
  kind: 'A friend is kind to you. You can block people who are not kind.',
});
