import type { Person, Profile } from '@friendbase/contract';
import { createContext, use } from 'react';

/** As much as is known where the name stands: a post knows no bio, a list of friends does. */
export type KnownPerson = Person | Profile;

/** Opens the dialog about a person, which stands in the frame around the pages. */
export const OpenPersonContext = createContext<(person: KnownPerson) => void>(() => {});

/** For a control that is not a name: “View Profile”. */
export const useOpenPerson = (): ((person: KnownPerson) => void) => use(OpenPersonContext);
