import {
  changeTakenSettings,
  getTakenSettings,
  takeSettings,
  type Settings,
  type SettingsChange,
} from '@friendbase/contract';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** The comfort settings that the member takes along to other devices; `null` for none. */
export const readTakenSettings = async (): Promise<Settings | null> =>
  (await call(getTakenSettings, {})).settings;

export const takeSettingsMutation = mutation(['takeSettings'], {
  mutationFn: (settings: Settings | null) => call(takeSettings, { body: { settings } }),
});

/** Tells what this device has changed. No mutation: the setting is at work already, and nobody on the page waits. */
export const tellChangedSettings = async (changes: SettingsChange['changes']): Promise<Settings | null> =>
  (await call(changeTakenSettings, { body: { changes } })).settings;
