import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A note that a piece of work was finished, and from what. Take it away before the work starts and write
 * it when all is done: whatever interrupts the work then leaves no good note behind.
 *
 * @param {string} file
 */
export function stampAt(file) {
  return {
    /** @returns {string | undefined} */
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    clear() {
      rmSync(file, { force: true });
    },
    /** @param {string} text */
    write(text) {
      mkdirSync(path.dirname(file), { recursive: true });
      // Written aside and renamed: a torn file never stands under the real name.
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, text);
      renameSync(aside, file);
    },
  };
}
