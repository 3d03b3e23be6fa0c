import { createContext, use } from 'react';
import type { SettingName } from '../words/en/comfort.ts';

/** The settings that a search has found; all of them without one. */
export const LookedFor = createContext<ReadonlySet<SettingName> | undefined>(undefined);

export const useIsLookedFor = (name: SettingName): boolean => use(LookedFor)?.has(name) ?? true;
