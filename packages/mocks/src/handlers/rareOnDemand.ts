import type { PushHandlers } from './push.ts';
import type { TakenSettingsHandlers } from './takenSettings.ts';

const pushes = async (): Promise<PushHandlers> => (await import('./push.ts')).push;
const settings = async (): Promise<TakenSettingsHandlers> =>
  (await import('./takenSettings.ts')).takenSettings;

/** What few visitors of the demo come to: it begins without it, and loads it for the first such call. */
export const rare: PushHandlers & TakenSettingsHandlers = {
  getPush: async (...call) => (await pushes()).getPush(...call),
  subscribePush: async (...call) => (await pushes()).subscribePush(...call),
  unsubscribePush: async (...call) => (await pushes()).unsubscribePush(...call),
  getTakenSettings: async (...call) => (await settings()).getTakenSettings(...call),
  takeSettings: async (...call) => (await settings()).takeSettings(...call),
  changeTakenSettings: async (...call) => (await settings()).changeTakenSettings(...call),
};
