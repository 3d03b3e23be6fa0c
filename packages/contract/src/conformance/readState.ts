import { describe, expect, it } from 'vitest';
import type { Seed } from '../fixtures/seed.ts';
import { createFriendship, deleteFriendship, updateFriendship } from '../friendships.ts';
import { updateUser } from '../profileChange.ts';
import { getReadState, markRead, tellTyping } from '../readState.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { follow, like, untilLike } from './live.ts';
import { talkative } from './safety.ts';
import { friendshipId, memberId, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';
import { messageFrom, messageId } from './talkSeeds.ts';

/** Ben wrote 1 and 3 to Ann, and Ann 2 and 5 to Ben, where these members show friends what they have read and that they write. */
const shownBy = (...names: Name[]): Seed => ({
  ...talkative,
  members: talkative.members.map((one) => {
    const isShown = names.includes(one.username as Name);
    return { ...one, isReadShown: isShown, isTypingShown: isShown };
  }),
  messages: [...talkative.messages, messageFrom('ann', 'ben', 5)],
});

const between = (name: Name, partner: Name) => ({ userId: memberId(name), partnerId: memberId(partner) });

const read = (visitor: Visitor, name: Name, partner: Name, n: number) =>
  visitor.call(markRead, { params: between(name, partner), body: { messageId: messageId(n) } });

const stateOf = async (visitor: Visitor, name: Name, partner: Name): Promise<string | null> =>
  (await visitor.call(getReadState, { params: between(name, partner) })).messageId;

const show = (visitor: Visitor, name: Name, isReadShown: boolean) =>
  visitor.call(updateUser, { params: { id: memberId(name) }, body: { isReadShown } });

/** The choices of two with which nothing is told. */
const NOT_BOTH: [title: string, names: Name[]][] = [
  ['nobody does', []],
  ['Ann alone does', ['ann']],
  ['Ben alone does', ['ben']],
];

/** Who sees how far they have read, and where. */
export function readStateConform(backendName: string, open: OpenBackend): void {
  describe(`what a friend has read on ${backendName}`, () => {
    it('is neither asked nor told in the name of another member', async () => {
      await using backend = await open(shownBy('ann', 'ben'));
      const ann = await backend.as('ann');
      const params = between('ben', 'ann');
      await expectCallError(ann, getReadState, { params }, 'notYourAccount');
      const body = { messageId: messageId(2) };
      await expectCallError(ann, markRead, { params, body }, 'notYourAccount');
      await expectCallError(ann, tellTyping, { params }, 'notYourAccount');
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
    });

    it.each(NOT_BOTH)('is told to nobody unless both show it: %s', async (_, names) => {
      await using backend = await open(shownBy(...names));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using atAnn = await follow(ann);
      await read(ben, 'ben', 'ann', 5);
      await read(ann, 'ann', 'ben', 3);
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
      expect(await stateOf(ben, 'ben', 'ann')).toBeNull();
      await like(ben, 'ben', 2);
      expect(await untilLike(atAnn)).toEqual([]);
    });

    it('is the last message up to which they read, and never an earlier one again', async () => {
      await using backend = await open(shownBy('ann', 'ben'));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using atAnn = await follow(ann);
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
      await read(ben, 'ben', 'ann', 2);
      expect(await atAnn.next()).toMatchObject({ name: 'read', data: { partnerId: memberId('ben') } });
      expect(await stateOf(ann, 'ann', 'ben')).toBe(messageId(2));
      await read(ben, 'ben', 'ann', 5);
      await read(ben, 'ben', 'ann', 2);
      await read(ben, 'ben', 'ann', 5);
      expect(await stateOf(ann, 'ann', 'ben')).toBe(messageId(5));
      expect(await stateOf(ben, 'ben', 'ann')).toBeNull();
      await like(ben, 'ben', 2);
      expect(await untilLike(atAnn)).toEqual([['read', { partnerId: memberId('ben') }]]);
    });

    it.each([
      ['what they wrote themselves', 'ann', messageId(3)],
      ['what the partner wrote to somebody else', 'ann', messageId(4)],
      ['what nobody wrote', 'ann', UNKNOWN_ID],
      ['what a stranger never wrote', 'dora', messageId(5)],
    ] as const)('is not moved by %s', async (_, partner, id) => {
      await using backend = await open(shownBy('ann', 'ben', 'dora'));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ben.call(markRead, { params: between('ben', partner), body: { messageId: id } });
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
    });

    it('goes at once, with the past, where one of the two shows it no longer, and both pages are told', async () => {
      await using backend = await open(shownBy('ann', 'ben'));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await read(ben, 'ben', 'ann', 2);
      await using atAnn = await follow(ann);
      for (const isShown of [false, true]) {
        await show(ben, 'ben', isShown);
        expect(await atAnn.next()).toMatchObject({ name: 'read', data: { partnerId: memberId('ben') } });
        expect(await stateOf(ann, 'ann', 'ben')).toBe(isShown ? messageId(2) : null);
      }
      await show(ann, 'ann', false);
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
      await show(ben, 'ben', false);
      await like(ben, 'ben', 2);
      expect(await untilLike(atAnn)).toEqual([]);
    });

    it('is of nobody who did not show it when they read', async () => {
      await using backend = await open(shownBy('ann'));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await read(ben, 'ben', 'ann', 5);
      await show(ben, 'ben', true);
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
    });

    it.each(['blocked', 'ended'] as const)('is gone where the friendship is %s', async (how) => {
      await using backend = await open(shownBy('ann', 'ben'));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await read(ben, 'ben', 'ann', 2);
      const params = { id: friendshipId(1) };
      if (how === 'ended') await ben.call(deleteFriendship, { params });
      else await ben.call(updateFriendship, { params, body: { status: 'blocked' } });
      await read(ben, 'ben', 'ann', 5);
      expect(await stateOf(ann, 'ann', 'ben')).toBeNull();
    });
  });

  describe(`that a friend writes, on ${backendName}`, () => {
    const type = (visitor: Visitor, name: Name, partner: Name) =>
      visitor.call(tellTyping, { params: between(name, partner) });

    it.each(NOT_BOTH)('is told to nobody unless both show it: %s', async (_, names) => {
      await using backend = await open(shownBy(...names));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using atAnn = await follow(ann);
      await type(ben, 'ben', 'ann');
      await like(ben, 'ben', 2);
      expect(await untilLike(atAnn)).toEqual([]);
    });

    it('is told to that friend alone, without a place to go on from, and is never found later', async () => {
      await using backend = await open(shownBy('ann', 'ben', 'cleo'));
      const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
      await using atAnn = await follow(ann);
      await using atCleo = await follow(cleo);
      await type(ben, 'ben', 'ann');
      const typing = { name: 'typing', data: { partnerId: memberId('ben') } };
      expect(await atAnn.next()).toEqual({ ...typing, id: undefined });
      await like(ben, 'ben', 2);
      await like(ben, 'ben', 3);
      expect(await atAnn.next()).toMatchObject({ id: String(Number(atAnn.begunAt) + 1) });
      expect(await untilLike(atCleo)).toEqual([]);
      await using later = await follow(ann, { after: atAnn.begunAt });
      expect(await untilLike(later)).toEqual([]);
    });

    it('has the same response whoever is told, and is told to no stranger', async () => {
      await using backend = await open(shownBy('ann', 'ben', 'dora'));
      const [ben, dora] = [await backend.as('ben'), await backend.as('dora')];
      await using atDora = await follow(dora);
      const partners = [memberId('ann'), memberId('cleo'), memberId('dora'), memberId('ben'), UNKNOWN_ID];
      for (const partnerId of partners) {
        const path = `/api/messages/${memberId('ben')}/${partnerId}/typing`;
        expect(await ask(ben, 'post', path)).toMatchObject({ status: 204, raw: '' });
      }
      await ben.call(deleteFriendship, { params: { id: friendshipId(1) } });
      await using atAnn = await follow(await backend.as('ann'));
      await type(ben, 'ben', 'ann');
      await like(ben, 'ben', 2);
      expect(await untilLike(atAnn)).toEqual([]);
      const body = { userId: memberId('ben'), friendId: memberId('dora') };
      await ben.call(createFriendship, { body });
      expect(await atDora.next()).toMatchObject({ name: 'request' });
    });
  });
}
