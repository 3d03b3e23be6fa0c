import { translationOf } from '@friendbase/ui-kit/words';
import type { chatPane as chatPaneReference, messages as messagesReference } from '../en/messages.ts';

export const messages = translationOf<typeof messagesReference>()('en', {
  conversations: 'People you write to',
  select: 'Choose a person',
  selectText: 'Then you can read and write.',
  back: 'Back to all people',
  search: 'Look for a name',
  found: ({ count }, f) =>
    f.plural(count, {
      '=0': 'We found nobody.',
      one: 'We found 1 person.',
      other: `We found ${f.number(count)} people.`,
    }),
  allShown: 'You see all people again.',
  none: 'You have not written to anybody yet.',
  failed: 'We could not show the people you write to',
  failedText: 'Please try again.',
  moreFailed: 'We could not show more people. Please try again.',
  comeBySelf: 'New messages show here. You can just wait.',
  check: 'Look for new messages',
  checkWord: 'Look',
  checking: 'Looking...',
  checkFailed: 'We could not look. Please try again.',
  updated: ({ time }) => `We looked at ${time}`,
  noNew: 'There are no new messages.',
  safety: 'Stay safe when you write',
  keepPrivate: 'Do not tell where you live, your phone number or your passwords.',
  noHurry: 'You can answer later. You do not have to answer.',
  tellSomeone: 'Does a message make you feel bad? Tell a person you trust.',
});

export const chatPane = translationOf<typeof chatPaneReference>()('en', {
  whatFriendsSee: 'What friends can see here',
  failed: 'We could not show your messages',
  failedText: 'Please try again.',
  earlierFailed: 'We could not show older messages. Please try again.',
  unknown: 'We do not know this person',
  unknownText: 'You can write to your friends. Choose a person from your list.',
  personal:
    'Is this your phone number or where you live? Only send it to people you know well. You can still send it.',
  money: 'Is this about money? Do not send money to people you only know from here. You can still send it.',
  waits: 'Wait a moment. We send it in 10 seconds.',
  unsentWords: 'Your words. They were not sent.',
});
