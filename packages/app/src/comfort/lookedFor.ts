import { createContext, use } from 'react';
import type { PreferenceName } from './comfort.tsx';

/** The settings that a search has found; all of them without one. */
export const LookedFor = createContext<ReadonlySet<PreferenceName> | undefined>(undefined);

export const useIsLookedFor = (name: PreferenceName): boolean => use(LookedFor)?.has(name) ?? true;
