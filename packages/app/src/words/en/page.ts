import { catalogue } from '@friendbase/ui-kit/words';

/** What stands around every screen, and what more than one of them says. */
export const page = catalogue('page', {
  productName: 'FriendBase',
  tagline: 'A safe place to connect with friends',
  windowTitle: ({ name }: { name: string }) => `${name} – FriendBase`,
  /** While a form on the page has errors. */
  windowTitleWithError: ({ name }: { name: string }) => `Error: ${name} – FriendBase`,
  skip: 'Skip to main content',
  loading: 'Loading...',
  /** To a visitor. */
  unreachable: 'We cannot reach FriendBase right now. We keep trying.',
  /** To a member, whose page stays. */
  connectionLost:
    'We cannot reach FriendBase right now. You can read and write. Your words stay. We keep trying.',
  connectionBack: 'FriendBase is back.',
  draftsNotPersisted: 'This device cannot keep your words. They are here until you close this page.',
  wordsNotLoaded: 'Your choice of words did not load. You can read the page as it is.',
  /** Of a date that is missing or broken. Source: product spec §9. */
  recently: 'Recently',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Of a time of day, until the page knows the time zone of the device. */
  justNow: 'just now',
});

/** In place of a page that failed to load or to render. */
export const broken = catalogue('broken', {
  title: 'This page did not open',
  /** Of a part that is loaded when it is opened. */
  partTitle: 'This did not open. Your words are still here.',
  reload: 'Load the page again',
  text: 'This is our mistake, not yours. Your words are kept. Please try again.',
});
