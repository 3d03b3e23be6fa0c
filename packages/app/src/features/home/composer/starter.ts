/** What the member typed: the text without the untouched starter in front of it. */
const typedWords = (text: string, starter: string): string =>
  text.startsWith(starter) ? text.slice(starter.length) : text;

/** The text once a template is chosen: its starter in front, every typed word kept. Source: conflict X15. */
export const withStarter = (text: string, before: string, starter: string): string =>
  starter + typedWords(text, before);

/** The text once its template is cleared. Only an untouched starter goes; words stay as they stand. */
export const withoutStarter = (text: string, starter: string): string => (text === starter ? '' : text);
