import { describe, expect, it } from 'vitest';
import { createFriendship, deleteFriendship, listFriendRequests, updateFriendship } from '../friendships.ts';
import { ask, expectError, expectCallError, invalid } from './ask.ts';
import type { Why } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { OpenBackend } from './backend.ts';
import { rawList, standingOf } from './circle.ts';
import { among, annAndBen, everyRelation, friendshipId, memberId, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const request = (asker: Name, asked: Name) => ({ userId: memberId(asker), friendId: memberId(asked) });

const WRONG_ASKING: [title: string, body: Record<string, unknown>, why: Why][] = [
  ['oneself', request('ann', 'ann'), ['friendIsSelf', 'friendId']],
  ['nobody', { userId: memberId('ann') }, invalid('friendId')],
  ['as friends at once', { ...request('ann', 'hugo'), status: 'accepted' }, invalid('status')],
  ['in an unknown manner', { ...request('ann', 'hugo'), status: 'best friends' }, invalid('status')],
  ['without a manner', { ...request('ann', 'hugo'), status: null }, invalid('status')],
];

/** Friend requests and answers: error responses, and concurrent calls. */
export function friendshipsConform(backendName: string, open: OpenBackend): void {
  describe(`friend requests on ${backendName}`, () => {
    it('refuses to ask or block in the name of another, whoever is meant', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const friendId of [memberId('ann'), memberId('cleo'), UNKNOWN_ID]) {
        for (const status of ['pending', 'blocked'] as const) {
          const body = { userId: memberId('ben'), friendId, status };
          await expectCallError(ann, createFriendship, { body }, 'notYourAccount');
        }
      }
      expect(await standingOf('cleo', await backend.as('ben'), 'ben')).toEqual(['suggested']);
    });

    it('finds nobody under an unknown id, to ask or to block', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const status of ['pending', 'blocked'] as const) {
        const body = { userId: memberId('ann'), friendId: UNKNOWN_ID, status };
        await expectCallError(ann, createFriendship, { body }, 'personNotFound');
      }
    });

    it('reminds a member whom they have blocked themselves', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const body = request('ann', 'gwen');
      await expectCallError(ann, createFriendship, { body }, 'blockedByYou');
      const answer = { params: { id: friendshipId(6) }, body: { status: 'accepted' } } as const;
      await expectCallError(ann, updateFriendship, answer, 'blockedByYou');
    });

    it('finds no request under an unknown id, or between two others', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const params of [{ id: UNKNOWN_ID }, { id: friendshipId(7) }]) {
        for (const status of ['accepted', 'blocked'] as const) {
          await expectCallError(ann, updateFriendship, { params, body: { status } }, 'friendRequestNotFound');
        }
        await expectCallError(ann, deleteFriendship, { params }, 'friendRequestNotFound');
      }
      expect(await standingOf('hugo', await backend.as('ben'), 'ben')).toEqual(['friend']);
    });

    it('keeps what a request has become when it is taken back too late', async () => {
      await using backend = await open(among(['ann', 'ben'], []));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const { id } = await ann.call(createFriendship, { body: request('ann', 'ben') });
      const withdraw = { params: { id }, query: { status: 'pending' } } as const;
      await expectCallError(ben, deleteFriendship, withdraw, 'answerInstead');
      await ben.call(updateFriendship, { params: { id }, body: { status: 'accepted' } });
      await expectCallError(ann, deleteFriendship, withdraw, 'friendsNow');
      expect(await standingOf('ben', ann, 'ann')).toEqual(['friend']);
      await ann.call(updateFriendship, { params: { id }, body: { status: 'blocked' } });
      await expectCallError(ann, deleteFriendship, withdraw, 'blockedByYou');
      expect(await standingOf('ben', ann, 'ann')).toEqual(['blocked']);
    });

    it('can be taken back as long as it waits', async () => {
      await using backend = await open(among(['ann', 'ben'], []));
      const ann = await backend.as('ann');
      const { id } = await ann.call(createFriendship, { body: request('ann', 'ben') });
      await ann.call(deleteFriendship, { params: { id }, query: { status: 'pending' } });
      expect(await rawList(await backend.as('ben'), listFriendRequests, 'ben')).toEqual([]);
    });

    it('gives a request an id of its own and takes nothing else from the one who asks', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const claimed = { id: 'mine', blockedBy: 'friend', createdAt: '1999-01-01T00:00:00.000Z' };
      const body = { ...claimed, ...request('ann', 'hugo') };
      const answer = await ask(ann, 'post', createFriendship.path, body);
      const expected = { id: expect.any(String), ...request('ann', 'hugo'), status: 'pending' };
      expect([answer.status, JSON.parse(answer.raw)]).toEqual([201, expected]);
      expect(answer.raw).not.toContain(claimed.id);
    });

    it('is one request when it is sent several times at once', async () => {
      await using backend = await open(among(['ann', 'ben'], []));
      const ann = await backend.as('ann');
      const body = request('ann', 'ben');
      const asking = await atOnce(times(4, ann), (visitor) => visitor.call(createFriendship, { body }));
      const answers = await Promise.all(asking);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await rawList(await backend.as('ben'), listFriendRequests, 'ben')).toHaveLength(1);
    });

    it('makes friends of two who ask each other at once', async () => {
      await using backend = await open(among(['ann', 'ben'], []));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const asked = [request('ann', 'ben'), request('ben', 'ann')];
      const asking = await atOnce([ann, ben], (visitor, n) =>
        visitor.call(createFriendship, { body: asked[n]! }),
      );
      await Promise.all(asking);
      expect(await standingOf('ben', ann, 'ann')).toEqual(['friend']);
      expect(await standingOf('ann', ben, 'ben')).toEqual(['friend']);
    });

    it('can be asked again by either after a friendship has ended', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ann.call(deleteFriendship, { params: { id: friendshipId(1) } });
      const { id } = await ben.call(createFriendship, { body: request('ben', 'ann') });
      expect(await standingOf('ben', ann, 'ann')).toEqual(['asks']);
      await ann.call(updateFriendship, { params: { id }, body: { status: 'accepted' } });
      expect(await standingOf('ann', ben, 'ben')).toEqual(['friend']);
    });
  });
}

/** Refused before any handler runs. */
export function friendshipShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong friend request on ${backendName}`, () => {
    it('refuses to ask in a way that makes no sense, and asks nobody', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const [title, body, why] of WRONG_ASKING) {
        const answer = await ask(ann, 'post', createFriendship.path, body);
        expect(answer.status, title).toBe(400);
        expectError(answer, ...why);
      }
      expect(await rawList(await backend.as('hugo'), listFriendRequests, 'hugo')).toEqual([]);
    });

    it('refuses an answer that is neither yes nor no', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const status of ['pending', 'ACCEPTED', '', null, undefined]) {
        const answer = await ask(ann, 'patch', `/api/friendships/${friendshipId(4)}`, { status });
        expectError(answer, ...invalid('status'));
      }
      expect(await standingOf('ed', ann, 'ann')).toEqual(['asks']);
    });
  });
}
