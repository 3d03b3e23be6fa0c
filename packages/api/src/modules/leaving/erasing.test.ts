import { randomUUID } from 'node:crypto';
import {
  comeBack,
  isApiError,
  leaveFriendBase,
  LEAVING_DAYS,
  leftAccountIn,
  logIn,
  makeExport,
  sendMessage,
  startUpload,
  subscribePush,
  takeSettings,
  updateCare,
  updateNotificationSettings,
} from '@friendbase/contract';
import {
  among,
  caseAbout,
  cardOf,
  decisionAbout,
  mediaUrls,
  memberId,
  messageId,
  PASSWORD,
  pictureOf,
  postBy,
  postId,
  reportBy,
} from '@friendbase/contract/conformance';
import { pushSubscription } from '@friendbase/contract/fixtures';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { resetPassword } from '../../../tools/member/resetPassword.ts';
import { transact } from '../../db/transact.ts';
import { createLive } from '../../live/live.ts';
import { diskStorage } from '../../storage/disk.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { temporaryFolder } from '../../../testing/program.ts';
import { databases, databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi, TestApi } from '../../../testing/openApi.ts';
import { everyColumn, findText, memberKeysOf } from '../../../testing/everyText.ts';
import { undoDecision } from '../moderation/commands.ts';
import { beginErasing, eraseMember } from './eraseMember.ts';
import { ERASURES, RETAINED_IDS } from './erasure.ts';
import { sweepLeavings } from './sweep.ts';

const MARK = 'zqxw';
const BEN = memberId('ben');
const DAY = 86_400;
const logger = pino({ level: 'silent' });

/** Ben has written, chosen and shown something everywhere; each of his words has the mark in it. */
const marked = () => {
  const seed = among(
    ['ann', 'ben', 'cleo'],
    [
      ['ann', 'ben', 'accepted'],
      ['ben', 'cleo', 'pending'],
    ],
  );
  const at = '2024-01-02T08:00:00.000Z';
  const words = (n: number) => `${MARK} words ${n}`;
  return {
    ...seed,
    members: seed.members.map((one) =>
      one.id === BEN
        ? {
            ...one,
            username: `${MARK}ben`,
            displayName: `Ben ${MARK}`,
            email: `${MARK}@example.com`,
            bio: `I am ${MARK}.`,
            emergencyContact: `${MARK} 911`,
          }
        : { ...one, createdAt: '2023-01-01T00:00:00.000Z' },
    ),
    posts: [
      postBy('ben', 1, { content: words(1), mediaUrls: mediaUrls(1), mediaDescriptions: [words(2)] }),
      postBy('ann', 2),
      { ...postBy('ben', 3, { content: words(3) }), deletedAt: at, deletedBy: BEN },
    ],
    media: [pictureOf('ben', 1, { description: words(4) }), pictureOf('ann', 2)],
    comments: [
      { id: 'comment-1', postId: postId(2), authorId: BEN, content: words(5), createdAt: at },
      { id: 'comment-2', postId: postId(2), authorId: memberId('ann'), content: 'Ann’s own', createdAt: at },
    ],
    likes: [{ userId: BEN, postId: postId(2) }],
    reactions: [{ userId: BEN, postId: postId(2), feeling: 'hug' as const }],
    messages: [
      { id: messageId(1), senderId: BEN, receiverId: memberId('ann'), content: words(6), createdAt: at },
      { id: messageId(2), senderId: memberId('ann'), receiverId: BEN, content: 'Ann to Ben', createdAt: at },
    ],
    cases: [
      caseAbout('ben', 1, { content: words(7), subjectId: postId(1) }),
      caseAbout('ben', 2, { content: words(8), closedAt: at }),
      caseAbout('ann', 3),
    ],
    reports: [reportBy('ann', 1, 1), reportBy('ben', 2, 3, { words: words(9) })],
    decisions: [
      decisionAbout('ben', 1, 2, {
        moderatorId: memberId('cleo'),
        subjectKind: 'profile',
        subjectId: BEN,
        excerpt: words(10),
        taken: { profile: { displayName: words(11), bio: words(13), avatarUrl: null } },
      }),
    ],
    appeals: [
      {
        id: caseAbout('ben', 2).id,
        decisionId: decisionAbout('ben', 1, 2).id,
        words: words(12),
        createdAt: at,
        outcome: null,
        answeredAt: null,
        answeredBy: null,
      },
    ],
    recoveryCards: [cardOf('ben')],
  };
};

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const KEYS = ['media/one/original', 'exports/one/1.zip'];

