import { describe, expect, it } from 'vitest';
import { getMe } from '../accounts.ts';
import { register } from '../registration.ts';
import { fillPath } from '../addresses.ts';
import type { Endpoint } from '../endpoint.ts';
import { createComment, listComments } from '../comments.ts';
import { ANSWER_LIFE_MS } from '../idempotency.ts';
import { createLike, deleteLike } from '../likes.ts';
import { decideCase } from '../moderation/cases.ts';
import { getPost } from '../onePost.ts';
import { createPlan } from '../organize/plans.ts';
import { createPost } from '../postDraft.ts';
import { listFeed } from '../posts.ts';
import { redeemReward } from '../rewards.ts';
import { rewardVideo, VIDEO_IDS } from '../videos.ts';
import { ask, expectError, feedOf } from './ask.ts';
import type { Answer } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { balanceOf, reward, rewardId, withRewards } from './moneySeeds.ts';
import { bodyOf, calls, callersOn, everyCall, goodBodies, pathFor } from './bodies.ts';
import { annAndBen, memberId, postId, START_FBB } from './seeds.ts';

const creating = calls.filter(([, { isCreating }]) => isCreating);
const KEY = '8e03978e40d543e8bc936894a57f9324';
const hello = { authorId: memberId('ann'), content: 'Hello' };

/** Makes a call with a key. */
const press = (visitor: Visitor, { method }: Endpoint, path: string, body?: unknown, key = KEY) =>
  ask(visitor, method, path, body, { 'idempotency-key': key });

const share = (visitor: Visitor, post: object = hello, key = KEY) =>
  press(visitor, createPost, createPost.path, post, key);

const postsOf = async (visitor: Visitor) =>
  (await feedOf(visitor, 'ann')).items.map(({ content }) => content);

const told = ({ status, raw }: Answer) => ({ status, raw });

/** What is no key, and why. */
const NO_KEYS: [title: string, key: string][] = [
  ['is empty', ''],
  ['has 101 characters', 'k'.repeat(101)],
  ['has 300 characters', 'k'.repeat(300)],
  ['has a letter outside of ASCII', 'schl\u00fcssel'],
  ['has a space', 'two words'],
];

const redeem = (visitor: Visitor, key = KEY) =>
  press(visitor, redeemReward, fillPath(redeemReward.path, { id: rewardId(1) }), undefined, key);

/** What is no key, and where none is taken. */
export function keyShapesConform(backendName: string, open: OpenBackend): void {
  describe(`what is sent as a key on ${backendName}`, () => {
    it.each(NO_KEYS)('is refused when it %s', async (_, key) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      expectError(await share(ann, hello, key), 'idempotencyKeyInvalid');
      expect(await postsOf(ann)).toEqual([]);
    });

    it('means nothing where nothing is made', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const feed = fillPath(listFeed.path, { userId: memberId('ann') });
      for (const key of [KEY, '', 'two words']) {
        expect((await press(ann, listFeed, feed, undefined, key)).status).toBe(200);
      }
    });
  });
}

/** A call that is sent again because its answer was lost. */
export function idempotencyConform(backendName: string, open: OpenBackend): void {
  keysConform(backendName, open);
  repeatsConform(backendName, open);
  signUpRepeatsConform(backendName, open);
}

function keysConform(backendName: string, open: OpenBackend): void {
  describe(`a key on ${backendName}`, () => {
    it('is refused for other words, for another post and for another call', async () => {
      await using backend = await open({ ...everyCall, posts: everyCall.posts.slice(0, 1) });
      const ann = await backend.as('ann');
      await share(ann);
      expectError(await share(ann, { ...hello, content: 'Bye' }), 'idempotencyKeyReused');
      expectError(await share(ann, { ...hello, privacy: 'public' }), 'idempotencyKeyReused');
      expectError(await redeem(ann), 'idempotencyKeyReused');
      expect(await balanceOf(ann)).toBe(START_FBB);
      expect((await postsOf(ann)).filter((content) => content === 'Bye')).toEqual([]);
    });

    it('is refused for every call but its own', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      await share(await backend.as('ann'), { ...hello, content: 'First' });
      await press(backend.visitor(), register, register.path, {
        ...goodBodies.register,
        displayName: 'Ines',
      });
      const gwens = { ...goodBodies.decideCase, action: 'warn' };
      await press(callerOf(decideCase), decideCase, pathFor('decideCase'), gwens);
      const doras = { ...goodBodies.createPlan, title: 'Another cup' };
      await press(callerOf(createPlan), createPlan, createPlan.path, doras);
      for (const [name, endpoint] of creating) {
        const answer = await press(callerOf(endpoint), endpoint, pathFor(name), bodyOf(name));
        expectError(answer, 'idempotencyKeyReused');
      }
    });

    it('stores an error response, also when the reason is gone', async () => {
      await using backend = await open(withRewards(reward(1, { cost: START_FBB + 1 })));
      const ann = await backend.as('ann');
      const refused = await redeem(ann);
      expectError(refused, 'notEnoughBucks');
      await ann.call(rewardVideo, { params: { id: VIDEO_IDS[0] } });
      expect(told(await redeem(ann))).toEqual(told(refused));
      expect((await redeem(ann, 'another')).status).toBe(200);
    });

    it('is still free after a call that could not be read or had no login', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      expect((await share(backend.visitor())).status).toBe(401);
      expect((await share(ann, { ...hello, content: '' })).status).toBe(400);
      expect((await share(ann)).status).toBe(201);
    });
  });
}

