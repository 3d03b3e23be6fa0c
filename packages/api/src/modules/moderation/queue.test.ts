import { casePlace, getCase, listCases, NO_REASONS } from '@friendbase/contract';
import { memberId, talkative } from '@friendbase/contract/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { insertSeed } from '../../seeds/seed.ts';
import { openMemory, openOnPostgres } from '../../../testing/databases.ts';
import { member, cheapPasswords } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi } from '../../../testing/openApi.ts';
import { planOf, statementOf } from '../../../testing/plans.ts';
import { casesQuery } from './cases.ts';

const OPEN = 10_000;
/** A page, one row more, and no other. */
const MOST_READ = 30;

const caseNumber = (n: number, ownerId = 'ann-id') => {
  const id = `case-${String(n).padStart(5, '0')}`;
  const openedAt = new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
  const urgency = (n % 3) + 1;
  return {
    id,
    list: 'reports',
    subjectKind: 'post',
    subjectId: `post-${n}`,
    ownerId,
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

/** What a moderator's calls send to the database and bring back, with so many open cases of the highest urgency. */
async function costWith(openApi: OpenApi, count: number) {
  await using api = await openApi(talkative);
  // Every third case is as urgent, every sixth of these rows is an open one of them.
  const rows = Array.from({ length: count }, (_, n) => caseNumber(6 * n + 5, memberId('ben')));
  await api.db.batchInsert(
    'moderation_cases',
    rows.map((row) => ({ ...row, closedAt: null })),
    500,
  );
  const ed = await api.as('ed');
  const [first] = (await ed.call(listCases, {})).items;
  const statements = api.watchStatements();
  let rowsRead = 0;
  for (const handle of [api.db, api.reader])
    handle.on('query-response', (response: unknown) => {
      rowsRead += Array.isArray(response)
        ? response.length
        : ((response as { rowCount?: number }).rowCount ?? 0);
    });
  const page = await (await ed.request(listCases.path)).text();
  const opened = await (await ed.request(getCase.path.replace(':id', first?.id ?? ''))).text();
  return { statements, rowsRead, page, bytes: opened.length };
}

describe.each(databasesInTier)('a case of the time before a reason was there on $name', ({ openApi }) => {
  it('is read with none of its reports for that reason', async () => {
    await using api = await openApi(talkative);
    const row = { ...caseNumber(0, memberId('ben')), reasons: '{"mean":2}' };
    await api.db('moderation_cases').insert(row);
    const ed = await api.as('ed');
    const { items } = await ed.call(listCases, {});
    expect(items.find(({ id }) => id === row.id)?.reasons).toEqual({ ...NO_REASONS, mean: 2 });
  });
});

describe.each(databasesInTier)('opening the queue and its first case on $name', ({ openApi }) => {
  it('sends the same statements, reads as many rows and answers as many bytes with 10,000 open cases as with 30', async () => {
    const few = await costWith(openApi, 30);
    const many = await costWith(openApi, OPEN);
    expect(many).toEqual(few);
    expect(few.statements.length).toBeGreaterThan(2);
    expect(few.rowsRead).toBeGreaterThan(20);
  });
});
