import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The pinned Node itself, not a link or a wrapper, so that a signal reaches the process that runs.
 *
 * @param {string} [folder]
 */
export function pinnedNode(folder = root) {
  return path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
