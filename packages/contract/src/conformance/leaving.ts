import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { demoSeed } from '../fixtures/demo.ts';
import type { Seed } from '../fixtures/seed.ts';
import { listFriends } from '../friendships.ts';
import { comeBack, leaveFriendBase, LEAVING_DAYS, RETURN_TOKEN_MINUTES } from '../leaving.ts';
import { listConversations, listMessages } from '../messages.ts';
import { undoDecision } from '../moderation/cases.ts';
import { deletePost } from '../postDraft.ts';
import { choosePassword } from '../recovery.ts';
import { register } from '../registration.ts';
import { ask, expectCallError, expectError, feedOf } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { cardOf, proofOf } from './recoverySeeds.ts';
import { toldAtLogIn } from './leavingSeeds.ts';
import { decide, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { memberId, PASSWORD, postBy, postId } from './seeds.ts';
import { messageId } from './talkSeeds.ts';

const withCase: Seed = {
  ...talkative,
  posts: [...talkative.posts, postBy('ben', 9)],
  likes: [{ userId: memberId('ben'), postId: postId(2) }],
  reactions: [{ userId: memberId('ben'), postId: postId(3), feeling: 'hug' }],
  cases: [caseAbout('ben', 1, { subjectId: postId(1) })],
  recoveryCards: [cardOf('ben')],
};

const leave = (visitor: Visitor, currentPassword = PASSWORD) =>
  visitor.call(leaveFriendBase, { body: { currentPassword } });

const ben = { body: { username: 'ben', password: PASSWORD } };

const returnWith = (visitor: Visitor, token: string) => visitor.call(comeBack, { body: { token } });

const DAY_MS = 86_400_000;
const LEFT = Date.UTC(2026, 0, 5, 9);

/** Ben leaves, and then each day passes with the sweep of a backend that runs. */
async function leftFor(backend: Backend, days: number): Promise<void> {
  backend.moveTo(new Date(LEFT));
  await leave(await backend.as('ben'));
  for (let day = 1; day <= days; day += 1) {
    backend.moveTo(new Date(LEFT + day * DAY_MS + 60_000));
    await backend.sweep();
  }
}

const READERS = ['ann', 'cleo', 'dora'] as const;

const readByAll = async (backend: Backend): Promise<object[]> => {
  const read: object[] = [];
  for (const name of READERS) read.push(await everythingReadBy(await backend.as(name), name));
  return read;
};

/** Leaving for good, and coming back. */
export function leavingConform(backendName: string, open: OpenBackend): void {
  describe(`leaving FriendBase on ${backendName}`, () => {
    errorsConform(open);
    absenceConforms(open);
    returnConforms(open);
    decisionsConform(open);
    deletionConforms(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('takes the password, and is not for the account that everybody shares', async () => {
    await using backend = await open(withCase);
    const visitor = await backend.as('ben');
    await expectCallError(
      visitor,
      leaveFriendBase,
      { body: { currentPassword: 'wrong' } },
      'wrongCurrentPassword',
    );
    await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    await using demo = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const sam = demo.visitor();
    await sam.call(logIn, { body: DEMO_ACCOUNT });
    const body = { currentPassword: DEMO_ACCOUNT.password };
    await expectCallError(sam, leaveFriendBase, { body }, 'demoAccountStays');
  });

  it('is not ended by a token that is made up, used, replaced or too old', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, 0);
    const visitor = backend.visitor();
    const first = (await toldAtLogIn(visitor, 'ben')).returnToken;
    const second = (await toldAtLogIn(visitor, 'ben')).returnToken;
    for (const token of ['made-up', first, memberId('ben')])
      await expectCallError(visitor, comeBack, { body: { token } }, 'returnOver');
    backend.moveTo(new Date(LEFT + (RETURN_TOKEN_MINUTES + 5) * 60_000));
    await expectCallError(visitor, comeBack, { body: { token: second } }, 'returnOver');
    const third = (await toldAtLogIn(visitor, 'ben')).returnToken;
    await returnWith(visitor, third);
    await expectCallError(backend.visitor(), comeBack, { body: { token: third } }, 'returnOver');
  });

  it('tells nobody of it without the password', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, 0);
    const answer = await ask(backend.visitor(), 'post', logIn.path, { username: 'ben', password: 'guess' });
    expectError(answer, 'loginRefused');
  });
}

