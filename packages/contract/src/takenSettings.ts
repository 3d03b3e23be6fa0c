import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { apiError } from './apiError.ts';
import { text } from './text.ts';
import type { InputProblem } from './wrongInput.ts';

/** Settings in one document: more than twice as many as the app has. */
const MOST_SETTINGS = 100;

const Name = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

/** A switch, a number, or a choice by its name. */
type SettingValue = boolean | number | string;

const Choice = text(200);
const isValue = (value: unknown): value is SettingValue =>
  typeof value === 'boolean' || Number.isFinite(value) || Choice.safeParse(value).success;

// Not a union of three schemas: the first script has no room for that of numbers.
const Value = z
  .unknown()
  .check(z.refine(isValue, 'unclear' satisfies InputProblem))
  .register(z.globalRegistry, {
    type: ['boolean', 'number', 'string'],
    maxLength: 200,
  }) as z.ZodMiniType<SettingValue>;

const settingsOf = <Of extends z.ZodMiniType>(value: Of) =>
  z.record(Name, value).check(
    z.refine((settings) => Object.keys(settings).length <= MOST_SETTINGS, {
      error: 'tooMany' satisfies InputProblem,
      params: { named: MOST_SETTINGS },
    }),
  );

/**
 * Comfort settings by name, those alone that differ from the app's defaults. Which there are is known to the app: whatever reads
 * the settings of a device reads these, also those of an older or newer version.
 */
export const Settings = settingsOf(Value);
export type Settings = z.infer<typeof Settings>;

/** What a member takes along to other devices; `null` for who does not. Nobody else is ever answered with it. */
export const TakenSettings = z.object({ settings: z.nullable(Settings) });
export type TakenSettings = z.infer<typeof TakenSettings>;

/** What one device has changed; `null` for what is a default again. */
export const SettingsChange = z.object({ changes: settingsOf(z.nullable(Value)) });
export type SettingsChange = z.infer<typeof SettingsChange>;

/** The settings after a change by one device: what another one has changed meanwhile stays. Throws 400 for more than there can be. */
export function changedSettings(stored: Settings, { changes }: SettingsChange): Settings {
  const entries = Object.entries({ ...stored, ...changes });
  const left = entries.filter((entry): entry is [string, Settings[string]] => entry[1] !== null);
  if (left.length > MOST_SETTINGS) {
    throw apiError('invalidInput', { problem: 'tooMany', field: 'changes', named: String(MOST_SETTINGS) });
  }
  return Object.fromEntries(left);
}

export const getTakenSettings = endpoint({
  method: 'get',
  path: '/api/settings',
  summary: 'Read the comfort settings that you take along to other devices.',
  input: {},
  output: TakenSettings,
});

/**
 * Takes all settings of a device along, in place of those before; `null` removes them from the account. 403 for the account that
 * all visitors of the demo share.
 */
export const takeSettings = endpoint({
  method: 'put',
  path: '/api/settings',
  summary: 'Take your comfort settings along, or take them along no more.',
  input: { body: TakenSettings },
  output: TakenSettings,
  limit: perHour(120),
  errors: ['demoAccountStays'],
});

/** Changes nothing for who takes none along: another device may have ended it. */
export const changeTakenSettings = endpoint({
  method: 'patch',
  path: '/api/settings',
  summary: 'Change some of the comfort settings that you take along.',
  input: { body: SettingsChange },
  output: TakenSettings,
  limit: perHour(1200),
});
