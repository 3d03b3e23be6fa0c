import type { Knex } from 'knex';
import { json } from './members.ts';

/** One write of a stream: the call, and where its answer says that it will be found. */
interface Write {
  path: (n: number) => string;
  body: object;
  /** The table and column in which what was acknowledged stands, and its value from the answer or the number. */
  kept: [table: string, column: string, value: (answer: Record<string, string>, n: number) => string];
}

const idOf = ({ id = '' }: Record<string, string>): string => id;

/** Ann, the first of two friends, writes in every way that touches more than one row, and in some that touch one. */
const WRITES: Write[] = [
  { path: () => '/api/posts', body: { authorId: 'ann-id', content: 'Hello' }, kept: ['posts', 'id', idOf] },
  {
    path: () => '/api/messages',
    body: { senderId: 'ann-id', receiverId: 'ben-id', content: 'Hello' },
    kept: ['messages', 'id', idOf],
  },
  {
    path: (n) => `/api/tournaments/many-${n}/join`,
    body: {},
    kept: ['tournament_entries', 'tournament_id', idOf],
  },
  {
    path: () => '/api/rewards/treat/redeem',
    body: {},
    kept: ['redemptions', 'redemption_code', ({ redemptionCode = '' }) => redemptionCode],
  },
  { path: () => '/api/posts/post/comments', body: { content: 'Hello' }, kept: ['comments', 'id', idOf] },
];

function writeOf(n: number): Write {
  const write = WRITES[n % WRITES.length];
  if (!write) throw new Error('There is nothing to write.');
  return write;
}

/** What was acknowledged, by table and column. */
export type Acknowledged = Map<string, string[]>;

/** How many calls are under way at once. */
const AT_ONCE = 8;

/** Counts the writes of all streams, so that each joins another tournament. */
let count = 0;

/**
 * Writes until a call gets no answer. `onAcknowledged` is told after each one how many there are in this stream.
 * An answer that is no success is a defect and is thrown.
 */
export async function writeUntilSilence(
  address: string,
  cookie: string,
  acknowledged: Acknowledged,
  onAcknowledged: (total: number) => void,
): Promise<void> {
  let total = 0;
  const write = async (): Promise<void> => {
    const n = count++;
    const { path, body, kept } = writeOf(n);
    const response = await fetch(address + path(n), json('POST', body, { cookie })).catch(() => undefined);
    const answer = await response?.text().catch(() => undefined);
    if (!response || answer === undefined) return;
    if (!response.ok) throw new Error(`${path(n)}: ${response.status} ${answer}`);
    const [table, column, valueOf] = kept;
    const key = `${table} ${column}`;
    const value = valueOf(JSON.parse(answer) as Record<string, string>, n);
    acknowledged.set(key, [...(acknowledged.get(key) ?? []), value]);
    onAcknowledged((total += 1));
    await write();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
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
