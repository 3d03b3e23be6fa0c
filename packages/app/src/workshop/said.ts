/** What the page's announcer said last, in the words a screen reader was given. */
export const polite = (): string => document.getElementById('announcer-polite')?.textContent ?? '';
export const assertive = (): string => document.getElementById('announcer-assertive')?.textContent ?? '';
