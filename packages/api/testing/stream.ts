import type { Knex } from 'knex';
import { json } from './members.ts';

/** One write of a stream: the call, and where its answer says that it will be found. */
interface Write {
  path: (n: number) => string;
  body: object;
  /** The table and column in which what was acknowledged stands, and its value from the answer or the number. */
  stored: [table: string, column: string, value: (answer: Record<string, string>, n: number) => string];
}

const idOf = ({ id = '' }: Record<string, string>): string => id;

/** Ann, the first of two friends, writes in every way that touches more than one row, and in some that touch one. */
const WRITES: Write[] = [
  { path: () => '/api/posts', body: { authorId: 'ann-id', content: 'Hello' }, stored: ['posts', 'id', idOf] },
  {
    path: () => '/api/messages',
    body: { senderId: 'ann-id', receiverId: 'ben-id', content: 'Hello' },
    stored: ['messages', 'id', idOf],
  },
  {
    path: (n) => `/api/tournaments/many-${n}/join`,
    body: {},
    stored: ['tournament_entries', 'tournament_id', idOf],
  },
  {
    path: () => '/api/rewards/treat/redeem',
    body: {},
    stored: ['redemptions', 'redemption_code', ({ redemptionCode = '' }) => redemptionCode],
  },
  { path: () => '/api/posts/post/comments', body: { content: 'Hello' }, stored: ['comments', 'id', idOf] },
];

function writeOf(n: number): Write {
  const write = WRITES[n % WRITES.length];
  if (!write) throw new Error('There is nothing to write.');
  return write;
}

/** What was acknowledged, by table and column. */
export type Acknowledged = Map<string, string[]>;

/** Writes over several lives of the program, each with a key of its own. */
export interface Stream {
  acknowledged: Acknowledged;
  /** The answers, by the number of the write. */
  answers: Map<number, string>;
  /** The writes that got no answer. They are sent again first in the next life, with the same keys. */
  unanswered: number[];
}

export const newStream = (): Stream => ({ acknowledged: new Map(), answers: new Map(), unanswered: [] });

/** How many calls are under way at once. */
const AT_ONCE = 8;

/** Counts the writes of all streams, so that each joins another tournament. */
let count = 0;

/** Sends one write; `undefined` where no answer comes. An answer that is no success is a defect and is thrown. */
async function send(address: string, cookie: string, n: number): Promise<string | undefined> {
  const { path, body } = writeOf(n);
  const headers = { cookie, 'idempotency-key': `write-${n}` };
  const response = await fetch(address + path(n), json('POST', body, headers)).catch(() => undefined);
  const answer = await response?.text().catch(() => undefined);
  if (response && answer !== undefined && !response.ok)
    throw new Error(`${path(n)}: ${response.status} ${answer}`);
  return answer;
}

/** Writes until a call gets no answer. `onAcknowledged` is told after each one how many there are in this life. */
export async function writeUntilSilence(
  address: string,
  cookie: string,
  stream: Stream,
  onAcknowledged: (total: number) => void,
): Promise<void> {
  let total = 0;
  const write = async (): Promise<void> => {
    const n = stream.unanswered.shift() ?? count++;
    const answer = await send(address, cookie, n);
    if (answer === undefined) {
      stream.unanswered.push(n);
      return;
    }
    acknowledge(stream, n, answer);
    onAcknowledged((total += 1));
    await write();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}

function acknowledge({ acknowledged, answers }: Stream, n: number, answer: string): void {
  const [table, column, valueOf] = writeOf(n).stored;
  const value = valueOf(JSON.parse(answer) as Record<string, string>, n);
  const key = `${table} ${column}`;
  acknowledged.set(key, [...(acknowledged.get(key) ?? []), value]);
  answers.set(n, answer);
}

/** Sends every write again, and those without an answer until they have one; answers the numbers told otherwise now. */
export async function repeatAll(address: string, cookie: string, stream: Stream): Promise<number[]> {
  for (const n of stream.unanswered.splice(0)) {
    acknowledge(stream, n, (await send(address, cookie, n)) ?? '');
  }
  const changed: number[] = [];
  for (const [n, answer] of stream.answers) {
    if ((await send(address, cookie, n)) !== answer) changed.push(n);
  }
  return changed;
}

/** The tables that hold more or fewer rows of Ann's than writes were acknowledged, with both numbers. */
export async function miscounted(db: Knex, { acknowledged }: Stream, seeded: Record<string, number>) {
  const wrong: [table: string, rows: number, writes: number][] = [];
  for (const [key, values] of acknowledged) {
    const [table = ''] = key.split(' ');
    const rows = (await db(table)).length - (seeded[table] ?? 0);
    if (rows !== values.length) wrong.push([table, rows, values.length]);
  }
  return wrong;
}

/** Acknowledged writes that the database lacks. */
export async function missing(db: Knex, acknowledged: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [key, values] of acknowledged) {
    const [table = '', column = ''] = key.split(' ');
    const rows: string[] = await db(table).pluck(column);
    const found = new Set(rows);
    lost.push(...values.filter((value) => !found.has(value)).map((value) => `${table} ${value}`));
  }
  return lost;
}