async function filesOf(api: TestApi): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of ['media/', 'exports/'])
    for await (const { key } of api.storage.list(prefix)) keys.push(key);
  return keys.filter((key) => !KEYS.includes(key));
}

/** Ben with everything that a member can have here; of others there is a file too. */
async function open(openApi: OpenApi) {
  const api = await openApi(marked());
  const ben = api.visitor();
  await ben.call(logIn, { body: { username: `${MARK}ben`, password: PASSWORD } });
  const own = { userId: BEN };
  await ben.call(updateCare, {
    params: own,
    body: { supportNeeds: MARK, caregiverEmail: `care-${MARK}@example.com` },
  });
  await ben.call(takeSettings, { body: { settings: { textSize: 130 } } });
  await ben.call(updateNotificationSettings, {
    body: { unwanted: ['like'], isFriendsOnly: false, quiet: null },
  });
  const browser = pushSubscription(1);
  await ben.call(subscribePush, { body: { ...browser, endpoint: `${browser.endpoint}${MARK}` } });
  await ben.request(sendMessage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-press-of-bens' },
    body: JSON.stringify({ senderId: BEN, receiverId: memberId('ann'), content: `${MARK} again` }),
  });
  await resetPassword(api.db, { username: `${MARK}ben`, origin: api.address });
  await api.storage.put(`media/${pictureOf('ben', 1).id}/original-1`, bytes(MARK), { maxBytes: 100 });
  for (const key of KEYS) await api.storage.put(key, bytes('others'), { maxBytes: 100 });
  return {
    api,
    ben,
    leave: () => ben.call(leaveFriendBase, { body: { currentPassword: PASSWORD } }),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

const sweep = (api: TestApi) => sweepLeavings({ db: api.db, storage: api.storage, logger }, api.now());

/** Days pass, and each is seen. */
async function pass(api: TestApi, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    api.wait(DAY);
    await sweep(api);
  }
}

async function toldAtLogIn(api: TestApi) {
  const body = { username: `${MARK}ben`, password: PASSWORD };
  const error: unknown = await api
    .visitor()
    .call(logIn, { body })
    .catch((errorLike: unknown) => errorLike);
  return isApiError(error) ? leftAccountIn(error) : undefined;
}

/** Where Ben's id may still stand: what others need to stay true, without a name. */
const NAMELESS = [
  ...RETAINED_IDS,
  'users.id',
  'users.username_key',
  'users.username_skeleton',
  'users.email_key',
  'messages.receiver_id',
  // Of a profile.
  'moderation_decisions.subject_id',
];

async function expectNothingLeft(api: TestApi): Promise<void> {
  expect(await findText(api.db, MARK)).toEqual([]);
  expect(await filesOf(api)).toEqual([]);
  const places = await findText(api.db, BEN);
  expect(places.filter((place) => !NAMELESS.includes(place) && !place.startsWith('live_events.'))).toEqual(
    [],
  );
  expect(await api.db('messages').select('content')).toEqual([{ content: 'Ann to Ben' }]);
  expect(await api.db('comments').select('content')).toEqual([{ content: 'Ann’s own' }]);
}

describe.each(databases)('the deletion of who has left on $name', ({ openApi }) => {
  it('goes on where it was stopped, after each of its steps', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    await leave();
    await beginErasing({ db: api.db, now: api.now() }, BEN);
    const eraseUntil = async (steps: number): Promise<boolean> => {
      let step = 0;
      const goOn = async () => {
        if ((step += 1) > steps) throw new Error('killed');
      };
      return eraseMember({ db: api.db, storage: api.storage, now: api.now(), goOn }, BEN).then(
        () => true,
        () => false,
      );
    };
    let stops = 0;
    while (!(await eraseUntil(stops))) stops += 1;
    expect(stops).toBeGreaterThan(ERASURES.length);
    await expectNothingLeft(api);
  });
});

