import { translationOf } from '@friendbase/ui-kit/words';
import type {
  contact as contactReference,
  passwordChange as passwordReference,
  picture as pictureReference,
  places as placesReference,
  privacy as privacyReference,
  secure as secureReference,
} from '../en/profileParts.ts';

export const passwordChange = translationOf<typeof passwordReference>()('en', {
  effect: 'You stay logged in here. Other phones and computers ask for the new password.',
  newHint: 'Three words are good. For example: river piano lemon.',
  againHint: 'Write the new password one more time.',
  mismatch: 'The two new passwords are not the same. Please write it again.',
});

export const contact = translationOf<typeof contactReference>()('en', {
  title: 'Who helps you',
  purpose:
    'In Help you can press “Call for Help”. Then this person is called. Nobody else here sees the number.',
  label: 'Phone number of a person who helps you',
  hint: 'Leave it empty if you want no call.',
});

export const secure = translationOf<typeof secureReference>()('en', {
  purpose: 'We help you. This is what we do:',
  endCard: 'If others have your recovery card, it does not work anymore.',
  endEmail: 'If others put their email address here, it does not work anymore.',
  doneText: 'Others are logged out. With a new password they stay out.',
});

export const places = translationOf<typeof placesReference>()('en', {
  purpose: 'Is there a place you do not know? Press “No”. Then change your password.',
  askOneEffect: 'Then this place needs your password.',
  askEffect: 'You stay logged in here. Other phones and computers are logged out.',
  demoStays: 'Many people use this account. They stay logged in.',
});

export const privacy = translationOf<typeof privacyReference>()('en', {
  labelMeans: 'New posts begin like this. You can change it for each post.',
  publicMeans: 'All people here can read them.',
  findableByMeans: 'They look for your name. Or they press Find new friends.',
  everybodyMeans: 'All people here can find your name.',
  friendsOfFriendsMeans: 'Others must write your whole username to find you.',
  nobodyMeans: 'Only your friends can find you. You can still ask others.',
  chatsMean: 'Your friend has to switch it on too. Then it works for both of you.',
  isReadShown: 'Friends can see that I saw their message',
  isReadShownMeans: 'You can see it of your friend too.',
  isTypingShown: 'Friends can see that I write',
  isTypingShownMeans: 'They do not see your words before you send them. You can see it of your friend too.',
  blockedMeans: 'You do not see them. They do not see you. Nobody tells them.',
  askEffect: ({ name }) => `You can see ${name} again. ${name} can ask to be your friend.`,
  failedText: 'Nothing has changed. Please try again.',
});

export const picture = translationOf<typeof pictureReference>()('en', {
  purpose: 'Choose a picture of a person or your own photo. Other people see it. It looks like this.',
});
