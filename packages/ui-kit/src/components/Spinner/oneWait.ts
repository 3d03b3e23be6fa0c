import { announce } from '../Announcer/announcer.ts';

/** A wait that goes on so soon at another part of the page is still the same one. */
const GOES_ON_MS = 1000;

let parts = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
const said = new Set<string>();

/** A part of the page begins to wait. Returns what ends that. */
export function beginWait(): () => void {
  clearTimeout(ending);
  parts += 1;
  return () => {
    parts -= 1;
    if (parts === 0) ending = setTimeout(() => said.clear(), GOES_ON_MS);
  };
}

/** Says it once for all parts of a page that wait, at once or one after the other. */
export function sayOfWait(words: string): void {
  const here = location.href + words;
  if (!said.has(here)) announce(words);
  said.add(here);
}
