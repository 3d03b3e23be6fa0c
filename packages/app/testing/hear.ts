import { ensureAnnouncer } from '@friendbase/ui-kit';
import { forgetAnnouncements } from '@friendbase/ui-kit/testing';

const saidAt = (id: string): string => document.getElementById(id)?.textContent.trim() ?? '';

/** What the page's announcer said last, in the words a screen reader was given. */
export const polite = (): string => saidAt('announcer-polite');
export const assertive = (): string => saidAt('announcer-assertive');

/** Every text that a screen reader is given from now on, in order. */
export function hear(): string[] {
  const heard: string[] = [];
  ensureAnnouncer();
  // It drops the same words within a second, also those of an earlier test.
  forgetAnnouncements();
  for (const [id, read] of [
    ['polite', polite],
    ['assertive', assertive],
  ] as const) {
    const node = document.getElementById(`announcer-${id}`);
    const listen = () => read() !== '' && heard.push(read());
    if (node) new MutationObserver(listen).observe(node, { childList: true });
  }
  return heard;
}
