import { describe, expect, it } from 'vitest';
import { isPostgres } from './db/dialect.ts';
import { damageOf } from './db/sqlite.ts';
import { insertSeed } from './seeds/seed.ts';
import { bucksSeed, NO_MISTAKES, readBooks, SEEDED_AT } from '../testing/bucks.ts';
import { casesInTier, isLong } from '@friendbase/contract/conformance';
import { json, PASSWORD, cheapPasswords } from '../testing/members.ts';
import { places } from '../testing/places.ts';
import type { Place } from '../testing/places.ts';
import { runProgram } from '../testing/program.ts';
import { miscounted, missing, newStream, repeatAll, writeUntilSilence } from '../testing/stream.ts';
import type { Acknowledged, Stream } from '../testing/stream.ts';

/** In a long run they come five writes apart. */
const KILLS = isLong() ? 20 : 1;
const [FIRST_KILL, LAST_KILL] = [3, 98];
const ONE_KILL = 40;
/** Each start may take as long as any program does on a busy machine. */
const timeout = (KILLS + 2) * 60_000;
/** After how many acknowledged writes the program is killed. */
const writesBefore = (kill: number): number =>
  KILLS === 1 ? ONE_KILL : FIRST_KILL + Math.round((kill * (LAST_KILL - FIRST_KILL)) / (KILLS - 1));
const PLENTY = { startFbb: 1_000_000, priceFbb: 1, tournaments: 5000 };
/** Rows that were there before the first write. */
const SEEDED = { posts: 1, tournament_entries: 1 };

/** Without request limits: 20 kills, each with its writes, are more than an hour allows. */
const runUnlimited = ({ env }: Place) =>
  runProgram({ ...env, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' });

async function logIn(address: string): Promise<string> {
  const response = await fetch(
    `${address}/api/auth/login`,
    json('POST', { username: 'ann', password: PASSWORD }),
  );
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Opens the database as the next start will, and looks whether all of it is whole. */
async function inspect(place: Place, acknowledged: Acknowledged) {
  const db = await place.open();
  try {
    const lost = await missing(db, acknowledged);
    return { lost, books: await readBooks(db, PLENTY), damage: isPostgres(db) ? [] : await damageOf(db) };
  } finally {
    await db.destroy();
  }
}

/** What is sent again after all kills is answered as before, and every write is there once. */
async function expectOnceEach(place: Place, stream: Stream): Promise<void> {
  await using program = runUnlimited(place);
  const address = await program.ready();
  expect(await repeatAll(address, await logIn(address), stream)).toEqual([]);
  program.signal('SIGTERM');
  await program.ended;
  const db = await place.open();
  try {
    expect(await miscounted(db, stream, SEEDED)).toEqual([]);
  } finally {
    await db.destroy();
  }
}

const WHOLE = { lost: [], books: NO_MISTAKES, damage: [] };

describe.each(casesInTier(places, 1))('a program on $name that is killed', ({ openPlace }) => {
  it(
    `stores all that was acknowledged, nothing by halves and nothing twice, ${KILLS} times over`,
    { timeout },
    async () => {
      await using place = await openPlace();
      const seeding = await place.open();
      await insertSeed(seeding, bucksSeed(['ann', 'ben'], PLENTY), new Date(SEEDED_AT), cheapPasswords);
      await seeding.destroy();
      const stream = newStream();
      for (let kill = 0; kill < KILLS; kill += 1) {
        await using program = runUnlimited(place);
        const address = await program.ready();
        await writeUntilSilence(address, await logIn(address), stream, (total) => {
          if (total === writesBefore(kill)) program.signal('SIGKILL');
        });
        await program.ended;
        expect(await inspect(place, stream.acknowledged)).toEqual(WHOLE);
      }
      const kinds = [...stream.acknowledged].map(([, values]) => values.length);
      expect(Math.min(...kinds)).toBeGreaterThan(KILLS * 5);
      await expectOnceEach(place, stream);
    },
  );
});
