import { catalogue } from '@friendbase/ui-kit/words';

/** Sixteen pictures to press four of, where they are chosen and where somebody logs in with them. */
export const pictureKeys = catalogue('pictureKeys', {
  pictures: 'The pictures',
  chosen: ({ count }: { count: number }, f) => `${f.number(count)} of 4 pictures chosen`,
  full: 'You have four pictures. Press “Take back one” to change the last one.',
  takeBack: 'Take back one',
  missing: 'Choose four pictures.',
  yours: 'Your pictures, in this order',
});

/** Logging in with pictures, on a device where somebody can. Loaded there alone. */
export const pictureLogin = catalogue('pictureLogin', {
  title: 'Log in with pictures',
  who: 'Who are you?',
  faces: 'People who log in with pictures here',
  heading: ({ name }: { name: string }) => `${name}, press your four pictures`,
  hint: 'Press them in your order. One picture can come more than once.',
  submit: 'Log in with these pictures',
  pending: 'Logging in...',
  others: 'I am somebody else',
  closed: 'Use your password here',
  failed: 'Logging in with pictures did not load',
  failedText: 'You can log in with your password.',
  notLoggedIn: 'You are not logged in',
  picturesRefused: 'These are not your pictures, or not in your order. Please try again.',
  picturesClosed: 'That was wrong too many times. Please log in with your password.',
});

/** Choosing them, on the member's own page. */
export const ownPictures = catalogue('profile.pictures', {
  title: 'Log in with pictures',
  purpose: 'You choose four pictures. Then you log in on this device by pressing them. You type nothing.',
  onlyOwn: 'Do this on your own phone or computer alone. Whoever sees you press can do the same here.',
  elsewhere: 'Everywhere else you log in with your password.',
  isMine: 'This is my own device',
  none: 'You do not log in with pictures on this device.',
  made: ({ when }: { when: string }) => `You log in with pictures on this device since ${when}.`,
  isClosed: 'Somebody pressed wrong pictures too many times. Log in here with your password once.',
  heading: 'Choose four pictures',
  hint: 'Press four that you can remember. One can come more than once, but not four times.',
  picturesTooSame: 'These are four times the same. Choose at least one other picture.',
  password: 'Your password',
  passwordHint: 'So we know it is you.',
  passwordMissing: 'Write your password.',
  save: 'Save my pictures',
  saving: 'Saving...',
  change: 'Choose other pictures',
  remove: 'No longer log in with pictures',
  removing: 'One moment...',
  removed: 'You no longer log in with pictures here',
  notRemoved: 'You still log in with pictures here',
  saved: 'Your pictures are saved',
  savedText: 'Log out, and you can log in with them on this device.',
  notSaved: 'Your pictures are not saved',
  demo: 'Everybody uses the demo account, so it has no pictures.',
  picturesNotForRoles: 'You look after FriendBase. So you log in with your password alone.',
  picturesNeedLogIn: 'Please log out. Then log in here with your password, and come back.',
  failed: 'This did not load',
  failedText: 'Nothing is changed. Please try again.',
});
