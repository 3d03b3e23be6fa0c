/** The API on port 3000 and Vite with hot reload on port 5173, begun together and ended together. */
import path from 'node:path';
import { endChildren, passSignalsOn, run } from '../setup/child.mjs';
import { root } from '../setup/paths.mjs';

const api = process.env['PORT'] ?? '3000';
const page = 'http://127.0.0.1:5173';
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

passSignalsOn();
const both = [
  run(process.execPath, ['--watch', '--watch-preserve-output', 'packages/api/src/main.ts', '--no-app'], {
    cwd: root,
    env: { ...process.env, PORT: api, PUBLIC_ORIGIN: page },
  }),
  run(process.execPath, [vite, '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: path.join(root, 'packages', 'app'),
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${api}` },
  }),
];
process.exitCode = await Promise.race(both);
endChildren();
await Promise.all(both);
