import { describe, expect, it } from 'vitest';
import { listComments } from '../comments.ts';
import { createFriendship, listBlocked } from '../friendships.ts';
import type { Seed } from '../fixtures/seed.ts';
import { listConversations, listMessages } from '../messages.ts';
import { deletePost } from '../postDraft.ts';
import { listReports, reportThing } from '../moderation/reports.ts';
import { ask, expectError, expectCallError, feedOf, invalid } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { everythingReadBy } from './readable.ts';
import type { SubjectKind } from '../moderation/subjects.ts';
import { BENS, bensPost, decide, look, onlyCase, queueOf, report, reportsOf, talkative } from './safety.ts';
import { mediaUrls, memberId, postId, UNKNOWN_ID } from './seeds.ts';
import { commentId, messageId } from './talkSeeds.ts';

const body = { subject: bensPost, reason: 'mean' } as const;
const withBen = { params: { userId: memberId('ann'), partnerId: memberId('ben') } };

/** `talkative`, with Ben's thing of this kind gone by his own hand, or with his account. */
function goneAmong(kind: SubjectKind): Seed {
  const deletion = { deletedAt: '2024-03-01T08:00:00.000Z', deletedBy: memberId('ben') };
  const gone = <Item extends { id: string }>(of: SubjectKind, items: Item[]): Item[] =>
    items.map((item) =>
      kind === of && BENS.some(({ id }) => id === item.id) ? { ...item, ...deletion } : item,
    );
  return {
    ...talkative,
    posts: gone('post', talkative.posts),
    comments: gone('comment', talkative.comments),
    messages: gone('message', talkative.messages),
    media: gone('picture', talkative.media),
    members: talkative.members.map((one) =>
      kind === 'profile' && one.id === memberId('ben') ? { ...one, closedAt: deletion.deletedAt } : one,
    ),
  };
}

/** Refused before any handler runs. */
export function reportShapesConform(backendName: string, open: OpenBackend): void {
  describe(`the words of a report on ${backendName}`, () => {
    it('are refused in a sentence when they are 5,000 characters with markup', async () => {
      await using backend = await open(talkative);
      const ann = await backend.as('ann');
      const words = '<b onclick="x">no</b>'.repeat(250);
      expectError(await ask(ann, 'post', reportThing.path, { ...body, words }), ...invalid('words'));
      expect(await reportsOf(ann, 'ann')).toEqual([]);
    });
  });
}

/** What members report, and what they see of it. */
export function reportsConform(backendName: string, open: OpenBackend): void {
  describe(`a report on ${backendName}`, () => {
    reportingConforms(open);
    reportedThingsConform(open);
  });
}

function reportingConforms(open: OpenBackend): void {
  it('is refused of what is one’s own, of what nobody has and of what the reporter cannot see', async () => {
    await using backend = await open(talkative);
    const [ann, dora] = [await backend.as('ann'), await backend.as('dora')];
    for (const subject of [
      { kind: 'post', id: postId(2) },
      { kind: 'comment', id: commentId(3) },
      { kind: 'message', id: messageId(2) },
      { kind: 'profile', id: memberId('ann') },
    ] as const)
      await expectCallError(ann, reportThing, { body: { ...body, subject } }, 'ownThing');
    for (const subject of [
      { kind: 'post', id: UNKNOWN_ID },
      { kind: 'post', id: postId(3) },
      { kind: 'message', id: messageId(1) },
      { kind: 'comment', id: postId(1) },
      { kind: 'profile', id: UNKNOWN_ID },
      { kind: 'picture', id: mediaUrls(2)[0]?.slice(-36) ?? '' },
    ] as const)
      await expectCallError(dora, reportThing, { body: { ...body, subject } }, 'thingNotFound');
  });

  it('is in the list of its reporter alone', async () => {
    await using backend = await open(talkative);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const made = await report(ann, bensPost, { reason: 'scary', words: 'It <b>hurts</b>.' });
    expect(made).toMatchObject({
      subjectKind: 'post',
      reason: 'scary',
      state: 'waiting',
      answeredAt: null,
    });
    expect(await reportsOf(ann, 'ann')).toEqual([made]);
    expect(await reportsOf(ben, 'ben')).toEqual([]);
    await expectCallError(ben, listReports, { params: { userId: memberId('ann') } }, 'notYourAccount');
  });

  it('of the same thing again is the same report, and of a hundred members one case', async () => {
    await using backend = await open(talkative);
    const [ann, cleo, ed] = [await backend.as('ann'), await backend.as('cleo'), await backend.as('ed')];
    const first = await report(ann, bensPost);
    expect(await report(ann, bensPost, { reason: 'scary' })).toEqual(first);
    await report(cleo, bensPost, { reason: 'money', words: 'He wants 5 dollars.' });
    const found = await onlyCase(ed);
    expect(found).toMatchObject({ reportsCount: 2, urgency: 2, excerpt: 'Post 1 by ben' });
    expect(found.reasons).toMatchObject({ mean: 1, money: 1, scary: 0 });
    const { reports } = await look(ed, found.id);
    expect(reports.map(({ reason, words }) => [reason, words])).toEqual([
      ['mean', ''],
      ['money', 'He wants 5 dollars.'],
    ]);
  });

  it('hides the thing from the reporter at once, and changes nothing for its owner and others', async () => {
    await using backend = await open(talkative);
    const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
    const before = [await everythingReadBy(ben, 'ben'), await everythingReadBy(cleo, 'cleo')];
    for (const subject of BENS) await report(ann, subject);
    expect((await feedOf(ann, 'ann')).items.map(({ id, commentsCount }) => [id, commentsCount])).toEqual([
      [postId(3), 0],
      [postId(2), 0],
    ]);
    expect((await ann.call(listComments, { params: { id: postId(2) } })).items).toEqual([]);
    const chat = await ann.call(listMessages, withBen);
    expect(chat.items.map(({ id }) => id)).toEqual([messageId(1), messageId(2)]);
    const { items } = await ann.call(listConversations, { params: { userId: memberId('ann') } });
    expect(items.map(({ id }) => id)).toEqual([messageId(2)]);
    expectError(await ask(ann, 'get', mediaUrls(1)[0] ?? ''), 'mediaNotFound');
    expect([await everythingReadBy(ben, 'ben'), await everythingReadBy(cleo, 'cleo')]).toEqual(before);
  });
}

