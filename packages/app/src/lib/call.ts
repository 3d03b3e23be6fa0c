import { createClient } from '@friendbase/contract';
import { browserStorage, createDeviceStore } from './deviceStore.ts';
import { keepPressKeys } from './pressKeys.ts';

/** The keys of what was pressed and has no answer yet. */
export const pressKeys = keepPressKeys(createDeviceStore(browserStorage('localStorage')));

/** The app's one client. Only `queries.ts` files and the session call it. */
export const call = createClient({ keys: pressKeys });
