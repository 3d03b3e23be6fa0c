import { createComment, decideCase, deletePost, reportThing, sendMessage } from '@friendbase/contract';
import { everythingReadBy, memberId, postId, talkative } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi } from '../../../testing/openApi.ts';

const bensPost = { kind: 'post', id: postId(1) } as const;

/** What the reported member does next: reads everything, writes, and takes back what was reported. */
async function goOn(ben: Visitor): Promise<void> {
  await everythingReadBy(ben, 'ben');
  const message = { senderId: memberId('ben'), receiverId: memberId('ann'), content: 'Hello Ann' };
  await ben.call(sendMessage, { body: message });
  await ben.call(createComment, { params: { id: postId(2) }, body: { content: 'Hello all' } });
  await ben.call(deletePost, { params: { id: postId(1) } });
  await everythingReadBy(ben, 'ben');
}

/** Every statement of Ben's calls, in their order, after this member has reported his post. */
async function statementsAfter(openApi: OpenApi, reporter: 'ann' | 'cleo' | undefined): Promise<string[]> {
  await using api = await openApi(talkative);
  const ben = await api.as('ben');
  // What the first statement to each table brings along is not his.
  await everythingReadBy(ben, 'ben');
  if (reporter) {
    const visitor = await api.as(reporter);
    await visitor.call(reportThing, { body: { subject: bensPost, reason: 'mean' } });
  }
  const statements: string[] = [];
  api.db.on('query', ({ sql }: { sql: string }) => void statements.push(sql));
  await goOn(ben);
  return statements;
}

describe.each(databasesInTier)('whoever reported, on $name', ({ openApi }) => {
  it('the calls of the reported member make the same statements in the same order, also if nobody did', async () => {
    const byAnn = await statementsAfter(openApi, 'ann');
    expect(byAnn.length).toBeGreaterThan(20);
    expect(await statementsAfter(openApi, 'cleo')).toEqual(byAnn);
    expect(await statementsAfter(openApi, undefined)).toEqual(byAnn);
  });

  it('a case goes on when its reporter is gone', async () => {
    await using api = await openApi(talkative);
    const [ann, ed] = [await api.as('ann'), await api.as('ed')];
    await ann.call(reportThing, { body: { subject: bensPost, reason: 'mean', words: 'It hurts.' } });
    await api.db('users').where({ username: 'ann' }).delete();
    const [held] = await api.db<{ id: string }>('moderationCases');
    const body = { action: 'hide', rule: 'beKind', version: 0 } as const;
    await ed.call(decideCase, { params: { id: held?.id ?? '' }, body });
    const [report] = await api.db<{ reporterId: string | null; words: string; state: string }>('reports');
    expect(report).toMatchObject({ reporterId: null, words: 'It hurts.', state: 'removed' });
  });
});
