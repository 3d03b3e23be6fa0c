import { expect, it, vi } from 'vitest';
import { openDataDir } from './db/sqlite.ts';
import { insertSeed } from './db/seeds.ts';
import { bucksSeed, NO_MISTAKES, readBooks, SEEDED_AT } from './testing/bucks.ts';
import { json, PASSWORD } from './testing/members.ts';
import { runProgram, temporaryFolder } from './testing/program.ts';
import { missing, writeUntilSilence } from './testing/stream.ts';
import type { Acknowledged } from './testing/stream.ts';

// The real program starts twenty times.
vi.setConfig({ testTimeout: 120_000 });

const KILLS = 20;
const PLENTY = { startFbb: 1_000_000, priceFbb: 1, tournaments: 5000 };

async function logIn(address: string): Promise<string> {
  const response = await fetch(
    `${address}/api/auth/login`,
    json('POST', { username: 'ann', password: PASSWORD }),
  );
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Opens the file as the next start will, and looks whether all of it is whole. */
async function inspect(dataDir: string, acknowledged: Acknowledged) {
  const db = await openDataDir(dataDir);
  try {
    return {
      lost: await missing(db, acknowledged),
      books: await readBooks(db, PLENTY),
      integrity: await db.raw<object[]>('pragma integrity_check'),
      orphans: await db.raw<object[]>('pragma foreign_key_check'),
    };
  } finally {
    await db.destroy();
  }
}

const WHOLE = { lost: [], books: NO_MISTAKES, integrity: [{ integrityCheck: 'ok' }], orphans: [] };

it(`keeps all that was acknowledged, and nothing by halves, when it is killed ${KILLS} times`, async () => {
  using folder = temporaryFolder();
  const seeding = await openDataDir(folder.path);
  await insertSeed(seeding, bucksSeed(['ann', 'ben'], PLENTY), new Date(SEEDED_AT));
  await seeding.destroy();
  const acknowledged: Acknowledged = new Map();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await using program = runProgram({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
    const address = await program.ready();
    await writeUntilSilence([address], await logIn(address), acknowledged, (total) => {
      // Each time at another point: after 3 acknowledged writes, after 8, and so on to 98.
      if (total === 3 + kill * 5) program.signal('SIGKILL');
    });
    await program.ended;
    expect(await inspect(folder.path, acknowledged)).toEqual(WHOLE);
  }
  const kinds = [...acknowledged].map(([, values]) => values.length);
  expect(Math.min(...kinds)).toBeGreaterThan(100);
});