function reportedThingsConform(open: OpenBackend): void {
  it('of a picture leaves the post without it', async () => {
    await using backend = await open(talkative);
    const ann = await backend.as('ann');
    await report(ann, BENS[4] ?? bensPost);
    const [post] = (await feedOf(ann, 'ann')).items.filter(({ id }) => id === postId(1));
    expect([post?.mediaUrls, post?.mediaDescriptions, post?.media]).toEqual([[], [], []]);
  });

  it('can be made of what its owner has deleted meanwhile', async () => {
    await using backend = await open(talkative);
    const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
    await ben.call(deletePost, { params: { id: postId(1) } });
    expect(await report(ann, bensPost)).toMatchObject({ state: 'waiting' });
    const found = await look(ed, (await onlyCase(ed)).id);
    expect(found).toMatchObject({ content: 'Post 1 by ben', isGone: true });
  });

  it('blocks its owner with the same press where that is wished', async () => {
    await using backend = await open(talkative);
    const ann = await backend.as('ann');
    await report(ann, BENS[2] ?? bensPost, { alsoBlock: true });
    const blocked = await ann.call(listBlocked, { params: { userId: memberId('ann') } });
    expect(blocked.map(({ friend }) => friend.id)).toEqual([memberId('ben')]);
    expect(await queueOf(await backend.as('ed'))).toHaveLength(1);
  });

  it.each(BENS.map((subject) => [subject.kind, subject] as const))(
    'can be made of a %s that is gone meanwhile, and shows it to the moderator as it was',
    async (kind, subject) => {
      await using backend = await open(goneAmong(kind));
      const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
      expect(await report(ann, subject)).toMatchObject({ subjectKind: kind, state: 'waiting' });
      const found = await look(ed, (await onlyCase(ed)).id);
      expect(found).toMatchObject({ isGone: true, subjectKind: kind });
      await decide(ed, found.id, 'keep');
      expect(await reportsOf(ann, 'ann')).toMatchObject([{ state: 'kept' }]);
    },
  );

  it('of what nobody has anymore is not found, and neither is what a stranger’s message was', async () => {
    await using backend = await open(goneAmong('message'));
    const dora = await backend.as('dora');
    for (const subject of [BENS[2] ?? bensPost, { kind: 'profile', id: UNKNOWN_ID } as const])
      await expectCallError(dora, reportThing, { body: { subject, reason: 'mean' } }, 'thingNotFound');
  });

  it('stays with its case when its reporter blocks its owner, and is answered to them', async () => {
    await using backend = await open(talkative);
    const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
    await report(ann, bensPost);
    const block = { userId: memberId('ann'), friendId: memberId('ben'), status: 'blocked' } as const;
    await ann.call(createFriendship, { body: block });
    await decide(ed, (await onlyCase(ed)).id, 'hide');
    expect(await reportsOf(ann, 'ann')).toMatchObject([{ state: 'removed' }]);
  });
}
