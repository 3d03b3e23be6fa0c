import { describe, expect, it } from 'vitest';
import { createComment, deleteComment } from '../comments.ts';
import type { Feeling } from '../feelings.ts';
import { createFriendship, deleteFriendship, updateFriendship } from '../friendships.ts';
import { createLike, deleteLike } from '../likes.ts';
import { sendMessage } from '../messages.ts';
import { countNotifications, listNotifications, seeNotifications } from '../notifications.ts';
import { notificationId } from '../notificationKinds.ts';
import type { Notification } from '../notifications.ts';
import { MOST_COUNTED } from '../text.ts';
import { deletePost } from '../postDraft.ts';
import { deleteReaction, setReaction } from '../reactions.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import {
  askAgain,
  bensPost,
  decide,
  decisionsOf,
  onlyCase,
  queueOf,
  report,
  reportsOf,
  talkative,
} from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { annAndBen, everyRelation, friendshipId, memberId, postBy, postId } from './seeds.ts';
import type { Name } from './seeds.ts';
import { note } from './talk.ts';
import { newTo } from './talkSeeds.ts';

const listOf = async (visitor: Visitor): Promise<Notification[]> =>
  (await visitor.call(listNotifications, {})).items;

const unseenOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.call(countNotifications, {})).unseen;

/** The kind and the person of each, as a reader tells them apart. */
const toldTo = async (visitor: Visitor): Promise<string[]> =>
  (await listOf(visitor)).map((one) => ('person' in one ? `${one.kind} ${one.person.username}` : one.kind));

const like = (visitor: Visitor, name: Name, n = 1) =>
  visitor.call(createLike, { body: { userId: memberId(name), postId: postId(n) } });

const unlike = (visitor: Visitor, name: Name, n = 1) =>
  visitor.call(deleteLike, { params: { userId: memberId(name), postId: postId(n) } });

const feel = (visitor: Visitor, feeling: Feeling) =>
  visitor.call(setReaction, { params: { id: postId(1) }, body: { feeling } });

const comment = (visitor: Visitor, n = 1) =>
  visitor.call(createComment, { params: { id: postId(n) }, body: { content: 'Good' } });

const asks = (visitor: Visitor, name: Name, other: Name, status?: 'blocked') =>
  visitor.call(createFriendship, {
    body: { userId: memberId(name), friendId: memberId(other), ...(status && { status }) },
  });

const see = (visitor: Visitor, until?: string, only?: string) =>
  visitor.call(seeNotifications, { body: { until, only } });

