import type { Settings } from './takenSettings.ts';

/** In which words a member is written to where they are not looking: by mail, and in a file. */
export interface Reader {
  /** Best first. */
  languages: readonly string[];
  /** The reading level: easy words in whatever language. */
  isEasy: boolean;
}

/**
 * As the settings say that a member takes along, which are all that an account knows: those of a device stay on it. The usual words
 * of English for everybody else.
 */
export const readerOf = (settings: Settings | null): Reader => ({
  languages: typeof settings?.['language'] === 'string' ? [settings['language']] : [],
  isEasy: settings?.['easy'] === true,
});
