import type { Preferences } from '@friendbase/ui-kit';
import { DEVICE, FAMILY } from '../comfort/comfortSets.ts';

/** The storage of a device that stores these settings for whoever is there, and nothing else. */
export const storageWith = (chosen: Preferences): Storage => ({
  length: 0,
  key: () => null,
  getItem: (key) => (key.endsWith(FAMILY + DEVICE) ? JSON.stringify({ chosen }) : null),
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
});
