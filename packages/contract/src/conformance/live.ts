import { describe, expect, it } from 'vitest';
import { createComment, deleteComment } from '../comments.ts';
import { NO_FEELINGS } from '../feelings.ts';
import { createFriendship, deleteFriendship, updateFriendship } from '../friendships.ts';
import { createLike, deleteLike } from '../likes.ts';
import { followLive, MOST_LIVE_EVENTS } from '../live.ts';
import type { PostCounts } from '../live.ts';
import { sendMessage } from '../messages.ts';
import { createPost } from '../postDraft.ts';
import { deleteReaction, setReaction } from '../reactions.ts';
import { endOtherSessions } from '../sessions.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { readEvents } from './eventStream.ts';
import { askAgain, bensPost, decide, decisionsOf, onlyCase, report, talkative } from './safety.ts';
import { annAndBen, everyRelation, memberId, NAMES, postId, publicPostOf, RELATIONS } from './seeds.ts';
import type { Name } from './seeds.ts';
import { note } from './talk.ts';
import { commentId } from './talkSeeds.ts';

/** A stream that has begun: what is done from now on is told. */
export async function follow(visitor: Visitor, { after = '', lastEventId = '' } = {}) {
  const stream = readEvents(
    await visitor.request(after ? `${followLive.path}?after=${after}` : followLive.path, {
      headers: lastEventId ? { 'last-event-id': lastEventId } : {},
    }),
  );
  const next = async () =>
    (await stream.nextEvent()) as { name: string; data: object; id: string } | undefined;
  const begun = await next();
  expect(begun).toMatchObject({ name: 'begun', data: {} });
  return { ...stream, begunAt: begun!.id, next };
}

type Followed = Awaited<ReturnType<typeof follow>>;

/**
 * What comes until a like of the reader's own post, which the test has given as its last act. Without what is told in passing, which
 * keeps no order with it.
 */
export async function untilLike({ next }: Followed): Promise<unknown[]> {
  const heard = [];
  for (let event = await next(); event && event.name !== 'like'; event = await next())
    if (event.name !== 'counted') heard.push([event.name, event.data]);
  return heard;
}

/** Of a post about which nobody has said what they feel. */
const UNFELT = { reactions: NO_FEELINGS, ownReaction: null };

/** How posts are counted, told until the reader hears of one that the test has named. */
async function countedUntil({ next }: Followed, last: string): Promise<PostCounts[]> {
  const heard: PostCounts[] = [];
  for (let event = await next(); event; event = await next()) {
    if (event.name !== 'counted') continue;
    const counts = event.data as PostCounts;
    if (counts.postId === last) return heard;
    heard.push(counts);
  }
  throw new Error('The stream ended.');
}

export const like = (visitor: Visitor, name: Name, n: number) =>
  visitor.call(createLike, { body: { userId: memberId(name), postId: postId(n) } });

const asks = (visitor: Visitor, name: Name, other: Name) =>
  visitor.call(createFriendship, { body: { userId: memberId(name), friendId: memberId(other) } });

