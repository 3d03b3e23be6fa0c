import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the servers under test listen, and where the product keeps its data. */
export interface Places {
  productPort: string;
  demoPort: string;
  dataDir: string;
}

const NAME = 'FRIENDBASE_E2E_PLACES';

/**
 * Free ports and a new folder, chosen once: every Playwright worker reads the config again and must get the
 * same values.
 */
export async function choosePlaces(): Promise<Places> {
  const chosen = process.env[NAME];
  if (chosen) return JSON.parse(chosen) as Places;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'friendbase-e2e-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const places = { productPort: await freePort(), demoPort: await freePort(), dataDir };
  process.env[NAME] = JSON.stringify(places);
  return places;
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}
