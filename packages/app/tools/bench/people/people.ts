import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '../api/servers.ts';
import { root } from '../product.ts';
import { publish } from '../report.ts';
import { tableOf } from './results.ts';
import type { Measured } from './results.ts';

const MEMBERS = 1_000_000;
const ROUNDS = 79;
const PROGRAM = path.join(root, 'packages/api/testing/searchProgram.ts');

/** Finding a person among 1,000 members and among many more, by turns. Takes some minutes: it makes the many first, twice. */
export async function benchPeople(members = String(MEMBERS)): Promise<void> {
  await using database = await startPostgres();
  const program = fork(PROGRAM, [String(ROUNDS), members, database?.url ?? '']);
  const ended = once(program, 'exit').then(() => {
    throw new Error('Nothing was measured.');
  });
  const [measured] = (await Promise.race([once(program, 'message'), ended])) as [Measured[]];
  const many = Number(members).toLocaleString('en');
  const text = `\`npm run bench -- people\`: \`readPeople\` with the same reader and the same friendships, among 1,000 members and among ${many}, of whom
every tenth lets everybody find them; by turns, ${ROUNDS} times each, after one that is not counted. Each common name is had by a tenth of all
members, and so by ten of the small community whom everybody may find. Whatever the machine does besides makes single searches wait, so the
least of all is nearest to what a search takes. PostgreSQL is the one of the tests, which does not wait for the disk. The goal: at most 1.5 in
each row. In the last row the small community has ten to walk along, and the large one the most that are ever looked at.

${tableOf(measured, many)}`;
  publish('Finding a person', text);
}
