import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import type { Page } from '../endpoint.ts';
import { deleteFriendship, updateFriendship } from '../friendships.ts';
import { listConversations, sendMessage } from '../messages.ts';
import type { Conversation } from '../messages.ts';
import { ask, expectCallError } from './ask.ts';
import type { PageQuery } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { expectNextLink, expectPageErrors, expectSteadyPages } from './pages.ts';
import { among, annAndBen, everyRelation, friendshipId, memberId, NAMES, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';
import { messageFrom, messageId } from './talkSeeds.ts';

const path = fillPath(listConversations.path, { userId: memberId('ann') });

const read = (visitor: Visitor, name: Name, query: PageQuery = {}): Promise<Page<Conversation>> =>
  visitor.call(listConversations, { params: { userId: memberId(name) }, query });

/** The partners in a member’s list, by their usernames. */
const partnersOf = async (visitor: Visitor, name: Name): Promise<string[]> =>
  (await read(visitor, name)).items.map(({ sender }) => sender.username);

const personOf = (name: Name) => ({
  id: memberId(name),
  username: name,
  displayName: `${name[0]?.toUpperCase()}${name.slice(1)}`,
});

/** Ann has conversations with seven members; those with Ben to Finn end at the same instant. */
const sevenTalks = {
  ...among(NAMES, []),
  messages: [
    messageFrom('ann', 'gwen', 1),
    ...(
      [
        ['ben', 5],
        ['cleo', 3],
        ['dora', 6],
        ['ed', 2],
        ['finn', 4],
      ] as const
    ).map(([name, n]) =>
      n % 2
        ? messageFrom('ann', name, n, { createdAt: '2024-01-03T08:00:00.000Z' })
        : messageFrom(name, 'ann', n, { createdAt: '2024-01-03T08:00:00.000Z' }),
    ),
    messageFrom('hugo', 'ann', 7, { createdAt: '2024-01-04T08:00:00.000Z' }),
  ],
};

/** The list of conversations: one entry a partner, with the last message. */
export function conversationsConform(backendName: string, open: OpenBackend): void {
  describe(`the conversations on ${backendName}`, () => {
    it('refuses those of another member, known or not', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectCallError(ann, listConversations, { params: { userId }, query: {} }, 'notYourAccount');
      }
    });

    it('is an empty list for who has not written yet', async () => {
      await using backend = await open(annAndBen);
      const { status, headers, raw } = await ask(await backend.as('ann'), 'get', path);
      expect([status, headers.get('link'), raw]).toEqual([200, null, '[]']);
    });

    it('shows the last message with the reader’s partner, whoever of the two wrote it', async () => {
      const [theirs, hers] = [messageFrom('ben', 'ann', 2), messageFrom('ann', 'cleo', 4)];
      await using backend = await open({
        ...among(['ann', 'ben', 'cleo'], []),
        messages: [hers, messageFrom('ann', 'ben', 1), messageFrom('cleo', 'ann', 3), theirs],
      });
      const shown: unknown = JSON.parse((await ask(await backend.as('ann'), 'get', path)).raw);
      expect(shown).toEqual([
        { ...hers, sender: personOf('cleo') },
        { ...theirs, sender: personOf('ben') },
      ]);
      const { items } = await read(await backend.as('ben'), 'ben');
      expect(items).toEqual([{ ...theirs, sender: personOf('ann') }]);
    });

    it('shows the one with the higher id of two last messages of one instant', async () => {
      const createdAt = '2024-01-03T08:00:00.000Z';
      await using backend = await open({
        ...annAndBen,
        messages: [3, 4, 2].map((n) => messageFrom('ann', 'ben', n, { createdAt })),
      });
      const { items } = await read(await backend.as('ben'), 'ben');
      expect(items).toMatchObject([{ id: messageId(4) }]);
    });

    it('brings a conversation to the top for both when one of them writes', async () => {
      await using backend = await open({
        ...everyRelation,
        messages: [
          messageFrom('ann', 'ben', 1),
          messageFrom('ann', 'cleo', 2),
          messageFrom('ben', 'hugo', 3),
        ],
      });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      expect(await partnersOf(ann, 'ann')).toEqual(['cleo', 'ben']);
      const body = { senderId: memberId('ann'), receiverId: memberId('ben'), content: 'Hi again' };
      const { key, ...sent } = await ann.call(sendMessage, { body });
      expect(key).toBeTypeOf('string');
      expect((await read(ann, 'ann')).items[0]).toEqual({ ...sent, sender: personOf('ben') });
      expect((await read(ben, 'ben')).items[0]).toEqual({ ...sent, sender: personOf('ann') });
      expect(await partnersOf(ann, 'ann')).toEqual(['ben', 'cleo']);
      expect(await partnersOf(ben, 'ben')).toEqual(['ann', 'hugo']);
    });

    it('has no gaps or repeats at one instant, however long a page is', async () => {
      await using backend = await open(sevenTalks);
      const ann = await backend.as('ann');
      const newestFirst = [7, 6, 5, 4, 3, 2, 1].map(messageId);
      await expectSteadyPages((query) => read(ann, 'ann', query), newestFirst, {
        isOldestFirstInPage: false,
      });
      const oldest = { id: messageId(2), createdAt: '2024-01-03T08:00:00.000Z' };
      await expectNextLink(ann, path, { limit: 6, oldest });
    });

    it('hides the one with somebody blocked from both, until the block is lifted', async () => {
      await using backend = await open({
        ...everyRelation,
        messages: [
          messageFrom('ann', 'ben', 1),
          messageFrom('ann', 'cleo', 2),
          messageFrom('finn', 'ann', 3),
        ],
      });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const params = { id: friendshipId(1) };
      await ben.call(updateFriendship, { params, body: { status: 'blocked' } });
      expect(await partnersOf(ann, 'ann')).toEqual(['cleo']);
      expect(await partnersOf(ben, 'ben')).toEqual([]);
      await ben.call(deleteFriendship, { params });
      expect(await partnersOf(ann, 'ann')).toEqual(['cleo', 'ben']);
      expect(await partnersOf(ben, 'ben')).toEqual(['ann']);
    });

    it('keeps the one with a former friend', async () => {
      await using backend = await open({ ...annAndBen, messages: [messageFrom('ann', 'ben', 1)] });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ben.call(deleteFriendship, { params: { id: friendshipId(1) } });
      expect(await partnersOf(ann, 'ann')).toEqual(['ben']);
      expect(await partnersOf(ben, 'ben')).toEqual(['ann']);
    });
  });
}

/** Refused before any handler runs. */
export function conversationShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong page of the conversations on ${backendName}`, () => {
    it('refuses a page that cannot be, and names what is wrong', async () => {
      await using backend = await open(annAndBen);
      await expectPageErrors(await backend.as('ann'), path);
    });
  });
}
