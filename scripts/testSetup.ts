import { chai, vi } from 'vitest';
import { WAIT_MS } from './hang.ts';

// Set up for every test file, which share what they import: once is enough.

/** `vi.waitFor` gives up after 1 s, and no option of Vitest changes that as one does for `expect.poll`. */
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options = {}) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  };
}

/**
 * The summary of `npm test` has the message of an error alone. With the 40 characters of Chai it says “[ …(2) ]”, from which nobody
 * reads what was there on another machine. Not by `chaiConfig` of Vitest: that reaches no page of a browser.
 */
chai.config.truncateThreshold = 400;
