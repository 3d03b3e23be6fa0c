import {
  answerLetter,
  LETTER_LIFE_MS,
  LETTERS_A_DAY,
  listNotifications,
  NOTIFICATION_LIFE_MS,
  writeLetter,
} from '@friendbase/contract';
import { letterBy, letterId, memberId, talkative } from '@friendbase/contract/conformance';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { json } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import { planOf, statementOf } from '../../../testing/plans.ts';
import { letterRow, lettersQuery, sweepLetters } from './model.ts';

const WORDS = 'My brother takes my purple wallet.';
const ANSWER = 'Call your green aunt.';

describe.each(databases)('a letter on $name', ({ openApi }) => {
  it('is not taken from who wrote five today', async () => {
    await using api = await openApi(talkative);
    const ann = await api.as('ann');
    const statuses = [];
    for (let n = 0; n <= LETTERS_A_DAY; n += 1)
      statuses.push((await ann.request(writeLetter.path, json('POST', { words: WORDS }))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const ben = await api.as('ben');
    await expect(ben.call(writeLetter, { body: { words: WORDS } })).resolves.toHaveProperty('id');
  });

  it('goes 90 days after its answer, or after a year without one', async () => {
    const at = (lifeMs: number, now: Date) => new Date(now.getTime() - lifeMs).toISOString();
    await using api = await openApi(talkative);
    const now = api.now();
    const answered = { answer: ANSWER, answeredBy: memberId('ed') };
    const rows = [
      letterBy('ann', 1, { ...answered, answeredAt: at(NOTIFICATION_LIFE_MS + 1, now) }),
      letterBy('ann', 2, { ...answered, answeredAt: at(NOTIFICATION_LIFE_MS - 1, now) }),
      letterBy('ann', 3, { createdAt: at(LETTER_LIFE_MS + 1, now) }),
      letterBy('ann', 4, { createdAt: at(LETTER_LIFE_MS - 1, now) }),
    ];
    await api.db('letters').insert(rows.map(letterRow));
    expect(await sweepLetters(api.db, now)).toBe(2);
    expect(await api.db('letters').orderBy('id').pluck('id')).toEqual([letterId(2), letterId(4)]);
  });

  it('leaves a line in the record of who answered, and no word of it', async () => {
    await using api = await openApi({ ...talkative, letters: [letterBy('ann', 1, { words: WORDS })] });
    const body = { words: ANSWER };
    await (await api.as('ed')).call(answerLetter, { params: { id: letterId(1) }, body });
    const record = await api.db<{ act: string; moderatorId: string; details: string }>('moderationRecord');
    expect(record).toMatchObject([
      {
        act: 'answeredLetter',
        moderatorId: memberId('ed'),
        details: JSON.stringify({ letter: letterId(1) }),
      },
    ]);
  });

  it('is read by moderators in the order of its index', async () => {
    await using api = await openApi(talkative);
    const rows = Array.from({ length: 3000 }, (_, n) =>
      letterRow(
        letterBy('ann', n + 1, n % 10 === 0 ? {} : { answer: ANSWER, answeredAt: api.now().toISOString() }),
      ),
    );
    await api.db.batchInsert('letters', rows, 100);
    await api.db.raw('analyze letters');
    const plan = await planOf(api.db, await statementOf(api.db, lettersQuery(api.db, memberId('ed'))));
    expect(plan.scanned, plan.text).toEqual([]);
    expect(plan.text).toContain('letters_waiting');
    expect(plan.text).not.toMatch(/sort|temp b-tree/i);
  });
});

it('no word of a letter, or of its answer, is in the log or in what is stored for who sends it again', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const [{ openApi }] = databases;
  await using api = await openApi(talkative, { logger });
  const [ann, ed] = [await api.as('ann'), await api.as('ed')];
  const keyed = (words: string) => json('POST', { words }, { 'idempotency-key': words.replace(/\W/g, '') });
  const { id } = (await (await ann.request(writeLetter.path, keyed(WORDS))).json()) as { id: string };
  await ed.request(answerLetter.path.replace(':id', id), keyed(ANSWER));
  const { items } = await ann.call(listNotifications, {});
  expect(items).toMatchObject([{ kind: 'letter', letter: { words: WORDS, answer: ANSWER } }]);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify([lines, await api.db('idempotencyKeys'), await api.db('liveEvents')])).not.toMatch(
    /purple|wallet|green aunt/,
  );
});