describe.each(databasesInTier)('the deletion of who has left on $name', ({ openApi }) => {
  it('leaves no word and no file of theirs in any table, and what is others’ stays', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    const planted = await findText(api.db, MARK);
    for (const place of [
      'users.bio',
      'users.support_needs',
      'posts.content',
      'post_media.description',
      'media.description',
      'comments.content',
      'messages.content',
      'moderation_cases.content',
      'reports.words',
      'moderation_decisions.excerpt',
      'moderation_decisions.taken',
      'appeals.words',
      'idempotency_keys.answer',
      'push_subscriptions.endpoint',
    ])
      expect(planted).toContain(place);
    await leave();
    await pass(api, LEAVING_DAYS + 2);
    await expectNothingLeft(api);
    expect(await api.db('reports').where({ state: 'waiting' }).select('reporterId')).toEqual([
      { reporterId: null },
    ]);
  });

  it('gives nothing back to who is being deleted, whatever a moderator undoes', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    await leave();
    await pass(api, LEAVING_DAYS - 1);
    api.wait(DAY);
    await beginErasing({ db: api.db, now: api.now() }, BEN);
    const live = createLive({ db: api.db, clock: { now: () => api.now() } });
    const acting = { live, moderatorId: memberId('cleo'), nextId: randomUUID, now: api.now() };
    await transact(api.db, (trx) => undoDecision(trx, decisionAbout('ben', 1, 2).id, acting));
    await pass(api, 2);
    expect(await findText(api.db, MARK)).toEqual([]);
  });

  it('goes on with the others where one cannot be begun', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    const cleo = await api.as('cleo');
    await cleo.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    await leave();
    // Cleo's row is to get this key, which nobody else may have.
    await api
      .db('users')
      .where({ id: memberId('ann') })
      .update({ usernameKey: `left:${memberId('cleo')}` });
    await pass(api, LEAVING_DAYS + 2);
    expect(await api.db('leavings').orderBy('memberId').select('memberId', 'state')).toEqual([
      { memberId: BEN, state: 'gone' },
      { memberId: memberId('cleo'), state: 'left' },
    ]);
  });
});

/** Storage that stops in the middle of the next file at a place, until it is let go on. */
function heldStorage(path: string) {
  const disk = diskStorage(path);
  let hold: { at: string; begun: () => void; goOn: Promise<void> } | undefined;
  const storage: FileStorage = {
    ...disk,
    async put(key, content, limits) {
      const held = hold && key.startsWith(hold.at) ? hold : undefined;
      if (!held) return disk.put(key, content, limits);
      hold = undefined;
      const stopped = async function* () {
        for await (const chunk of content) {
          yield chunk;
          held.begun();
          await held.goOn;
        }
      };
      return disk.put(key, stopped(), limits);
    },
  };
  return {
    storage,
    /** The next file that begins like this. */
    holdAt: (at: string) => {
      const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      hold = { at, begun: begun.resolve, goOn: goOn.promise };
      return { begun: begun.promise, goOn: goOn.resolve };
    },
  };
}

describe.each(databasesInTier)(
  'what is being written while its member is deleted on $name',
  ({ openApi }) => {
    it.each(['an upload', 'the file with their things'])('leaves no byte of %s', async (what) => {
      using folder = temporaryFolder();
      const { storage, holdAt } = heldStorage(folder.path);
      await using opened = await open((seed, options) => openApi(seed, { ...options, storage }));
      const { api, ben, leave } = opened;
      const isUpload = what === 'an upload';
      const { uploadURL } = await ben.call(startUpload, {});
      const held = holdAt(isUpload ? 'media/' : 'exports/');
      const writing = isUpload
        ? ben.request(uploadURL, {
            method: 'PUT',
            headers: { 'content-type': 'image/png' },
            body: Buffer.from(MARK),
          })
        : ben.call(makeExport, { body: { currentPassword: PASSWORD } });
      await held.begun;
      await leave();
      await pass(api, LEAVING_DAYS + 2);
      held.goOn();
      await Promise.allSettled([writing]);
      await api.exports.makeDue();
      await expect(expectNothingLeft(api)).resolves.toBeUndefined();
    });
  },
);

