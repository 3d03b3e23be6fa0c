import { catalogue } from '@friendbase/ui-kit/words';

/**
 * Why something did not work that only members do, by the code of the server's answer: for `reasonOf` on their pages.
 * Not with the others, so that the auth screen stays small.
 */
export const memberErrors = catalogue('memberErrors', {
  idempotencyKeyReused: 'Something went wrong on our side. Please try again.',
  newPasswordTooShort: ({ characters }: { characters: number }, f) =>
    `Your password must be at least ${f.number(characters)} characters long.`,
  wrongCurrentPassword: 'This is not your password now. Please try again.',
  emailTaken: 'This email is already registered. Please use a different one.',
  emailInvalid: 'Please write an email address like name@example.com.',
  nameWithoutLetter: 'Please use at least one letter or number.',
  nameClaimsRole: 'This name sounds like somebody who looks after FriendBase. Please choose another.',
  passwordIsName: 'Please do not use your name as your password. Try three words, like river piano lemon.',
  passwordCommon:
    'Many people use this password, so it is easy to guess. Try three words, like river piano lemon.',
  emailNeedsPassword: 'Please write your password to change your email address.',
  displayNameMissing: 'Please write a name others can see.',
  demoAccountStays:
    'Everybody uses the demo account. Its name, email address, emergency contact, password and logins stay.',
  notYourAccount: 'You can only do this for your own account.',
  personNotFound: 'We could not find that person.',
  friendIsSelf: 'Please choose a person other than yourself.',
  friendRequestNotFound: 'We could not find that friend request.',
  onlyAskedAnswers: 'Only the person who was asked can answer this request.',
  answerInstead: 'This request waits for your answer: accept it or decline it.',
  blockedByYou: 'You blocked this person. Unblock them first.',
  friendsNow: 'Your request was accepted. You are friends now.',
  messageEmpty: 'Write a message first.',
  friendsOnly: 'You can write to each other when you are friends.',
  postEmpty: 'Write something or add a picture first.',
  tooManyDescriptions: 'There are more descriptions than pictures.',
  mediaNotFound: 'We could not find that picture or video.',
  wrongMediaType: 'You cannot use a file of this kind here.',
  uploadBrokenOff: 'The file did not arrive whole. Please send it again.',
  uploadNotFound: 'We could not find that upload. Please choose the file again.',
  uploadExpired: 'Request has expired. Please send the file again.',
  uploadNotFinished: 'The file has not arrived yet. Please send it again.',
  fileEmpty: 'This file is empty. Please choose another one.',
  notPictureOrVideo: 'This file is not a picture or video that we can show. Please choose another one.',
  pictureTooLarge: 'This picture has too many dots for us. Please choose a smaller one.',
  fileDamaged: 'We could not open this file. Please choose another one.',
  mediaInUse: 'Your profile or a post of yours shows this. Please take it away there first.',
  mediaQuotaFull:
    'Your pictures and videos fill all the room you have. Please delete posts with pictures or videos. Within 8 days there is room again.',
  uploadsInFlight:
    'Some of your files are still on their way. Please wait until they are here, then try again.',
  storageFull: 'There is no room for more files right now. Please try again later.',
  postNotFound: 'We could not find that post.',
  notYourPost: 'You can only delete your own posts.',
  commentEmpty: 'Write a comment first.',
  commentNotFound: 'We could not find that comment.',
  notYourComment: 'You can only delete your own comments, and those under your posts.',
  /** How many are there and how many it takes stands beside what is bought. */
  notEnoughBucks: 'You do not have enough FriendBase Bucks.',
  exportNotFound: 'This file is not there anymore. You can ask for a new one.',
  /** Of who logs in: those words come with the answer, so that the auth screen stays small. */
  accountLeft: 'You left FriendBase. Below you can come back.',
  returnOver: 'The time to come back from here is over. Please log in again.',
  accountPaused: 'Your account is paused. You can read, get help and change your settings.',
  ownThing: 'This is your own. You can change it or delete it yourself.',
  thingNotFound: 'We could not find what you want to report.',
  decisionNotFound: 'We could not find that decision.',
  alreadyAsked: 'We have looked at this again already, or will soon.',
  appealTooLate: 'The time to ask us to look again is over.',
  caseNotFound: 'We could not find that case.',
  ruleMissing: 'Please choose which rule it is about.',
  notYourCase: 'Another moderator has to decide this.',
  /** Who it was and what they decided stands beside it. */
  alreadyDecided: 'Another moderator decided this first.',
  alreadyUndone: 'This decision was undone before.',
  otherModerator: 'You decided this. Another moderator has to look again.',
  alreadyAnswered: 'Another moderator has answered this.',
  tournamentNotFound: 'We could not find that tournament.',
  tournamentJoined: 'You are already in this tournament.',
  tournamentClosed: 'You can only join a tournament before it starts.',
  tournamentFull: 'This tournament is full.',
  rewardNotFound: 'We could not find that reward.',
  rewardInactive: 'This reward is not available right now.',
  videoNotFound: 'We could not find that video.',
});
