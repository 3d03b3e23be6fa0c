import { MIN_PASSWORD_CHARACTERS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/** What opens on the member's own page, loaded when it is opened. */

/** Source: owner's decisions, “Names and passwords”. */
export const passwordChange = catalogue('profile.password', {
  title: 'Change Password',
  effect: 'This logs you out on all other phones and computers. You stay logged in here.',
  current: 'Your password now',
  new: 'New password',
  newHint: `Use ${MIN_PASSWORD_CHARACTERS} or more letters or numbers. Three words are good: river piano lemon.`,
  again: 'New password again',
  againHint: 'Write the same new password.',
  currentMissing: 'Write the password you have now.',
  addCharacters: ({ count }: { count: number }, f) =>
    `The password is too short. Add ${f.number(count)} more.`,
  mismatch: 'The two new passwords are different. Write the same password here.',
  save: 'Change password now',
  saving: 'Saving...',
});

/** Source: owner's decisions, “Placeholders become real”, the help dialog. */
export const contact = catalogue('profile.contact', {
  title: 'Emergency contact',
  purpose: 'In Help, “Call for Help” calls this person. Other members never see the number.',
  label: 'Emergency contact phone',
  hint: 'Leave it empty if nobody should be called.',
  notANumber: 'We cannot call this: it is not a phone number. You can still save it.',
  tooLong: ({ count }: { count: number }, f) => `This is too long. Take out ${f.number(count)}.`,
  save: 'Save contact',
  saving: 'Saving...',
  failed: 'Your emergency contact did not load',
  failedText: 'Nothing is changed. Please try again.',
});

export const places = catalogue('profile.places', {
  title: 'Where you are logged in',
  purpose: 'Do you not know a place? Press “No” there. Then change your password.',
  list: 'Places where you are logged in',
  isHere: 'This is here',
  since: ({ since }: { since: string }) => `Logged in since ${since}.`,
  used: ({ since, used }: { since: string; used: string }) =>
    `Logged in since ${since}. Last used on ${used}.`,
  isYou: 'Is this you?',
  yes: 'Yes',
  no: 'No',
  confirmed: 'You said that this is you.',
  kept: 'We remember that this is you',
  notKept: 'We could not remember that',
  endOne: 'Log out there',
  askOne: ({ device }: { device: string }) => `Log out there: ${device}?`,
  askOneEffect: 'Whoever is there needs your password to come back.',
  endedOne: 'This place is logged out',
  endedText: 'Change your password, so that nobody comes back.',
  notEndedOne: 'This place is still logged in',
  working: 'One moment...',
  more: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'And 1 more place.', other: `And ${f.number(count)} more places.` }),
  end: 'Log out everywhere else',
  ending: 'Logging out...',
  onlyHere: 'You are only logged in here.',
  ask: 'Log out everywhere else?',
  askEffect: 'All other phones and computers are logged out. You stay logged in here.',
  keep: 'Change nothing',
  demoStays: 'Other visitors use the demo account too. They stay logged in.',
  failed: 'The list did not load',
  failedText: 'You are still logged in. Please try again.',
});

/** For who is told of something that they did not do. */
export const secure = catalogue('profile.secure', {
  title: 'Was this not you?',
  purpose: 'We keep others out. This is what happens:',
  endOthers: 'All other phones and computers are logged out. You stay logged in here.',
  endPictures: 'Nobody can log in with your pictures anymore.',
  endCard: 'A recovery card that others may have does not work anymore.',
  endEmail: 'An email address that others may have confirmed gets no link for a new password anymore.',
  choosePassword: 'Then you choose a new password.',
  yes: 'Keep others out',
  working: 'One moment...',
  no: 'It was me',
  demo: 'Everybody uses the demo account, so it stays as it is.',
  failed: 'That did not work. Please try again.',
  heading: 'Now choose a new password',
  doneText: 'All other phones and computers are logged out. A new password keeps them out.',
  checkEmail: 'Also look at your email address in Profile. Is it yours?',
  unknown: 'You do not know your password?',
  byCard: 'Log out, press “Need Help?” and use your recovery card.',
  byLink: 'Or ask a person who runs FriendBase for a link.',
});

/** Source: owner's decisions, “Placeholders become real”. */
export const privacy = catalogue('profile.privacy', {
  title: 'Manage Privacy',
  posts: 'Your posts',
  label: 'Who can see your new posts?',
  labelMeans: 'Each new post begins with this. You can choose otherwise for any post.',
  friends: 'Friends Only',
  friendsMeans: 'Only your friends can see them.',
  public: 'Everyone',
  publicMeans: 'Any member can read them.',
  finding: 'Finding you',
  findableBy: 'Who can find you?',
  findableByMeans: 'This is for the search by name, and for the people that Find Friends shows.',
  everybody: 'Everybody',
  everybodyMeans: 'Any member can find you by your name.',
  friendsOfFriends: 'Friends of your friends',
  friendsOfFriendsMeans: 'Everybody else needs your whole username to find you.',
  nobody: 'Nobody',
  nobodyMeans: 'Nobody new can find you. Your friends still can, and you can ask others.',
  chats: 'Your chats',
  chatsMean: 'Each of these only works with a friend who has switched it on too. Both are off at first.',
  isReadShown: 'Let friends see when I have read their messages',
  isReadShownMeans: 'A message then says “Seen”. You see the same of your friend.',
  isTypingShown: 'Let friends see when I write',
  isTypingShownMeans:
    'Your friend sees that you are writing, not what you write. You see the same of your friend.',
  blocked: 'People you blocked',
  blockedMeans: 'You do not see each other here. They are not told.',
  list: 'People you blocked, by name',
  none: 'You have not blocked anybody.',
  unblock: 'Unblock',
  working: 'One moment...',
  ask: ({ name }: { name: string }) => `Unblock ${name}?`,
  askEffect: ({ name }: { name: string }) => `You see each other again. ${name} can ask to be your friend.`,
  keep: 'Keep blocked',
  failed: 'The list did not load',
  failedText: 'Nobody is unblocked by this. Please try again.',
});

/** Source: owner's decisions, “Placeholders become real”. */
export const picture = catalogue('profile.picture', {
  title: 'Change Profile Picture',
  purpose:
    'Choose a drawn person or your own photo. Other members see it beside your name. This is how it looks.',
  label: 'Your picture',
  own: 'Your own picture',
  chosen: 'The photo you chose',
  addPhoto: 'Use your own photo',
  notSent: 'Your photo was not sent. It is still here.',
  takenBack: 'Your photo was not sent. Your picture is as it was before.',
  save: 'Save picture',
  saving: 'Saving...',
});
