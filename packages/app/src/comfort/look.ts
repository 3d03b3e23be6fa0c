import { attributesOf, type Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/device/deviceStore.ts';
import { DEVICE, type ComfortOwner } from './comfortSets.ts';
import { LOOK } from './firstLook.ts';
import { pageSettingsOf } from './pageSettings.ts';

/** Keeps what the next page load shows before any script of the app runs, and whose settings that are. */
export function persistLook(device: DeviceStore, owner: ComfortOwner, preferences: Preferences): void {
  const attributes = attributesOf(preferences);
  const settings = pageSettingsOf(preferences);
  if (owner === DEVICE && !settings && Object.keys(attributes).length === 0) device.remove(LOOK);
  else device.write(LOOK, { owner, attributes, settings });
}

/** Whose settings the page shows until the session is known: those of before. */
export function storedOwner(device: DeviceStore): ComfortOwner {
  const stored = device.read(LOOK);
  const owner = typeof stored === 'object' && stored !== null && 'owner' in stored ? stored.owner : undefined;
  return typeof owner === 'string' ? owner : DEVICE;
}
