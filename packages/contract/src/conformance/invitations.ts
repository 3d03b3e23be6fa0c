import { describe, expect, it } from 'vitest';
import { createFriendship, deleteFriendship, listFriendRequests, listFriends } from '../friendships.ts';
import {
  acceptInvitation,
  endInvitation,
  INVITATION_DAYS,
  listInvitations,
  makeInvitation,
  MOST_INVITATIONS,
  showInvitation,
} from '../invitations.ts';
import { leaveFriendBase } from '../leaving.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { invitationBy, invitationId, keyOfInvitation } from './invitationSeeds.ts';
import { everyRelation, memberId, PASSWORD } from './seeds.ts';
import type { Name } from './seeds.ts';

const MADE_AT = '2026-01-01T00:00:00.000Z';

/** Whether a link works does not say who may find its maker: nobody finds anybody here. */
const unfindable = {
  ...everyRelation,
  members: everyRelation.members.map((one) => ({ ...one, findableBy: 'nobody' as const })),
};

/** The `n`th member of `by` makes the `n`th invitation. */
const withInvitations = (...by: Name[]) => ({
  ...unfindable,
  invitations: by.map((name, at) => invitationBy(name, at + 1, MADE_AT)),
});

const open = async (openBackend: OpenBackend, ...by: Name[]): Promise<Backend> => {
  const backend = await openBackend(withInvitations(...by));
  backend.moveTo(new Date('2026-01-02T00:00:00.000Z'));
  return backend;
};

const show = (visitor: Visitor, key: string) =>
  ask(visitor, 'get', `${showInvitation.path}?${new URLSearchParams({ key })}`);
const accept = (visitor: Visitor, key: string) => ask(visitor, 'post', acceptInvitation.path, { key });

async function expectOver(visitor: Visitor, key: string): Promise<void> {
  expectError(await show(visitor, key), 'invitationOver');
  expectError(await accept(visitor, key), 'invitationOver');
}

const requestsOf = async (visitor: Visitor, name: Name) =>
  (await visitor.call(listFriendRequests, { params: { userId: memberId(name) } })).map(
    ({ friend }) => friend.username,
  );

export function invitationShapesConform(backendName: string, openBackend: OpenBackend): void {
  describe(`the key of an invitation on ${backendName}`, () => {
    it('is refused where it is longer than any, or ends strings in C', async () => {
      await using backend = await open(openBackend);
      const ann = await backend.as('ann');
      for (const key of ['a'.repeat(500), 'an\0n']) {
        expectError(await show(ann, key), ...invalid('key'));
        expectError(await accept(ann, key), ...invalid('key'));
      }
    });
  });
}

/** Links by which people who know each other ask to be friends. */
export function invitationsConform(backendName: string, openBackend: OpenBackend): void {
  describe(`invitations on ${backendName}`, () => {
    errorsConform(openBackend);
    makersConform(openBackend);
    usesConform(openBackend);
  });
}