function repeatsConform(backendName: string, open: OpenBackend): void {
  describe(`a call that is sent again on ${backendName}`, () => {
    it.each(creating)('gets the answer of the first one: %s', async (name, endpoint) => {
      await using backend = await open(everyCall);
      const send = async (key: string) =>
        press((await callersOn(backend))(endpoint), endpoint, pathFor(name), bodyOf(name), key);
      const first = await send(KEY);
      expect(first.status, first.raw).toBe(endpoint.status);
      const again = await send(KEY);
      expect(told(again)).toEqual(told(first));
      expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    });

    it('is told with its post and its comment to who wrote them, for a day, and to nobody else', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const { id } = JSON.parse((await share(ann)).raw) as { id: string };
      const params = { id };
      const comment = fillPath(createComment.path, params);
      await press(ann, createComment, comment, { content: 'And more' }, `${KEY}-comment`);
      await ask(ann, 'post', comment, { content: 'Without' });
      const keysSeen = async (visitor: Visitor, name: 'ann' | 'ben') => [
        (await feedOf(visitor, name)).items.map(({ key }) => key),
        [(await visitor.call(getPost, { params })).key],
        (await visitor.call(listComments, { params })).items.map(({ key }) => key),
      ];
      expect(await keysSeen(ann, 'ann')).toEqual([[KEY], [KEY], [`${KEY}-comment`, undefined]]);
      expect(await keysSeen(ben, 'ben')).toEqual([[undefined], [undefined], [undefined, undefined]]);
      const { createdAt } = (await feedOf(ann, 'ann')).items[0]!;
      backend.moveTo(new Date(Date.parse(createdAt) + ANSWER_LIFE_MS));
      expect((await keysSeen(await backend.as('ann'), 'ann'))[0]).toEqual([undefined]);
    });

    it('is carried out once, whatever the letter case of the header', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const header of ['Idempotency-Key', 'IDEMPOTENCY-KEY', 'idempotency-key']) {
        await ask(ann, 'post', createPost.path, hello, { [header]: KEY });
      }
      expect(await postsOf(ann)).toEqual(['Hello']);
    });

    it('is the same call when only its form differs', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const first = await share(ann, { content: 'Hello', authorId: hello.authorId });
      expect(told(await share(ann, { ...hello, privacy: 'friends', template: null }))).toEqual(told(first));
    });

    it('pays once', async () => {
      await using backend = await open(withRewards(reward(1)));
      const ann = await backend.as('ann');
      expect(told(await redeem(ann))).toEqual(told(await redeem(ann)));
      expect(await balanceOf(ann)).toBe(START_FBB - 15);
    });

    it('is another call with another key, and from another member', async () => {
      await using backend = await open(withRewards(reward(1)));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const answers = [await redeem(ann), await redeem(ann, 'another'), await redeem(ben)];
      expect(new Set(answers.map(({ raw }) => raw)).size).toBe(3);
    });

    it('is carried out once of forty at once, and all get one answer', async () => {
      await using backend = await open(withRewards(reward(1)));
      const ann = await backend.as('ann');
      const answers = await Promise.all(await atOnce(times(40, ann), (visitor) => redeem(visitor)));
      expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await balanceOf(ann)).toBe(START_FBB - 15);
    });

    it('likes again after the like was taken back, from the typed client', async () => {
      await using backend = await open(everyCall);
      const ann = await backend.as('ann');
      const like = { userId: memberId('ann'), postId: postId(1) };
      await ann.call(createLike, { body: like });
      await ann.call(deleteLike, { params: like });
      await ann.call(createLike, { body: like });
      const { items } = await feedOf(ann, 'ann');
      expect(items.find(({ id }) => id === like.postId)).toMatchObject({ isLikedByUser: true });
    });
  });
}

function signUpRepeatsConform(backendName: string, open: OpenBackend): void {
  describe(`a sign-up that is sent again on ${backendName}`, () => {
    const signUp = (visitor: Visitor, change: object = {}) =>
      press(visitor, register, register.path, { ...goodBodies.register, ...change });

    it('is refused with another password or another name, and opens no session', async () => {
      await using backend = await open(annAndBen);
      await signUp(backend.visitor());
      for (const change of [{ password: 'another password' }, { displayName: 'Another' }]) {
        const stranger = backend.visitor();
        expectError(await signUp(stranger, change), 'idempotencyKeyReused');
        expect((await ask(stranger, 'get', getMe.path)).status).toBe(401);
      }
    });

    it('logs in who never got the answer', async () => {
      await using backend = await open(annAndBen);
      const first = await signUp(backend.visitor());
      const iris = backend.visitor();
      expect(told(await signUp(iris))).toEqual(told(first));
      expect(first.status).toBe(201);
      await expect(iris.call(getMe, {})).resolves.toMatchObject(JSON.parse(first.raw));
    });

    it('still says that the name is taken, where it was', async () => {
      await using backend = await open(annAndBen);
      const refused = await signUp(backend.visitor(), { username: 'ann' });
      expectError(refused, 'usernameTaken');
      const again = backend.visitor();
      expect(told(await signUp(again, { username: 'ann' }))).toEqual(told(refused));
      expect((await ask(again, 'get', getMe.path)).status).toBe(401);
    });
  });
}
