import { createClient } from '@friendbase/contract';
import { browserStorage, createDeviceStore } from '../lib/deviceStore.ts';
import { keepPressKeys } from '../lib/pressKeys.ts';

/** The keys of what was pressed and has no answer yet. */
export const pressKeys = keepPressKeys(createDeviceStore(browserStorage('localStorage')));

/** The app's one client. Only the subjects beside it may call. */
export const call = createClient({ keys: pressKeys });
