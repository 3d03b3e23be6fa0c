import { attributesOf, type Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/device/deviceStore.ts';
import { DEVICE, type ComfortOwner } from './comfortSets.ts';
import { APPEARANCE } from './appearanceScripts.ts';
import { pageSettingsOf } from './pageSettings.ts';

/** Stores what the next page load shows before any script of the app runs, and whose settings that are. */
export function persistAppearance(device: DeviceStore, owner: ComfortOwner, preferences: Preferences): void {
  const attributes = attributesOf(preferences);
  const settings = pageSettingsOf(preferences);
  if (owner === DEVICE && !settings && Object.keys(attributes).length === 0) device.remove(APPEARANCE);
  else device.write(APPEARANCE, { owner, attributes, settings });
}

/** Whose settings the page shows until the session is known: those of before. */
export function storedOwner(device: DeviceStore): ComfortOwner {
  const stored = device.read(APPEARANCE);
  const owner = typeof stored === 'object' && stored !== null && 'owner' in stored ? stored.owner : undefined;
  return typeof owner === 'string' ? owner : DEVICE;
}