function errorsConform(openBackend: OpenBackend): void {
  it('tell a visitor nothing', async () => {
    await using backend = await open(openBackend, 'hugo');
    expectError(await show(backend.visitor(), keyOfInvitation(1)), 'signedOut');
    expectError(await accept(backend.visitor(), keyOfInvitation(1)), 'signedOut');
  });

  it('are over in the same words: made up, blocked either way, taken back, and of a closed account', async () => {
    await using backend = await open(openBackend, 'finn', 'gwen', 'hugo', 'hugo', 'dora');
    const [ann, hugo, dora] = [await backend.as('ann'), await backend.as('hugo'), await backend.as('dora')];
    await hugo.call(endInvitation, { params: { id: invitationId(3) } });
    await dora.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    for (const key of ['', 'made-up', ...[1, 2, 3, 5].map(keyOfInvitation)]) await expectOver(ann, key);
    expect((await show(ann, keyOfInvitation(4))).status).toBe(200);
  });

  it('do not work for whom their maker has blocked, nor for who has blocked the maker', async () => {
    await using backend = await open(openBackend, 'ann');
    for (const name of ['finn', 'gwen'] as const)
      await expectOver(await backend.as(name), keyOfInvitation(1));
    expect((await show(await backend.as('hugo'), keyOfInvitation(1))).status).toBe(200);
  });

  it('are over after 7 days, and no moment before', async () => {
    await using backend = await open(openBackend, 'hugo');
    const ann = await backend.as('ann');
    const end = Date.parse(MADE_AT) + INVITATION_DAYS * 86_400_000;
    backend.moveTo(new Date(end - 60_000));
    expect((await show(ann, keyOfInvitation(1))).status).toBe(200);
    backend.moveTo(new Date(end));
    await expectOver(ann, keyOfInvitation(1));
    expect(await (await backend.as('hugo')).call(listInvitations, {})).toEqual([]);
  });

  it('are not for their maker, who uses nothing up by it', async () => {
    await using backend = await open(openBackend, 'hugo');
    const hugo = await backend.as('hugo');
    expectError(await show(hugo, keyOfInvitation(1)), 'ownInvitation');
    expectError(await accept(hugo, keyOfInvitation(1)), 'ownInvitation');
    expect((await show(await backend.as('ann'), keyOfInvitation(1))).status).toBe(200);
  });

  it('work once: of two at the same time one asks, and the other is too late', async () => {
    await using backend = await open(openBackend, 'hugo');
    const two = [await backend.as('ann'), await backend.as('dora')];
    const answers = await Promise.all(two.map((one) => accept(one, keyOfInvitation(1))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect(await requestsOf(await backend.as('hugo'), 'hugo')).toHaveLength(1);
    for (const one of two) await expectOver(one, keyOfInvitation(1));
  });
}

function makersConform(openBackend: OpenBackend): void {
  it('are made with a key that is told once, and listed until they are used or taken back', async () => {
    await using backend = await open(openBackend);
    const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
    const { key, ...made } = await hugo.call(makeInvitation, {});
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(Date.parse(made.endsAt) - Date.parse(made.madeAt)).toBe(INVITATION_DAYS * 86_400_000);
    const listed = await ask(hugo, 'get', listInvitations.path);
    expect(JSON.parse(listed.raw)).toEqual([made]);
    expect(listed.raw).not.toContain(key);
    expect(await ann.call(listInvitations, {})).toEqual([]);
    const { key: second, id } = await hugo.call(makeInvitation, {});
    expect(second).not.toBe(key);
    expect((await hugo.call(listInvitations, {})).map((one) => one.id)).toEqual([id, made.id]);
    await hugo.call(endInvitation, { params: { id } });
    await hugo.call(endInvitation, { params: { id } });
    await ann.call(endInvitation, { params: { id: made.id } });
    expect((await hugo.call(listInvitations, {})).map((one) => one.id)).toEqual([made.id]);
    await expectOver(ann, second);
    await ann.call(acceptInvitation, { body: { key } });
    expect(await hugo.call(listInvitations, {})).toEqual([]);
  });

  it('are five at most that wait, and one more when one is taken back', async () => {
    await using backend = await open(openBackend);
    const hugo = await backend.as('hugo');
    const made = [];
    for (let n = 0; n < MOST_INVITATIONS; n += 1) made.push(await hugo.call(makeInvitation, {}));
    expectError(await ask(hugo, 'post', makeInvitation.path), 'tooManyInvitations');
    await hugo.call(endInvitation, { params: { id: made[2]?.id ?? '' } });
    await hugo.call(makeInvitation, {});
    expect(await hugo.call(listInvitations, {})).toHaveLength(MOST_INVITATIONS);
  });
}

function usesConform(openBackend: OpenBackend): void {
  it('show who made them, though nobody finds that member, and nothing that is theirs alone', async () => {
    await using backend = await open(openBackend, 'hugo');
    const ann = await backend.as('ann');
    const { raw } = await show(ann, keyOfInvitation(1));
    expect(JSON.parse(raw)).toEqual({
      person: { id: memberId('hugo'), username: 'hugo', displayName: 'Hugo', bio: 'I am hugo.' },
      endsAt: '2026-01-08T00:00:00.000Z',
    });
  });

  it('make a request of who uses them, which the maker answers, and who takes it back cannot use them again', async () => {
    await using backend = await open(openBackend, 'hugo');
    const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
    const asked = await ann.call(acceptInvitation, { body: { key: keyOfInvitation(1) } });
    expect(asked).toMatchObject({ userId: memberId('ann'), friendId: memberId('hugo'), status: 'pending' });
    expect(await requestsOf(hugo, 'hugo')).toEqual(['ann']);
    await ann.call(deleteFriendship, { params: { id: asked.id }, query: { status: 'pending' } });
    await expectOver(ann, keyOfInvitation(1));
    expect(await requestsOf(hugo, 'hugo')).toEqual([]);
  });

  it('make friends of those of whom the maker has asked the other one before', async () => {
    await using backend = await open(openBackend, 'hugo');
    const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
    await hugo.call(createFriendship, {
      body: { userId: memberId('hugo'), friendId: memberId('ann'), status: 'pending' },
    });
    expect(await ann.call(acceptInvitation, { body: { key: keyOfInvitation(1) } })).toMatchObject({
      status: 'accepted',
    });
    const friends = await ann.call(listFriends, { params: { userId: memberId('ann') } });
    expect(friends.map(({ friend }) => friend.username)).toContain('hugo');
  });

  it('change nothing between friends, nor where a request waits', async () => {
    await using backend = await open(openBackend, 'ben', 'dora');
    const ann = await backend.as('ann');
    const states = [];
    for (const n of [1, 2])
      states.push((await ann.call(acceptInvitation, { body: { key: keyOfInvitation(n) } })).status);
    expect(states).toEqual(['accepted', 'pending']);
  });
}