function absenceConforms(open: OpenBackend): void {
  it('ends every session, and takes the member from every list at once; others keep their own words', async () => {
    await using backend = await open(withCase);
    const phone = await backend.as('ben');
    await leftFor(backend, 0);
    const ann = await backend.as('ann');
    await expectCallError(phone, getMe, {}, 'signedOut');
    expect(JSON.stringify(await readByAll(backend))).not.toMatch(/\bBen\b|"ben"|I am ben|(?:by|from) ben/);
    const own = { userId: memberId('ann') };
    const chat = { params: { ...own, partnerId: memberId('ben') } };
    expect((await ann.call(listMessages, chat)).items.map(({ id }) => id)).toEqual([messageId(2)]);
    const [talk] = (await ann.call(listConversations, { params: own })).items;
    expect(talk?.sender).toMatchObject({ isClosed: true, displayName: 'Closed account' });
    const { items } = await feedOf(ann, 'ann');
    expect(items.map(({ id, likesCount }) => [id, likesCount])).toEqual([
      [postId(3), 0],
      [postId(2), 0],
    ]);
  });
}

function returnConforms(open: OpenBackend): void {
  it('brings everything back by one press, on the 29th day too, and what was deleted before stays so', async () => {
    await using backend = await open(withCase);
    const [visitor, before] = [await backend.as('ben'), await readByAll(backend)];
    await visitor.call(deletePost, { params: { id: postId(9) } });
    const without = await readByAll(backend);
    expect(without).not.toEqual(before);
    await leftFor(backend, LEAVING_DAYS - 1);
    const { askedAt, until, returnToken } = await toldAtLogIn(visitor, 'ben');
    expect([Date.parse(askedAt), Date.parse(until)]).toEqual([
      expect.closeTo(LEFT, -5),
      expect.closeTo(LEFT + LEAVING_DAYS * DAY_MS, -5),
    ]);
    await expect(returnWith(visitor, returnToken)).resolves.toMatchObject({
      username: 'ben',
      displayName: 'Ben',
    });
    await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    const friends = await visitor.call(listFriends, { params: { userId: memberId('ben') } });
    expect(friends).toHaveLength(2);
    expect(await readByAll(backend)).toEqual(without);
  });

  it('is one return for two presses at once', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, 1);
    const { returnToken } = await toldAtLogIn(backend.visitor(), 'ben');
    const pressed = await Promise.allSettled([0, 1].map(() => returnWith(backend.visitor(), returnToken)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('leaves a way back to who has forgotten the password', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, 1);
    const visitor = backend.visitor();
    const token = await proofOf(visitor, 'ben');
    await visitor.call(choosePassword, { body: { token, newPassword: 'quiet green boat' } });
    const body = { username: 'ben', password: 'quiet green boat' };
    const told: unknown = await visitor.call(logIn, { body }).catch((error: unknown) => error);
    expect(told).toMatchObject({ code: 'accountLeft' });
  });
}

function decisionsConform(open: OpenBackend): void {
  it('is no way around a decision: who is closed meanwhile does not come back, and undoing it leaves them gone', async () => {
    await using backend = await open(withCase);
    const before = await readByAll(backend);
    await leftFor(backend, 1);
    const ed = await backend.as('ed');
    const visitor = backend.visitor();
    const { returnToken } = await toldAtLogIn(visitor, 'ben');
    const gone = await readByAll(backend);
    const { id } = await decide(ed, caseId(1), 'close');
    await expectCallError(visitor, comeBack, { body: { token: returnToken } }, 'returnOver');
    await expectCallError(visitor, logIn, ben, 'accountClosed');
    await ed.call(undoDecision, { params: { id } });
    expect(await readByAll(backend)).toEqual(gone);
    await returnWith(visitor, (await toldAtLogIn(visitor, 'ben')).returnToken);
    expect(await readByAll(backend)).toEqual(before);
  });
}

function deletionConforms(open: OpenBackend): void {
  it('is final after 30 days: nobody logs in, others keep their half, and the name is not free', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, LEAVING_DAYS + 2);
    await expectCallError(backend.visitor(), logIn, ben, 'loginRefused');
    const chat = { params: { userId: memberId('ann'), partnerId: memberId('ben') } };
    const again = await backend.as('ann');
    expect((await again.call(listMessages, chat)).items.map(({ id }) => id)).toEqual([messageId(2)]);
    const named = { ...goodBodies.register, username: 'BEN' };
    await expectCallError(backend.visitor(), register, { body: named }, 'usernameTaken');
    const other = { ...goodBodies.register, username: 'benny', email: 'ben@example.com' };
    await expect(backend.visitor().call(register, { body: other })).resolves.toMatchObject({
      username: 'benny',
    });
  });

  it('is over on the 31st day, also where nobody has swept', async () => {
    await using backend = await open(withCase);
    await leftFor(backend, 0);
    const { returnToken } = await toldAtLogIn(backend.visitor(), 'ben');
    backend.moveTo(new Date(LEFT + (LEAVING_DAYS + 1) * DAY_MS));
    await expectCallError(backend.visitor(), logIn, ben, 'loginRefused');
    await expectCallError(backend.visitor(), comeBack, { body: { token: returnToken } }, 'returnOver');
  });
}
