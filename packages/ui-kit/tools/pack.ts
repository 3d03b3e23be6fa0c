import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPackage } from './build.ts';

/**
 * Builds the package and packs it, with npm, which needs no network for that.
 *
 * @param folder where the built package goes to, and the tarball beside it
 * @returns the path of the tarball
 */
export function packKit(folder: string): string {
  const built = path.join(folder, 'package');
  buildPackage(built);
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: built,
    encoding: 'utf8',
    shell: process.platform === 'win32', // npm is a script there
  });
  if (status !== 0) throw new Error(stderr);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(folder, filename);
}
