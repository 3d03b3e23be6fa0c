import { deletionBy, listConversations, listMessages, sendMessage } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi, TestApi } from '../../../testing/openApi.ts';
import { deleteMessage } from './commands.ts';

const NOW = new Date('2024-06-02T08:00:00.000Z');
const AT = '2024-06-01T08:00:00.000Z';

const message = (id: string, createdAt = AT) => ({
  id,
  senderId: 'ann-id',
  receiverId: 'ben-id',
  content: `This is ${id}.`,
  createdAt,
});

/** Ann and Ben are friends, and Ann has written twice. */
const openTalk = (openApi: OpenApi): Promise<TestApi> =>
  openApi({
    ...strangers('ann', 'ben'),
    friendships: [{ id: 'friendship', userId: 'ann-id', friendId: 'ben-id', status: 'accepted' }],
    messages: [message('first'), message('second', '2024-06-01T09:00:00.000Z')],
  });

const remove = ({ db }: TestApi, id: string): Promise<boolean> =>
  transact(db, (trx) => deleteMessage(trx, id, deletionBy({ id: 'ann-id' }, NOW)));

/** What Ben sees: the ids of the conversation, and the last one of each partner. */
async function seenByBen(api: TestApi) {
  const { call } = await api.as('ben');
  const params = { userId: 'ben-id', partnerId: 'ann-id' };
  const { items } = await call(listMessages, { params, query: {} });
  const talks = await call(listConversations, { params: { userId: 'ben-id' }, query: {} });
  return { messages: items.map(({ id }) => id), last: talks.items.map(({ id }) => id) };
}

describe.each(databasesInTier)('a deleted message on $name', ({ openApi }) => {
  it('is unknown to who deletes it a second time', async () => {
    await using api = await openTalk(openApi);
    await remove(api, 'first');
    for (const id of ['first', 'nothing']) expect(await remove(api, id)).toBe(false);
  });

  it('leaves the one before it as the last, and keeps who deleted it and when', async () => {
    await using api = await openTalk(openApi);
    await remove(api, 'second');
    expect(await seenByBen(api)).toEqual({ messages: ['first'], last: ['first'] });
    expect(await api.db('messages').where({ id: 'second' })).toMatchObject([
      { content: 'This is second.', deletedAt: NOW.toISOString(), deletedBy: 'ann-id' },
    ]);
  });

  it('is not shown even where a list still points to it', async () => {
    await using api = await openTalk(openApi);
    await api.db('messages').where({ id: 'second' }).update({ deletedAt: NOW.toISOString() });
    expect(await seenByBen(api)).toEqual({ messages: ['first'], last: [] });
  });

  it('leaves the last one as it is where it was not the last', async () => {
    await using api = await openTalk(openApi);
    await remove(api, 'first');
    expect(await seenByBen(api)).toEqual({ messages: ['second'], last: ['second'] });
  });

  it('leaves no conversation where it was the only one, until somebody writes again', async () => {
    await using api = await openTalk(openApi);
    // Both at once: the later one sees the other.
    await Promise.all([remove(api, 'first'), remove(api, 'second')]);
    expect(await seenByBen(api)).toEqual({ messages: [], last: [] });
    const ann = await api.as('ann');
    const body = { senderId: 'ann-id', receiverId: 'ben-id', content: 'Hello again' };
    const { id } = await ann.call(sendMessage, { body });
    expect(await seenByBen(api)).toEqual({ messages: [id], last: [id] });
  });
});
