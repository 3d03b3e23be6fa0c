import { forgetAnnouncements } from '@friendbase/ui-kit/testing';
import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';

/** Vitest's own, and small enough for every layout. */
const WINDOW = [414, 896] as const;

/** Each file begins as on a page of its own. */
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes])
    if (name.startsWith('data-') || name === 'dir') document.documentElement.removeAttribute(name);
  await page.viewport(...WINDOW);
});

beforeEach(async () => {
  // The library registers its own clean-up when it is loaded, which is once for all files.
  await cleanup();
  forgetAnnouncements();
  // Tab goes on from where the focus was last.
  window.focus();
  document.getSelection()?.collapse(document.body, 0);
});
