import { casePlace, NO_REASONS } from '@friendbase/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { insertSeed } from '../../seeds/seed.ts';
import { openMemory, openOnPostgres } from '../../testing/databases.ts';
import { member } from '../../testing/members.ts';
import { cheapPasswords } from '../../testing/passwords.ts';
import { planOf, statementOf } from '../../testing/plans.ts';
import { casesQuery } from './cases.ts';

const OPEN = 10_000;
/** A page, one row more, and no other. */
const MOST_READ = 30;

const caseNumber = (n: number) => {
  const id = `case-${String(n).padStart(5, '0')}`;
  const openedAt = new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
  const urgency = (n % 3) + 1;
  return {
    id,
    list: 'reports',
    subjectKind: 'post',
    subjectId: `post-${n}`,
    ownerId: 'ann-id',
    content: 'Hello',
    reasons: JSON.stringify(NO_REASONS),
    signals: '[]',
    urgency,
    place: casePlace({ urgency, openedAt, id }),
    openedAt,
    closedAt: n % 2 === 0 ? null : openedAt,
    version: 0,
  };
};

describe.each([
  { database: 'SQLite', open: openMemory },
  { database: 'PostgreSQL', open: openOnPostgres },
])('the queue with 10,000 open cases on $database', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await insertSeed(opened.db, { ...EMPTY_SEED, members: [member('ann')] }, new Date(0), cheapPasswords);
    const rows = Array.from({ length: OPEN * 2 }, (_, n) => caseNumber(n));
    await opened.db.batchInsert('moderation_cases', rows, 500);
    await opened.db.raw('analyze moderation_cases');
  });
  afterAll(() => opened.close());

  it.each([
    ['its beginning', undefined],
    ['its middle', caseNumber(OPEN).place],
  ])('reads a page from %s in the order of its index, and nothing else', async (_, before) => {
    const query = casesQuery(opened.db, 'mod-id', { list: 'reports', before });
    const plan = await planOf(opened.db, await statementOf(opened.db, query));
    expect(plan.scanned, plan.text).toEqual([]);
    expect(plan.text).toContain('cases_waiting');
    expect(plan.text).not.toMatch(/sort|temp b-tree/i);
    expect(plan.read, plan.text).toBeLessThanOrEqual(MOST_READ);
    expect(await query.clone()).toHaveLength(21);
  });
});
