import { createClient, type Client } from '@friendbase/contract';
import { browserStorage, createDeviceStore } from '../lib/device/deviceStore.ts';
import { persistPressKeys } from '../lib/acts/pressKeys.ts';

/** The keys of what was pressed and has no answer yet. */
export const pressKeys = persistPressKeys(createDeviceStore(browserStorage('localStorage')));

const overNetwork = createClient({
  keys: pressKeys,
  // That of the words in use, which `PageLanguage` puts there.
  language: () => globalThis.document?.documentElement.lang ?? '',
});
let callerOfPage = (): Client | undefined => undefined;

/**
 * Gives another client than the network's own. On a server: that of the page that is being written, which asks on behalf of its
 * member. On a page: that of the outbox, once its script is there.
 */
export const callBy = (find: typeof callerOfPage): void => void (callerOfPage = find);

/** The app's one client. Only the subjects beside it may call. */
export const call: Client = (...asked) => (callerOfPage() ?? overNetwork)(...asked);
