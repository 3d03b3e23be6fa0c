import { describe, expect, it } from 'vitest';
import { getMe } from '../accounts.ts';
import { MOST_NEWS } from '../news.ts';
import type { Seed } from '../fixtures/seed.ts';
import { createFriendship, deleteFriendship, updateFriendship } from '../friendships.ts';
import { sendMessage } from '../messages.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { decide, queueOf, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { annAndBen, everyRelation, friendshipId, memberId } from './seeds.ts';
import type { Name } from './seeds.ts';
import { note } from './talk.ts';
import { messageFrom } from './talkSeeds.ts';

const LONG_AGO = '2000-01-01T00:00:00.000Z';

async function newsOf(visitor: Visitor, since: string) {
  const { news } = await visitor.call(getMe, { query: { since } });
  if (!news) throw new Error('No news came.');
  return news;
}

/** How many requests and conversations are new since a moment. */
const countsOf = async (visitor: Visitor, since: string): Promise<[requests: number, talks: number]> => {
  const { requests, conversations } = await newsOf(visitor, since);
  return [requests, conversations];
};

const asks = (visitor: Visitor, name: Name, other: Name) =>
  visitor.call(createFriendship, { body: { userId: memberId(name), friendId: memberId(other) } });

/** Ann has talked with Ben and Cleo, her friends, and with Finn, who has declined her since. */
const talks: Seed = {
  ...everyRelation,
  messages: [
    messageFrom('ben', 'ann', 1),
    messageFrom('cleo', 'ann', 2),
    messageFrom('ann', 'cleo', 3),
    messageFrom('finn', 'ann', 4),
  ],
};

/** What is new for a member, which comes with who they are. */
export function newsConform(backendName: string, open: OpenBackend): void {
  describe(`what is new on ${backendName}`, () => {
    it('is told to no visitor', async () => {
      await using backend = await open(annAndBen);
      const { status } = await ask(backend.visitor(), 'get', `${getMe.path}?since=${LONG_AGO}`);
      expect(status).toBe(401);
    });

    it('comes only where it is asked for, beside the same record', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const alone = await ann.call(getMe, {});
      expect(alone).not.toHaveProperty('news');
      const { news, ...record } = await ann.call(getMe, { query: { since: LONG_AGO } });
      expect(record).toEqual(alone);
      expect(news).toMatchObject({ requests: 0, conversations: 0 });
    });

    it('counts a request for the one who was asked alone, until they have looked', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
      const { at } = await newsOf(ann, LONG_AGO);
      await asks(hugo, 'hugo', 'ann');
      expect(await countsOf(ann, at)).toEqual([1, 0]);
      expect(await countsOf(hugo, at)).toEqual([0, 0]);
      const { at: looked } = await newsOf(ann, at);
      expect(await countsOf(ann, looked)).toEqual([0, 0]);
    });

    it('counts no request that is answered, taken back, or comes from somebody blocked', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo, gwen] = [await backend.as('ann'), await backend.as('hugo'), await backend.as('gwen')];
      const { at } = await newsOf(ann, LONG_AGO);
      await asks(gwen, 'gwen', 'ann');
      expect(await countsOf(ann, at)).toEqual([0, 0]);
      const { id } = await asks(hugo, 'hugo', 'ann');
      await hugo.call(deleteFriendship, { params: { id } });
      expect(await countsOf(ann, at)).toEqual([0, 0]);
      const again = await asks(hugo, 'hugo', 'ann');
      expect(await countsOf(ann, at)).toEqual([1, 0]);
      await ann.call(updateFriendship, { params: { id: again.id }, body: { status: 'accepted' } });
      expect(await countsOf(ann, at)).toEqual([0, 0]);
    });

    it('tells nobody but moderators that cases wait', async () => {
      await using backend = await open({ ...talkative, cases: [caseAbout('ben', 1)] });
      for (const name of ['ann', 'ben'] as const) {
        expect(await newsOf(await backend.as(name), LONG_AGO)).not.toHaveProperty('cases');
      }
    });

    it('tells moderators how many cases wait, however old, without those about themselves', async () => {
      const cases = [caseAbout('ben', 1), caseAbout('cleo', 2), caseAbout('ed', 3)];
      await using backend = await open({ ...talkative, cases });
      const ed = await backend.as('ed');
      expect((await ed.call(getMe, {})).news).toBeUndefined();
      const { at, cases: waiting } = await newsOf(ed, LONG_AGO);
      expect(waiting).toBe((await queueOf(ed)).length);
      expect(waiting).toBe(2);
      await decide(ed, caseId(1), 'keep');
      expect((await newsOf(ed, at)).cases).toBe(1);
    });

    it('counts cases no further than other news', async () => {
      const cases = Array.from({ length: MOST_NEWS + 1 }, (_, n) => caseAbout('ben', n + 1));
      await using backend = await open({ ...talkative, cases });
      expect((await newsOf(await backend.as('ed'), LONG_AGO)).cases).toBe(MOST_NEWS);
    });

    it('does not count requests of which nobody knows when they came', async () => {
      await using backend = await open(everyRelation);
      expect(await countsOf(await backend.as('ann'), LONG_AGO)).toEqual([0, 0]);
    });

    it('counts each conversation once in which the other one wrote last, and none with somebody blocked', async () => {
      await using backend = await open(talks);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      expect(await countsOf(ann, LONG_AGO)).toEqual([0, 1]);
      const { at } = await newsOf(ann, LONG_AGO);
      await ben.call(sendMessage, { body: note('ben', 'ann') });
      await ben.call(sendMessage, { body: note('ben', 'ann') });
      expect(await countsOf(ann, at)).toEqual([0, 1]);
      expect(await countsOf(ben, at)).toEqual([0, 0]);
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      expect(await countsOf(ann, at)).toEqual([0, 0]);
      expect(await countsOf(ben, at)).toEqual([0, 1]);
      const block = { params: { id: friendshipId(1) }, body: { status: 'blocked' as const } };
      await ann.call(updateFriendship, block);
      expect(await countsOf(ben, at)).toEqual([0, 0]);
    });
  });
}

/** Refused before any handler runs. */
export function newsShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong moment to ask since on ${backendName}`, () => {
    it.each(['', 'yesterday', '2024-01-01', '2024-01-01T00:00:00Z', '1717200000000'])(
      'refuses “%s”',
      async (since) => {
        await using backend = await open(annAndBen);
        const path = `${getMe.path}?since=${encodeURIComponent(since)}`;
        expectError(await ask(await backend.as('ann'), 'get', path), ...invalid('since'));
      },
    );
  });
}