describe.each(databasesInTier)('leaving while a file with one’s things is made on $name', ({ openApi }) => {
  it('removes the file once it is whole', async () => {
    using folder = temporaryFolder();
    const { storage, holdAt } = heldStorage(folder.path);
    await using opened = await open((seed, options) => openApi(seed, { ...options, storage }));
    const { api, ben, leave } = opened;
    const held = holdAt('exports/');
    await ben.call(makeExport, { body: { currentPassword: PASSWORD } });
    await held.begun;
    await leave();
    held.goOn();
    await api.exports.makeDue();
    expect((await filesOf(api)).filter((key) => key.startsWith('exports/'))).toEqual([]);
    expect(await api.db('exports').select('state', 'expiresAt')).toMatchObject([{ state: 'failed' }]);
  });
});

describe.each(databasesInTier)('the time to come back on $name', ({ openApi }) => {
  it('has everything on its 29th day and nothing on the 31st', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    const before = await findText(api.db, MARK);
    await leave();
    await pass(api, LEAVING_DAYS - 1);
    const { returnToken: token = '' } = (await toldAtLogIn(api)) ?? {};
    await api.visitor().call(comeBack, { body: { token } });
    const ended = ['idempotency_keys.answer', 'push_subscriptions.endpoint'];
    expect(await findText(api.db, MARK)).toEqual(
      before.filter((place) => !ended.includes(place) || place === ended[0]),
    );
    expect(await filesOf(api)).toHaveLength(1);
  });

  it('brings back more likes than a statement can name', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    await leave();
    // Of posts that have gone meanwhile, but for one.
    const likes = [...Array.from({ length: 33_000 }, (_, n) => `post-${n}`), postId(2)];
    await api.db('leavings').update({ taken: JSON.stringify({ likes, reactions: [] }) });
    const { returnToken: token = '' } = (await toldAtLogIn(api)) ?? {};
    await api.visitor().call(comeBack, { body: { token } });
    expect(await api.db('likes').where({ userId: BEN }).select('postId')).toEqual([{ postId: postId(2) }]);
  });

  it('is not shortened by a clock that jumps, ahead or back', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    const before = api.now();
    await leave();
    for (let n = 0; n < 5; n += 1) {
      api.wait(31 * DAY);
      await sweep(api);
      await sweep(api);
      api.moveTo(before);
      await sweep(api);
    }
    const { returnToken: token = '' } = (await toldAtLogIn(api)) ?? {};
    await expect(api.visitor().call(comeBack, { body: { token } })).resolves.toMatchObject({ id: BEN });
  });

  it('ends once for two processes at once, and a word that a call under way has copied goes with the second pass', async () => {
    await using opened = await open(openApi);
    const { api, leave } = opened;
    await leave();
    await pass(api, LEAVING_DAYS - 1);
    api.wait(DAY);
    await Promise.all([sweep(api), sweep(api)]);
    // A report that had read the words before they went.
    await api
      .db('moderationCases')
      .where({ ownerId: BEN })
      .update({ content: `${MARK} copied` });
    api.wait(3600);
    await Promise.all([sweep(api), sweep(api)]);
    await expectNothingLeft(api);
    expect(await api.db('leavings').select('state', 'passes')).toEqual([{ state: 'gone', passes: 2 }]);
  });
});

describe('every table', () => {
  it('that refers to a member is in the erasure, or keeps an id that names nobody', async () => {
    for (const { openApi } of databasesInTier) {
      await using api = await openApi();
      const erased = ERASURES.flatMap(({ table, where }) =>
        [...where.replaceAll(/\(select[^)]*\)/g, '').matchAll(/(\w+) = :id/g)].map(
          ([, column]) => `${table}.${column}`,
        ),
      );
      const byFiles = ['media.owner_id'];
      const known = new Set([...erased, ...RETAINED_IDS, ...byFiles]);
      const keys = await memberKeysOf(api.db);
      expect(keys.filter((key) => !known.has(key))).toEqual([]);
      const columns = new Set((await everyColumn(api.db)).map(({ table, name }) => `${table}.${name}`));
      expect([...known].filter((column) => !columns.has(column))).toEqual([]);
    }
  });
});