/** What came for a member, by one entry for each thing, until they have looked. */
export function notificationsConform(backendName: string, open: OpenBackend): void {
  describe(`notifications on ${backendName}`, () => {
    it('are told to no visitor', async () => {
      await using backend = await open(annAndBen);
      for (const { path } of [listNotifications, countNotifications])
        expect((await ask(backend.visitor(), 'get', path)).status).toBe(401);
    });

    it('are one for all who like a post, with who did it last, and for nobody’s own like', async () => {
      await using backend = await open(talkative);
      const ben = await backend.as('ben');
      await like(ben, 'ben');
      expect(await listOf(ben)).toEqual([]);
      for (const name of ['ann', 'cleo', 'dora'] as const) await like(await backend.as(name), name);
      expect(await listOf(ben)).toMatchObject([
        {
          kind: 'like',
          isNew: true,
          person: { id: memberId('dora') },
          others: 2,
          postId: postId(1),
          excerpt: 'Post 1 by ben',
        },
      ]);
      expect(await unseenOf(ben)).toBe(1);
    });

    it('follow likes that are taken back, and make no news of one that is given again', async () => {
      await using backend = await open(talkative);
      const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
      await like(ann, 'ann');
      await like(cleo, 'cleo');
      await unlike(cleo, 'cleo');
      const [first] = await listOf(ben);
      expect(first).toMatchObject({ person: { id: memberId('ann') }, others: 0 });
      await see(ben, first!.createdAt);
      await like(cleo, 'cleo');
      await unlike(cleo, 'cleo');
      expect(await unseenOf(ben)).toBe(0);
      await unlike(ann, 'ann');
      expect(await listOf(ben)).toEqual([]);
    });

    it('are one for all who feel something about a post, with what the one who is named feels', async () => {
      await using backend = await open(talkative);
      const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
      const post = { params: { id: postId(1) } };
      await feel(ben, 'happy');
      expect(await listOf(ben)).toEqual([]);
      await feel(ann, 'hug');
      await feel(cleo, 'sad');
      const [first] = await listOf(ben);
      expect(first).toMatchObject({ kind: 'reaction', feeling: 'sad', others: 1, postId: postId(1) });
      expect(first).toMatchObject({ person: { id: memberId('cleo') } });
      await see(ben, first!.createdAt);
      await feel(cleo, 'proud');
      expect(await unseenOf(ben)).toBe(0);
      expect(await listOf(ben)).toMatchObject([{ feeling: 'proud' }]);
      await cleo.call(deleteReaction, post);
      expect(await listOf(ben)).toMatchObject([
        { feeling: 'hug', person: { id: memberId('ann') }, others: 0 },
      ]);
      await ann.call(deleteReaction, post);
      expect(await listOf(ben)).toEqual([]);
    });

    it('are one for all comments on a post, as long as there is one to read', async () => {
      await using backend = await open({ ...talkative, comments: [] });
      const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
      await comment(ben);
      const { id: commentId } = await comment(ann);
      await comment(cleo);
      await comment(cleo);
      const [one, ...others] = await listOf(ben);
      expect(others).toEqual([]);
      expect(one).toMatchObject({ kind: 'comment', person: { id: memberId('cleo') }, others: 1 });
      await ann.call(deleteComment, { params: { id: postId(1), commentId } });
      expect(await listOf(ben)).toMatchObject([{ others: 0 }]);
      await ben.call(deletePost, { params: { id: postId(1) } });
      expect(await listOf(ben)).toEqual([]);
    });

    it('of comments are new again with each further one', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await comment(ann);
      await see(ben, (await listOf(ben))[0]!.createdAt);
      expect(await unseenOf(ben)).toBe(0);
      await comment(ann);
      expect(await unseenOf(ben)).toBe(1);
      expect(await listOf(ben)).toHaveLength(1);
    });

    it('tell who asks, until it is answered or taken back, and who has accepted', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
      const { id } = await asks(hugo, 'hugo', 'ann');
      expect(await listOf(ann)).toMatchObject([
        { kind: 'request', person: { id: memberId('hugo') }, friendshipId: id, isNew: true },
      ]);
      await hugo.call(deleteFriendship, { params: { id } });
      expect([await listOf(ann), await unseenOf(ann)]).toEqual([[], 0]);
      const again = await asks(hugo, 'hugo', 'ann');
      await ann.call(updateFriendship, { params: { id: again.id }, body: { status: 'accepted' } });
      expect(await toldTo(ann)).toEqual([]);
      expect(await toldTo(hugo)).toEqual(['accepted ann']);
      await hugo.call(deleteFriendship, { params: { id: again.id } });
      expect(await toldTo(hugo)).toEqual([]);
    });

    it('never tell of a decline or of a block', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo, gwen] = [await backend.as('ann'), await backend.as('hugo'), await backend.as('gwen')];
      await asks(gwen, 'gwen', 'ann');
      const { id } = await asks(hugo, 'hugo', 'ann');
      await ann.call(updateFriendship, { params: { id }, body: { status: 'blocked' } });
      expect([await listOf(ann), await listOf(hugo), await listOf(gwen)]).toEqual([[], [], []]);
    });

    it('are one for each who wrote last, with the beginning of the last message', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ben.call(sendMessage, { body: note('ben', 'ann', 'First') });
      await ben.call(sendMessage, { body: note('ben', 'ann', 'Second') });
      expect(await listOf(ann)).toMatchObject([
        { kind: 'message', person: { id: memberId('ben') }, excerpt: 'Second', isNew: true },
      ]);
      expect(await listOf(ben)).toEqual([]);
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      expect(await toldTo(ann)).toEqual([]);
      expect(await toldTo(ben)).toEqual(['message ann']);
    });

    it('have nothing of anyone blocked in either direction, not even in a number', async () => {
      await using backend = await open(talkative);
      const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
      await like(ann, 'ann');
      await comment(ann);
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      await like(cleo, 'cleo');
      expect(await toldTo(ben)).toEqual(['like cleo', 'message ann', 'comment ann']);
      await asks(ann, 'ann', 'ben', 'blocked');
      expect(await listOf(ben)).toMatchObject([
        { kind: 'like', person: { id: memberId('cleo') }, others: 0 },
        // Of the seed, by Cleo.
        { kind: 'comment', person: { id: memberId('cleo') }, others: 0 },
      ]);
    });

    it('tell whom a decision is about, and who had reported, each their own part', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      await report(ann, bensPost);
      await decide(ed, (await onlyCase(ed)).id, 'hide');
      const [decision] = await decisionsOf(ben, 'ben');
      expect(await listOf(ben)).toMatchObject([{ kind: 'decision', decision, isNew: true }]);
      expect(await listOf(ann)).toMatchObject([
        { kind: 'reportDecided', report: (await reportsOf(ann, 'ann'))[0], isNew: true },
      ]);
      await see(ben, (await listOf(ben))[0]!.createdAt);
      await askAgain(ben, decision!.id);
      expect(await unseenOf(ben)).toBe(0);
    });

    it('tell moderators alone how many cases wait, without those about themselves', async () => {
      const cases = [caseAbout('ben', 1), caseAbout('cleo', 2), caseAbout('ed', 3)];
      await using backend = await open({ ...talkative, cases });
      const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
      expect(await ann.call(countNotifications, {})).not.toHaveProperty('cases');
      expect((await ed.call(countNotifications, {})).cases).toBe((await queueOf(ed)).length);
      await decide(ed, caseId(1), 'keep');
      expect((await ed.call(countNotifications, {})).cases).toBe(1);
    });

    it('are seen up to a moment, on every device, and one of them alone where it is named', async () => {
      await using backend = await open(talkative);
      const [ann, ben, bensPhone] = [
        await backend.as('ann'),
        await backend.as('ben'),
        await backend.as('ben'),
      ];
      await like(ann, 'ann');
      await comment(ann);
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      const [message, commented] = await listOf(ben);
      expect(await bensPhone.call(countNotifications, {})).toMatchObject({ unseen: 3, messages: 1 });
      await see(ben, commented!.createdAt, message!.id);
      expect(await unseenOf(bensPhone)).toBe(3);
      await see(ben, undefined, message!.id);
      expect(await bensPhone.call(countNotifications, {})).toMatchObject({ unseen: 2, messages: 0 });
      await see(ben, commented!.createdAt);
      expect(await unseenOf(bensPhone)).toBe(0);
      expect((await listOf(bensPhone)).map(({ isNew }) => isNew)).toEqual([false, false, false]);
      await like(await backend.as('cleo'), 'cleo');
      await see(ben, commented!.createdAt);
      expect(await unseenOf(bensPhone)).toBe(1);
    });

    it('of a chat that was looked at up to one message tell of the next one', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const write = () => ann.call(sendMessage, { body: note('ann', 'ben') });
      const [first, second] = [await write(), await write()];
      const only = notificationId({ kind: 'message', thingId: memberId('ann') });
      await see(ben, first.createdAt, only);
      expect(await unseenOf(ben)).toBe(1);
      await see(ben, second.createdAt, only);
      expect(await unseenOf(ben)).toBe(0);
    });

    it('count the other’s alone, whoever looks', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await like(ann, 'ann');
      await see(ann, '2030-01-01T00:00:00.000Z');
      expect(await unseenOf(ben)).toBe(1);
    });

    it('come page by page, each once, and are counted up to a bound', async () => {
      const posts = Array.from({ length: MOST_COUNTED + 1 }, (_, n) => postBy('ben', n + 1));
      await using backend = await open({
        ...annAndBen,
        posts,
        likes: posts.map(({ id }) => ({ userId: memberId('ann'), postId: id })),
        notifications: posts.map(({ id }) =>
          newTo('ben', { kind: 'like', thingId: id, actorId: memberId('ann') }),
        ),
      });
      const ben = await backend.as('ben');
      const read: string[] = [];
      let before: string | undefined;
      do {
        const page = await ben.call(listNotifications, { query: { before, limit: 30 } });
        read.push(...page.items.map(({ id }) => id));
        before = page.next;
      } while (before);
      expect(new Set(read).size).toBe(posts.length);
      expect(read).toHaveLength(posts.length);
      expect(await unseenOf(ben)).toBe(MOST_COUNTED);
    });

    it('are one entry for a hundred likes at once', async () => {
      await using backend = await open(talkative);
      const visitors = await Promise.all(
        (['ann', 'cleo', 'dora', 'ed'] as const).map(async (name) => [name, await backend.as(name)] as const),
      );
      await Promise.all(
        Array.from({ length: 100 }, (_, n) => {
          const [name, visitor] = visitors[n % visitors.length]!;
          return n % 3 === 1 ? unlike(visitor, name) : like(visitor, name);
        }),
      );
      for (const [name, visitor] of visitors) await like(visitor, name);
      expect(await listOf(await backend.as('ben'))).toMatchObject([{ kind: 'like', others: 3 }]);
    });

    it('bring a request that was asked again while it waited as one', async () => {
      await using backend = await open(everyRelation);
      const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
      await asks(hugo, 'hugo', 'ann');
      await asks(hugo, 'hugo', 'ann');
      expect(await toldTo(ann)).toEqual(['request hugo']);
      await ann.call(updateFriendship, { params: { id: friendshipId(4) }, body: { status: 'accepted' } });
      expect(await toldTo(await backend.as('ed'))).toEqual(['accepted ann']);
    });
  });
}

/** Refused before any handler runs. */
export function notificationShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong moment up to which was looked on ${backendName}`, () => {
    it.each(['', 'now', '2024-01-01'])('refuses “%s”', async (until) => {
      await using backend = await open(annAndBen);
      const asked = await ask(await backend.as('ann'), 'post', seeNotifications.path, { until });
      expectError(asked, ...invalid('until'));
    });
  });
}
