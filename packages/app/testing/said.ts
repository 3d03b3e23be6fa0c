const saidAt = (id: string): string => document.getElementById(id)?.textContent.trim() ?? '';

/** What the page's announcer said last, in the words a screen reader was given. */
export const polite = (): string => saidAt('announcer-polite');
export const assertive = (): string => saidAt('announcer-assertive');
