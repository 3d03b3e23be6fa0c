import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file below `folder`, in a fixed order.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} leaveOut asked for each name of a file or folder
 * @returns {string[]} absolute paths; none when the folder is missing
 */
export function filesUnder(folder, leaveOut) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !leaveOut(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(full, leaveOut);
      return entry.isFile() ? [full] : [];
    });
}

/**
 * One hash over the names and contents of `files`. A missing file counts as empty and unnamed.
 *
 * @param {string} root names are taken relative to it, so a moved folder keeps its fingerprint
 * @param {string[]} files absolute paths
 * @param {string[]} [facts] other things the result depends on
 */
export function fingerprint(root, files, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of files) {
    try {
      const content = readFileSync(file);
      hash
        .update(`\n${path.relative(root, file).split(path.sep).join('/')} ${content.length}\n`)
        .update(content);
    } catch {
      // A file that is not there says so by its absence from the hash.
    }
  }
  return hash.digest('hex');
}
