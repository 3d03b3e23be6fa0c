import '@friendbase/ui-kit/styles.css';
import { forgetAnnouncements } from '@friendbase/ui-kit/testing';
import { afterAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { takePointerAway } from './emulate.ts';

/** Vitest's own, in CSS pixels. */
const VIEWPORT = [414, 896] as const;

const root = document.documentElement;
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);
const { title } = document;
const { href } = location;

let isPointerAway = false;
document.addEventListener('pointermove', () => void (isPointerAway = false), { capture: true });

/** What lies under a pointer that an earlier case left there would be held open, as a message is; and without windows one lies in the corner. */
async function leavePage() {
  if (isPointerAway) return;
  await takePointerAway();
  isPointerAway = true;
}

/** Settings that a case has put on the page are its own. */
function resetRoot() {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
}

// The library asks for this only where it is imported first, and the files of a page share what they import.
beforeEach(async () => {
  await cleanup();
  resetRoot();
  // Without a frame between two cases the next page would stand where the one before was scrolled to.
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // Words that were said stay in their live region: they would count as said again.
  forgetAnnouncements();
  await leavePage();
  // A key that left the page left it for the window around it.
  window.focus();
});

/** The next file finds the page as this one did. */
afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  // The next file does not know that the pointer has moved, and may press keys alone.
  await leavePage();
  resetRoot();
  document.title = title;
  history.replaceState(null, '', href);
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(...VIEWPORT);
});
