/** What the page's announcer said last, in the words a screen reader was given. */
export const polite = (): string => document.getElementById('announcer-polite')?.textContent ?? '';
export const assertive = (): string => document.getElementById('announcer-assertive')?.textContent ?? '';

/** Everything the announcer says from now on, in order. */
export function listen(): string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const words = place?.closest('[data-live-announcer]') ? target.textContent : '';
      if (words) said.push(words);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return said;
}
