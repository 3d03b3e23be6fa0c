import { describe, expect, it } from 'vitest';
import { countNotifications, listNotifications } from '../notifications.ts';
import {
  createFriendship,
  listBlocked,
  listFriendRequests,
  listFriends,
  updateFriendship,
} from '../friendships.ts';
import { NO_FEELINGS } from '../feelings.ts';
import type { Seed } from '../fixtures/seed.ts';
import { mediaUrl } from '../media.ts';
import { listConversations, listMessages, sendMessage } from '../messages.ts';
import { undoDecision } from '../moderation/cases.ts';
import { ask, expectError, expectCallError, feedOf } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { askAgain, decide, look, onlyCase, readByAll, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { friendshipId, mediaId, memberId, mediaUrls, postId } from './seeds.ts';
import { messageId, newTo, writtenBy } from './talkSeeds.ts';
import { casesInTier } from './tier.ts';

/** Ben has a picture of his own, has asked Dora, and is in two cases that can close his account. */
const withBen: Seed = {
  ...talkative,
  members: talkative.members.map((one) =>
    one.id === memberId('ben') ? { ...one, avatarUrl: mediaUrl(mediaId(2)) } : one,
  ),
  friendships: [
    ...talkative.friendships,
    {
      id: friendshipId(9),
      userId: memberId('ben'),
      friendId: memberId('dora'),
      status: 'pending',
      askedAt: '2024-01-02T08:00:00.000Z',
    },
  ],
  likes: [
    { userId: memberId('ben'), postId: postId(2) },
    { userId: memberId('ben'), postId: postId(3) },
    { userId: memberId('cleo'), postId: postId(2) },
  ],
  reactions: [
    { userId: memberId('ben'), postId: postId(2), feeling: 'hug' },
    { userId: memberId('cleo'), postId: postId(2), feeling: 'proud' },
  ],
  notifications: [
    newTo('dora', { kind: 'request', thingId: memberId('ben'), actorId: memberId('ben') }),
    newTo('ann', { kind: 'like', thingId: postId(2), actorId: memberId('ben') }),
    writtenBy('ben', 'ann'),
    writtenBy('ben', 'cleo'),
  ],
  cases: [
    caseAbout('ben', 1, { subjectKind: 'message', subjectId: messageId(1) }),
    caseAbout('ben', 2, { subjectKind: 'post', subjectId: postId(1) }),
  ],
};

const chatOf = (name: 'ann' | 'cleo') => ({
  params: { userId: memberId(name), partnerId: memberId('ben') },
});

/** What others see of who was closed out. */
export function closedMembersConform(backendName: string, open: OpenBackend): void {
  describe(`a closed member on ${backendName}`, () => {
    absenceConforms(open);
    returnConforms(open);
  });
}

function absenceConforms(open: OpenBackend): void {
  it('is reached by nobody, and can be blocked all the same', async () => {
    await using backend = await open(withBen);
    const [ann, dora, ed] = [await backend.as('ann'), await backend.as('dora'), await backend.as('ed')];
    await decide(ed, caseId(1), 'close');
    const message = { senderId: memberId('ann'), receiverId: memberId('ben'), content: 'Hello' };
    await expectCallError(ann, sendMessage, { body: message }, 'friendsOnly');
    const asked = { userId: memberId('ed'), friendId: memberId('ben') };
    await expectCallError(ed, createFriendship, { body: asked }, 'personNotFound');
    const accept = { params: { id: friendshipId(9) }, body: { status: 'accepted' } as const };
    await expectCallError(dora, updateFriendship, accept, 'friendRequestNotFound');
    const block = { userId: memberId('ann'), friendId: memberId('ben'), status: 'blocked' } as const;
    expect(await ann.call(createFriendship, { body: block })).toMatchObject({ status: 'blocked' });
  });

  it('is gone from every list, by name, words and picture, also a picture that was seen before', async () => {
    await using backend = await open(withBen);
    const [ann, dora] = [await backend.as('ann'), await backend.as('dora')];
    const picture = await ask(ann, 'get', mediaUrls(2)[0] ?? '');
    expect([picture.status, (await ask(dora, 'get', mediaUrls(1)[0] ?? '')).status]).toEqual([200, 200]);
    await decide(await backend.as('ed'), caseId(1), 'close');
    expect(JSON.stringify(await readByAll(backend))).not.toMatch(/\bBen\b|"ben"|I am ben|(?:by|from) ben/);
    const likers = (await ann.call(listNotifications, {})).items;
    expect(likers).toMatchObject([{ kind: 'like', person: { id: memberId('cleo') }, others: 0 }]);
    const etag = { 'if-none-match': picture.headers.get('etag') ?? '' };
    for (const url of mediaUrls(1, 2)) {
      expectError(await ask(ann, 'get', url, undefined, etag), 'mediaNotFound');
      expectError(await ask(dora, 'get', url), 'mediaNotFound');
    }
    const own = { params: { userId: memberId('dora') } };
    expect(await dora.call(listFriendRequests, own)).toEqual([]);
    expect(await dora.call(countNotifications, {})).toMatchObject({ unseen: 0 });
    const friends = await ann.call(listFriends, { params: { userId: memberId('ann') } });
    expect(friends.map(({ friend }) => friend.id)).toEqual([memberId('cleo')]);
  });

  it('is counted in no like and no reaction anymore, and others’ stay', async () => {
    await using backend = await open(withBen);
    const ann = await backend.as('ann');
    const likes = async () =>
      Object.fromEntries((await feedOf(ann, 'ann')).items.map(({ id, likesCount }) => [id, likesCount]));
    expect(await likes()).toMatchObject({ [postId(2)]: 2, [postId(3)]: 1 });
    await decide(await backend.as('ed'), caseId(1), 'close');
    expect(await likes()).toEqual({ [postId(2)]: 1, [postId(3)]: 0 });
    const { items } = await feedOf(ann, 'ann');
    expect(items.find(({ id }) => id === postId(2))?.reactions).toEqual({ ...NO_FEELINGS, proud: 1 });
  });

  it('leaves others their own words, beside a name that says what happened', async () => {
    await using backend = await open(withBen);
    const [ann, cleo] = [await backend.as('ann'), await backend.as('cleo')];
    await decide(await backend.as('ed'), caseId(1), 'close');
    expect((await ann.call(listMessages, chatOf('ann'))).items.map(({ id }) => id)).toEqual([messageId(2)]);
    const { items } = await ann.call(listConversations, { params: { userId: memberId('ann') } });
    expect(items.map(({ id, sender }) => [id, sender])).toEqual([
      [
        messageId(2),
        { id: memberId('ben'), username: 'closed-account', displayName: 'Closed account', isClosed: true },
      ],
    ]);
    // She has written nothing to him.
    expect((await cleo.call(listConversations, { params: { userId: memberId('cleo') } })).items).toEqual([]);
    expect(await cleo.call(countNotifications, {})).toMatchObject({ unseen: 0 });
  });
}

function returnConforms(open: OpenBackend): void {
  it('is back as before when the closing is undone', async () => {
    await using backend = await open(withBen);
    const ed = await backend.as('ed');
    const before = await readByAll(backend);
    const { id } = await decide(ed, caseId(1), 'close');
    expect(await readByAll(backend)).not.toEqual(before);
    await ed.call(undoDecision, { params: { id } });
    expect(await readByAll(backend)).toEqual(before);
  });

  const pairs = [
    ['close', [0, 1]],
    ['close', [1, 0]],
    ['hide', [0, 1]],
  ] as const;
  it.each(casesInTier(pairs, 1))(
    'stays gone until each decision is undone: %s and close, undone in the order %j',
    async (first, order) => {
      await using backend = await open(withBen);
      const ed = await backend.as('ed');
      const before = await readByAll(backend);
      const ids = [(await decide(ed, caseId(2), first)).id, (await decide(ed, caseId(1), 'close')).id];
      const gone = await readByAll(backend);
      await ed.call(undoDecision, { params: { id: ids[order[0]] ?? '' } });
      expect(await readByAll(backend)).toEqual(gone);
      await ed.call(undoDecision, { params: { id: ids[order[1]] ?? '' } });
      expect(await readByAll(backend)).toEqual(before);
    },
  );

  it('that was blocked before is blocked again when the account is opened', async () => {
    await using backend = await open(withBen);
    const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
    const block = { userId: memberId('ann'), friendId: memberId('ben'), status: 'blocked' } as const;
    await ann.call(createFriendship, { body: block });
    const blocked = async () =>
      (await ann.call(listBlocked, { params: { userId: memberId('ann') } })).map(({ friend }) => friend.id);
    const { id } = await decide(ed, caseId(1), 'close');
    expect(await blocked()).toEqual([]);
    await ed.call(undoDecision, { params: { id } });
    expect(await blocked()).toEqual([memberId('ben')]);
  });

  it('stands with name and words before the moderator who looks again', async () => {
    await using backend = await open(withBen);
    const [ben, ed, finn] = [await backend.as('ben'), await backend.as('ed'), await backend.as('finn')];
    const warned = await decide(ed, caseId(1), 'warn');
    await askAgain(ben, warned.id);
    await decide(ed, caseId(2), 'close');
    const { owner, context } = await look(finn, (await onlyCase(finn, 'appeals')).id);
    expect(owner).toMatchObject({ username: 'ben', displayName: 'Ben' });
    expect(context.map(({ content }) => content)).toEqual([
      'Message 1 from ben',
      'Message 2 from ann',
      'Message 3 from ben',
    ]);
  });
}
