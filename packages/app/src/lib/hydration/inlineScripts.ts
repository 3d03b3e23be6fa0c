import { DRAFT_FAMILY, MESSAGE_DRAFTS, POST_DRAFT, PROFILE_DRAFT } from '../forms/drafts.ts';
import { CLIENT_RENDERED, FRAME, PARTS_MISSING } from './hydrationMarks.ts';

/** Runs in the head: from now on a script that does not load is told of. */
export const WATCH_SCRIPTS =
  `addEventListener('error',({target:t})=>{if(t.localName==='script'){const h=document.documentElement;` +
  `h.removeAttribute('${CLIENT_RENDERED}');h.setAttribute('${PARTS_MISSING}','');` +
  `if(window.earlyEvents?.pressed.size)earlyEvents.tell()}},true)`;

/** On `<html>`: this browser can have passkeys of this address. */
export const CAN_HAVE_PASSKEYS = 'data-passkeys';

/**
 * Runs in the head: whether there can be passkeys is known before anything is painted, so that nothing moves for them. Browsers have them
 * where the connection is safe, and for no address that is a number. Source: W3C Web Authentication, “Relying Party Identifier”.
 */
export const LOOK_FOR_PASSKEYS =
  `if(window.PublicKeyCredential&&!/^[\\d.]+$|^\\[/.test(location.hostname))` +
  `document.documentElement.setAttribute('${CAN_HAVE_PASSKEYS}','');`;

/**
 * Runs behind the first paint: the browser reads its list of locales the first time somebody asks what is in it, which takes 10 to 20 ms.
 * React Aria asks as it is loaded, and until then the browser waits for scripts.
 */
export const READ_LOCALES = `requestAnimationFrame(()=>setTimeout(()=>Intl.DateTimeFormat.supportedLocalesOf([])));`;

/** The unfinished words that each page begins with. */
const DRAFTS = { '/': POST_DRAFT, '/messages': MESSAGE_DRAFTS, '/profile': PROFILE_DRAFT };

/**
 * Runs in the head: a page with unfinished words comes out differently on this device than on the server, and so does a
 * list whose filter may hide what the address leads to after the `#`.
 */
export const LOOK_AT_PLACE =
  `if(location.hash&&location.search)document.documentElement.setAttribute('${CLIENT_RENDERED}','');` +
  `try{const d=${JSON.stringify(DRAFTS)}[location.pathname];` +
  `if(d&&Object.keys(localStorage).some(k=>k.startsWith('friendbase.${DRAFT_FAMILY}')&&k.includes('.'+d)))` +
  `document.documentElement.setAttribute('${CLIENT_RENDERED}','')}catch{}`;

/** Runs behind a server-rendered page: a device that renders it itself shows the loading frame meanwhile. */
export const SHOW_FRAME =
  `{const f=document.getElementById('${FRAME}');` +
  `if(f&&document.documentElement.hasAttribute('${CLIENT_RENDERED}'))f.replaceWith(f.content)}`;
