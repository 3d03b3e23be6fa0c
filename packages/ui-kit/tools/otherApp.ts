import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../scripts/tempFolder.ts';
import { packKit } from './pack.ts';

const kit = path.join(import.meta.dirname, '..');
const root = path.join(kit, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/**
 * An app in a folder of its own, far from the workspace, with the kit installed from its tarball. Beside it lies what
 * the kit declares, and nothing else of the workspace: linked from where the workspace has it, as pnpm links from its
 * store, so that no network is needed.
 */
export function otherApp(files: Record<string, string>) {
  const app = tempFolder(files);
  const modules = path.join(app.folder, 'node_modules');
  const installed = path.join(modules, '@friendbase/ui-kit');
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', packKit(app.folder), '--strip-components=1', '-C', installed], app.folder);
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of declared) link(modules, name, kit);
  for (const types of ['@types/react', '@types/react-dom']) link(modules, types, root);
  return {
    ...app,
    installed,
    declared,
    /** Runs a program of the workspace in the app. */
    run: (script: string, ...args: string[]) => {
      return run(process.execPath, [path.join(root, 'node_modules', script), ...args], app.folder);
    },
  };
}

function link(modules: string, name: string, from: string): void {
  const target = path.join(modules, name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(from, 'node_modules', name)), target, 'junction');
}

function run(program: string, args: string[], cwd: string): string {
  // Vite builds for the surroundings it is told of, and would take those of the tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
