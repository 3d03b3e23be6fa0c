/** Serves the built demo from `packages/app/dist-demo` on `HOST`:`PORT`. */
import path from 'node:path';
import { root } from '../setup/paths.mjs';
import { serveFolder } from '../demo/serveFolder.ts';
import { readAddress } from '../demo/address.ts';

try {
  const address = readAddress(process.env);
  const server = await serveFolder(path.join(root, 'packages', 'app', 'dist-demo'), address);
  console.log(`The FriendBase demo is ready: ${server.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
