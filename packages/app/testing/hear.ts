import { ensureAnnouncer } from '@friendbase/ui-kit';
import { forgetAnnouncements } from '@friendbase/ui-kit/testing';
import { assertive, polite } from './said.ts';

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
