import type { PartsSetting } from './partRules.ts';
import type { Parts } from './uploader.ts';

/** What sends files in parts, a script of its own, where any are sent so. */
export async function enabledParts(setting: PartsSetting): Promise<Parts | undefined> {
  if (setting === 'off') return undefined;
  const [{ partSteps }, { sendParts }] = await Promise.all([
    import('../data/uploadParts.ts'),
    import('./sendParts.ts'),
  ]);
  return { setting, steps: partSteps, send: sendParts };
}
