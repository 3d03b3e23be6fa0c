/**
 * How long the first page of the moderators' queue takes with 10,000 open cases, over 10: on SQLite in memory, by turns, so
 * that what else the machine does falls on both. `node packages/api/tools/queueLoad.ts [rounds]` prints the medians.
 */
import { casePlace, NO_REASONS } from '@friendbase/contract';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { readCases } from '../src/modules/moderation/cases.ts';
import { insertSeed } from '../src/seeds/seed.ts';
import { openMemory } from '../src/testing/databases.ts';
import { member } from '../src/testing/members.ts';
import { cheapPasswords } from '../src/testing/passwords.ts';

const [rounds = 300] = process.argv.slice(2).map(Number);
const SIZES = [10, 10_000];

function openCase(n: number) {
  const id = `case-${String(n).padStart(5, '0')}`;
  const openedAt = new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
  const urgency = (n % 3) + 1;
  const subject = { subjectKind: 'post', subjectId: `post-${n}`, ownerId: 'ann-id', content: 'Hello' };
  const counted = { reasons: JSON.stringify(NO_REASONS), signals: '[]', urgency };
  const place = casePlace({ urgency, openedAt, id });
  return { id, list: 'reports', ...subject, ...counted, place, openedAt, version: 0 };
}

async function queueOf(size: number): Promise<Knex> {
  const { db } = await openMemory();
  await insertSeed(db, { ...EMPTY_SEED, members: [member('ann')] }, new Date(0), cheapPasswords);
  await db.batchInsert(
    'moderation_cases',
    Array.from({ length: size }, (_, n) => openCase(n)),
    500,
  );
  return db;
}

/** Microseconds of processor time that one page takes. */
async function pageMicros(db: Knex): Promise<number> {
  const before = process.cpuUsage();
  await readCases(db, 'mod-id', { list: 'reports' });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const queues = await Promise.all(SIZES.map(queueOf));
const micros: number[][] = SIZES.map(() => []);
// The first pages warm up.
for (let round = -30; round < rounds; round += 1)
  for (const [index, db] of queues.entries()) {
    const took = await pageMicros(db);
    if (round >= 0) micros[index]?.push(took);
  }
const [few = Number.NaN, many = Number.NaN] = micros.map(median);
process.stdout.write(`10: ${few} µs, 10,000: ${many} µs, ratio ${(many / few).toFixed(2)}\n`);
await Promise.all(queues.map((db) => db.destroy()));
