import { EXPORT_LIFE_MS, LEAVING_DAYS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

const HOURS = EXPORT_LIFE_MS / 3_600_000;

/** The file with everything of the member, on their own page. */
export const things = catalogue('profile.things', {
  title: 'Take my things along',
  purpose: 'We put everything of yours into one file. You can read it without FriendBase.',
  whatIsIn: 'Your posts, messages, pictures and settings are in it. Keep it in a safe place.',
  password: 'Your password',
  passwordHint: 'We ask for it, so that nobody else gets your file.',
  passwordMissing: 'Write your password.',
  make: 'Make my file',
  asking: 'Asking...',
  notMade: 'Your file is not made',
  file: 'Your file',
  making: 'We make your file. You can go on. We tell you when it is ready.',
  ready: ({ megabytes, when }: { megabytes: number; when: string }, f) =>
    `Your file is ready. It has ${f.plural(megabytes, { one: '1\u00A0megabyte', other: `${f.number(megabytes)}\u00A0megabytes` })}. You can get it until ${when}.`,
  download: 'Get my file',
  failedBefore: 'That did not work. Nothing of yours is lost. You can ask again.',
  life: `After ${HOURS} hours we delete the file here.`,
  failed: 'We could not look for your file',
  failedText: 'Nothing is changed. Please try again.',
});

/** Leaving for good, on the member's own page. */
export const leaving = catalogue('profile.leaving', {
  title: 'Leave FriendBase',
  gone: 'From now on, others do not see you anymore.',
  loggedOut: 'You are logged out on all phones and computers.',
  comeBack: `For ${LEAVING_DAYS} days you can come back: log in, then press “Come back”.`,
  deleted: 'After that we delete everything of yours, and nobody can bring it back.',
  password: 'Your password',
  passwordHint: 'We ask for it, so that nobody else does this.',
  passwordMissing: 'Write your password.',
  leave: 'Leave FriendBase now',
  leaving: 'Leaving...',
  notLeft: 'You are still here',
  left: 'You have left FriendBase.',
  leftText: `You can come back for ${LEAVING_DAYS} days. Just log in.`,
});
