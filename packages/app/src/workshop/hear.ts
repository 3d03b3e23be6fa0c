import { ensureAnnouncer } from '@friendbase/ui-kit';
import { assertive, polite } from './said.ts';

/** Every text that a screen reader is given from now on, in order. */
export function hear(): string[] {
  const heard: string[] = [];
  ensureAnnouncer();
  for (const [id, read] of [
    ['polite', polite],
    ['assertive', assertive],
  ] as const) {
    const node = document.getElementById(`announcer-${id}`);
    if (node)
      new MutationObserver(() => read() !== '' && heard.push(read())).observe(node, { childList: true });
  }
  return heard;
}