/** What happens reaches the members it is about, and nobody else. */
export function liveConform(backendName: string, open: OpenBackend): void {
  describe(`what happens, told at once, on ${backendName}`, () => {
    it('begins where the member stands, and counts from there', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using first = await follow(ben);
      await like(ann, 'ann', 1);
      expect(await first.next()).toEqual({
        name: 'like',
        data: { postId: postId(1) },
        id: String(Number(first.begunAt) + 1),
      });
      await using second = await follow(ben);
      expect(second.begunAt).toBe(String(Number(first.begunAt) + 1));
    });

    it('brings a message to both, and to each other browser of theirs', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben, bensPhone] = [
        await backend.as('ann'),
        await backend.as('ben'),
        await backend.as('ben'),
      ];
      await using atAnn = await follow(ann);
      await using atBen = await follow(bensPhone);
      const { id: messageId } = await ben.call(sendMessage, { body: note('ben', 'ann') });
      const told = (partner: Name) => ({
        name: 'message',
        data: { partnerId: memberId(partner), messageId },
      });
      expect(await atAnn.next()).toMatchObject(told('ben'));
      expect(await atBen.next()).toMatchObject(told('ann'));
    });

    it('tells who was asked of the request, and both when it is accepted', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
      await using atAnn = await follow(ann);
      await using atHugo = await follow(hugo);
      const { id } = await asks(hugo, 'hugo', 'ann');
      expect(await atAnn.next()).toMatchObject({ name: 'request', data: {} });
      await ann.call(updateFriendship, { params: { id }, body: { status: 'accepted' } });
      expect(await atAnn.next()).toMatchObject({ name: 'request' });
      expect(await atAnn.next()).toMatchObject({
        name: 'accepted',
        data: { friendId: memberId('hugo'), isOwn: true },
      });
      expect(await atHugo.next()).toMatchObject({ name: 'accepted', data: { friendId: memberId('ann') } });
    });

    it.each(['friends', 'public'] as const)(
      'tells friends, and nobody else, of a %s post',
      async (privacy) => {
        await using backend = await open(everyRelation);
        await using streams = new AsyncDisposableStack();
        const ann = await backend.as('ann');
        const others = await Promise.all(
          RELATIONS.map(async ([name]) => {
            const visitor = await backend.as(name);
            return { name, visitor, stream: streams.use(await follow(visitor)) };
          }),
        );
        const body = { authorId: memberId('ann'), content: 'Hello', privacy };
        const told = ['post', { postId: (await ann.call(createPost, { body })).id }];
        for (const { name, visitor, stream } of others) {
          await visitor.call(createLike, { body: { userId: memberId(name), postId: publicPostOf(name) } });
          expect([name, await untilLike(stream)]).toEqual([name, /^(ben|cleo)$/.test(name) ? [told] : []]);
        }
      },
    );

    it('tells nobody of a decline, of a block, or of a friend who is one no longer', async () => {
      await using backend = await open(talkative);
      const [ann, ben, dora] = [await backend.as('ann'), await backend.as('ben'), await backend.as('dora')];
      await using atBen = await follow(ben);
      const { id } = await asks(ben, 'ben', 'dora');
      await dora.call(updateFriendship, { params: { id }, body: { status: 'blocked' } });
      await ann.call(createFriendship, {
        body: { userId: memberId('ann'), friendId: memberId('dora'), status: 'blocked' },
      });
      const { id: between } = await asks(ann, 'ann', 'ben');
      await like(ann, 'ann', 1);
      await ann.call(deleteFriendship, { params: { id: between }, query: {} });
      await like(await backend.as('cleo'), 'cleo', 1);
      expect(await untilLike(atBen)).toEqual([]);
      expect(await untilLike(atBen)).toEqual([]);
    });

    it('tells the author of a post of likes, reactions and comments that come, change and go, once each', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using atBen = await follow(ben);
      const data = { postId: postId(1) };
      const params = { userId: memberId('ann'), ...data };
      await like(ann, 'ann', 1);
      await like(ann, 'ann', 1);
      await ann.call(deleteLike, { params });
      await ann.call(deleteLike, { params });
      const post = { params: { id: data.postId } };
      for (const feeling of ['hug', 'hug', 'sad'] as const)
        await ann.call(setReaction, { ...post, body: { feeling } });
      await ann.call(deleteReaction, post);
      await ann.call(deleteReaction, post);
      const { id } = await ann.call(createComment, { ...post, body: { content: 'Hi' } });
      await ann.call(deleteComment, { params: { id: data.postId, commentId: id } });
      const heard = [];
      for (let n = 0; n < 7; n += 1) heard.push(await atBen.next());
      expect(heard.map((event) => [event?.name, event?.data])).toEqual([
        ['like', data],
        ['like', data],
        ['reaction', data],
        ['reaction', data],
        ['reaction', data],
        ['comment', data],
        ['comment', data],
      ]);
    });

    it('brings the counts of a post to friends of its author, and of a public one to who did something to it', async () => {
      await using backend = await open(everyRelation);
      await using streams = new AsyncDisposableStack();
      const others = await Promise.all(
        NAMES.slice(1).map(async (name) => {
          const visitor = await backend.as(name);
          return { name, visitor, stream: streams.use(await follow(visitor)) };
        }),
      );
      const hugo = others.find(({ name }) => name === 'hugo')!.visitor;
      const postOf = publicPostOf('ann');
      const params = { id: postOf };
      await hugo.call(createComment, { params, body: { content: 'Hello' } });
      const told = { postId: postOf, likesCount: 0, commentsCount: 1, isLikedByUser: false, ...UNFELT };
      for (const [n, { name, visitor, stream }] of others.entries()) {
        // Another stranger's for each: one post is counted once a second.
        const last = publicPostOf(others[(n + 3) % others.length]!.name);
        await visitor.call(createLike, { body: { userId: memberId(name), postId: last } });
        const heard = await countedUntil(stream, last);
        expect([name, heard.filter((counts) => counts.postId === postOf)]).toEqual([
          name,
          /^(ben|cleo|hugo)$/.test(name) ? [told] : [],
        ]);
      }
    });

    it('brings what is felt about a post to a friend of its author, and to each their own', async () => {
      await using backend = await open(everyRelation);
      const [ben, cleo] = [await backend.as('ben'), await backend.as('cleo')];
      await using atBen = await follow(ben);
      await using atCleo = await follow(cleo);
      const params = { id: publicPostOf('ann') };
      await ben.call(setReaction, { params, body: { feeling: 'hug' } });
      const reactions = { ...NO_FEELINGS, hug: 1 };
      for (const [stream, ownReaction] of [
        [atBen, 'hug'],
        [atCleo, null],
      ] as const) {
        const told = { postId: params.id, likesCount: 0, commentsCount: 0, isLikedByUser: false };
        expect((await stream.next())?.data).toEqual({ ...told, reactions, ownReaction });
      }
    });

    it('tells nothing of how a post is counted to who has reported it, or blocked who did something to it', async () => {
      await using backend = await open(everyRelation);
      const [ben, cleo, hugo] = [await backend.as('ben'), await backend.as('cleo'), await backend.as('hugo')];
      const blocks = { userId: memberId('ben'), friendId: memberId('hugo'), status: 'blocked' } as const;
      await ben.call(createFriendship, { body: blocks });
      await report(cleo, { kind: 'post', id: publicPostOf('ann') });
      await using atBen = await follow(ben);
      await using atCleo = await follow(cleo);
      const likes = (visitor: Visitor, name: Name, author: Name) =>
        visitor.call(createLike, { body: { userId: memberId(name), postId: publicPostOf(author) } });
      await likes(hugo, 'hugo', 'ann');
      await likes(ben, 'ben', 'dora');
      await likes(cleo, 'cleo', 'ed');
      expect(await countedUntil(atBen, publicPostOf('dora'))).toEqual([]);
      expect(await countedUntil(atCleo, publicPostOf('ed'))).toEqual([]);
    });

    it('tells nobody of what was refused', async () => {
      await using backend = await open(talkative);
      const [ann, ben, dora] = [await backend.as('ann'), await backend.as('ben'), await backend.as('dora')];
      await using atBen = await follow(ben);
      await expectCallError(dora, sendMessage, { body: note('dora', 'ben') }, 'friendsOnly');
      const notHers = { params: { id: postId(1), commentId: commentId(2) } };
      await expectCallError(ann, deleteComment, notHers, 'notYourComment');
      await like(ann, 'ann', 1);
      expect(await untilLike(atBen)).toEqual([]);
    });

    it('tells nothing of what a blocked member tries', async () => {
      await using backend = await open(everyRelation);
      const [ann, gwen, hugo] = [await backend.as('ann'), await backend.as('gwen'), await backend.as('hugo')];
      await using atAnn = await follow(ann);
      const [id, userId] = [publicPostOf('ann'), memberId('gwen')];
      await expectCallError(gwen, createLike, { body: { userId, postId: id } }, 'postNotFound');
      const words = { params: { id }, body: { content: 'Hello' } };
      await expectCallError(gwen, createComment, words, 'postNotFound');
      await expectCallError(gwen, sendMessage, { body: note('gwen', 'ann') }, 'friendsOnly');
      await asks(gwen, 'gwen', 'ann');
      await hugo.call(createLike, { body: { userId: memberId('hugo'), postId: id } });
      expect(await untilLike(atAnn)).toEqual([]);
    });

    it('tells of cases and decisions: moderators, who reported, and whom it is about', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      const finn = await backend.as('finn');
      await using atAnn = await follow(ann);
      await using atBen = await follow(ben);
      await using atFinn = await follow(finn);
      await report(ann, bensPost);
      expect(await atFinn.next()).toMatchObject({ name: 'caseWaiting', data: {} });
      await decide(ed, (await onlyCase(ed)).id, 'hide');
      expect(await atAnn.next()).toMatchObject({ name: 'reportDecided', data: {} });
      expect(await atBen.next()).toMatchObject({ name: 'decision', data: {} });
      expect(await atFinn.next()).toMatchObject({ name: 'caseWaiting' });
      const [decision] = await decisionsOf(ben, 'ben');
      await askAgain(ben, decision!.id);
      expect(await atFinn.next()).toMatchObject({ name: 'caseWaiting' });
    });

    it('tells the owner of a thing that stays nothing at all', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      await using atBen = await follow(ben);
      await report(ann, bensPost);
      await decide(ed, (await onlyCase(ed)).id, 'keep');
      await like(await backend.as('cleo'), 'cleo', 1);
      expect(await untilLike(atBen)).toEqual([]);
    });

    it.each(['header', 'query'] as const)('goes on behind the place in the %s', async (way) => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const before = await follow(ann);
      await before[Symbol.asyncDispose]();
      await ben.call(sendMessage, { body: note('ben', 'ann') });
      await ben.call(sendMessage, { body: note('ben', 'ann') });
      const place = before.begunAt;
      await using later = await follow(ann, way === 'header' ? { lastEventId: place } : { after: place });
      expect(later.begunAt).toBe(place);
      expect(await later.next()).toMatchObject({ name: 'message', id: String(Number(place) + 1) });
      expect(await later.next()).toMatchObject({ name: 'message', id: String(Number(place) + 2) });
    });

    it.each(['99999', String(10 ** 15 - 1)])('says that something was missed behind %s', async (after) => {
      await using backend = await open(annAndBen);
      await using stream = await follow(await backend.as('ann'), { after });
      expect(await stream.next()).toMatchObject({ name: 'missed', data: {}, id: '0' });
    });

    it('tells so many at most one by one', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const params = { userId: memberId('ann'), postId: postId(1) };
      for (let n = 0; n <= MOST_LIVE_EVENTS; n += 2) {
        await like(ann, 'ann', 1);
        await ann.call(deleteLike, { params });
      }
      const last = MOST_LIVE_EVENTS + 2;
      await using one = await follow(ben, { after: '2' });
      expect(await one.next()).toMatchObject({ name: 'like', id: '3' });
      await using other = await follow(ben, { after: '1' });
      expect(await other.next()).toMatchObject({ name: 'missed', id: String(last) });
    });

    it('ends where the member has ended the session elsewhere, and goes on where they did it', async () => {
      await using backend = await open(annAndBen);
      const [here, there, ben] = [await backend.as('ann'), await backend.as('ann'), await backend.as('ben')];
      await using atHere = await follow(here);
      await using atThere = await follow(there);
      await here.call(endOtherSessions, { params: { userId: memberId('ann') } });
      expect(await atThere.next()).toBeUndefined();
      expectError(await ask(there, 'get', followLive.path), 'signedOut');
      expect(await atHere.next()).toMatchObject({ name: 'sessionEnded', data: {} });
      await ben.call(sendMessage, { body: note('ben', 'ann') });
      expect(await atHere.next()).toMatchObject({ name: 'message' });
    });

    it('stays open for a member who is paused meanwhile', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      await report(ann, bensPost);
      await using atBen = await follow(ben);
      await decide(ed, (await onlyCase(ed)).id, 'pause1');
      expect(await atBen.next()).toMatchObject({ name: 'decision', data: {} });
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      expect(await atBen.next()).toMatchObject({ name: 'message' });
    });

    it('ends for a member whose account is closed meanwhile', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      await report(ann, bensPost);
      await using atBen = await follow(ben);
      await decide(ed, (await onlyCase(ed)).id, 'close');
      const heard = [];
      for (let event = await atBen.next(); event; event = await atBen.next()) heard.push(event.name);
      expect(['decision', 'sessionEnded']).toEqual(expect.arrayContaining(heard));
      expectError(await ask(ben, 'get', followLive.path), 'signedOut');
    });
  });
}

/** Their places, in which one that is missing would be asked for again and again. */
export function liveOrderConforms(backendName: string, open: OpenBackend): void {
  describe(`the order of what happens on ${backendName}`, () => {
    it('counts without a gap, however many write at once', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await using atAnn = await follow(ann);
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          n % 2
            ? ben.call(sendMessage, { body: note('ben', 'ann') })
            : ann.call(sendMessage, { body: note('ann', 'ben') }),
        ),
      );
      const places = [];
      for (let n = 0; n < 20; n += 1) places.push((await atAnn.next())?.id);
      expect(places).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 1)));
    });
  });
}

/** Refused before any handler runs. */
export function liveShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong place to go on from on ${backendName}`, () => {
    it.each(['', '-1', '1.5', 'last', '1'.repeat(16)])('refuses “%s”', async (after) => {
      await using backend = await open(annAndBen);
      const path = `${followLive.path}?after=${after}`;
      expectError(await ask(await backend.as('ann'), 'get', path), ...invalid('after'));
    });
  });
}
