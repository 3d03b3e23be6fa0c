import type { WritingCall } from '@friendbase/contract';
import { account } from './account.tsx';
import type { Act, NoAct } from './act.ts';
import { organize } from './organize.tsx';
import { passkeys } from './passkeys.tsx';
import { people } from './people.tsx';
import { posts } from './posts.tsx';
import { safety } from './safety.tsx';
import { store } from './store.tsx';

/** A chosen file makes these one after the other, and its row shows how far it is. */
const uploading = { noAct: 'What a member presses is the choice of a file.' };

/**
 * How each call that writes is made by a press, and what a member then meets. A call without a row does not compile.
 * Source: accessibility pattern 4.5.10.
 */
export const outcomes = {
  ...account,
  ...passkeys,
  ...organize,
  ...people,
  ...posts,
  ...store,
  startUpload: uploading,
  putUpload: uploading,
  processMedia: uploading,
  deleteMedia: uploading,
  createMultipart: uploading,
  putPart: uploading,
  completeMultipart: uploading,
  abortMultipart: uploading,
  sendForm: { noAct: 'The app sends no forms: they are for other clients.' },
  ...safety,
  seeNotifications: { noAct: 'Whoever opens the list has looked at it: the page tells so by itself.' },
  markRead: { noAct: 'Whoever has a chat open has read it: the page tells so by itself.' },
  tellTyping: { noAct: 'Whoever writes is seen to write: the page tells so by itself.' },
  changeTakenSettings: {
    noAct: 'A setting works on the device at once: the page tells the account by itself.',
  },
  reportFault: { noAct: 'The page reports an exception of ours by itself.' },
} as const satisfies Record<WritingCall, readonly [Act, ...Act[]] | readonly Act[] | NoAct>;

const isMet = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Whether a text is seen on the page: not that of a toast, which goes again. */
export const isShown = (wanted: string | RegExp) =>
  [...document.querySelectorAll('body :not(script, style)')].some(
    (element) =>
      (typeof wanted === 'string' || element.childElementCount === 0) &&
      isMet(element.textContent.trim(), wanted) &&
      !element.closest('[data-live-announcer], .fb-ToastRegion, .fb-VisuallyHidden') &&
      element.checkVisibility(),
  );
