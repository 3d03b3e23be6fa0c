import { vi } from 'vitest';
import { WAIT_MS } from './hang.ts';

/**
 * `vi.waitFor` gives up after 1 s, and no option of Vitest changes that as one does for `expect.poll`. Set up for every test file,
 * which share what they import: once is enough.
 */
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options = {}) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  };
}
