import {
  createClient,
  leaveFriendBase,
  LEAVING_DAYS,
  listEvents,
  logIn,
  sendMessage,
  takeSettings,
} from '@friendbase/contract';
import { among, memberId, PASSWORD, postBy } from '@friendbase/contract/conformance';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { openBackend } from './backend.ts';
import { mockBackend } from './handlers/index.ts';
import { createSessionRecord, openSession } from './session.ts';
import { COLLECTION_NAMES } from './store.ts';

const ORIGIN = 'http://mocks.example';
const DAY_MS = 86_400_000;
const MARK = 'zqxw';
const BEN = memberId('ben');

const seed = among(['ann', 'ben'], [['ann', 'ben', 'accepted']]);
const members = seed.members.map((one) =>
  one.id === BEN ? { ...one, displayName: `Ben ${MARK}`, email: `${MARK}@example.com`, bio: MARK } : one,
);
const posts = [postBy('ben', 1, { content: `${MARK} post` }), postBy('ann', 2)];

async function openDemo() {
  const backend = await openBackend(() => ({ ...seed, members, posts }));
  let time = Date.UTC(2025, 0, 1);
  const visitor = async (username: string) => {
    const session = openSession(
      createSessionRecord(() => undefined),
      undefined,
    );
    const now = () => new Date((time += 1000));
    const handler = mockBackend({ origin: ORIGIN, backend, session, now, delayMs: 0, failsWrites: false });
    const fetch = async (path: string, init?: RequestInit) =>
      (await getResponse([handler], new Request(ORIGIN + path, init))) ?? Response.error();
    const call = createClient({ fetch });
    await call(logIn, { body: { username, password: PASSWORD } });
    return call;
  };
  /** Collections in which the mark stands in any record, also in a deleted one. */
  const marked = () =>
    COLLECTION_NAMES.filter((name) => JSON.stringify(backend.store[name].all()).includes(MARK));
  return { visitor, marked, pass: (days: number) => void (time += days * DAY_MS) };
}

it('has nothing of who left a month ago once somebody looks at the events', async () => {
  const { visitor, marked, pass } = await openDemo();
  const ben = await visitor('ben');
  const content = `${MARK} words`;
  await ben(sendMessage, { body: { senderId: BEN, receiverId: memberId('ann'), content } });
  await ben(takeSettings, { body: { settings: { textSize: 130 } } });
  await ben(leaveFriendBase, { body: { currentPassword: PASSWORD } });
  const ann = await visitor('ann');
  pass(LEAVING_DAYS - 1);
  await ann(listEvents, {});
  expect(marked()).toEqual(expect.arrayContaining(['members', 'posts', 'messages']));
  pass(2);
  await ann(listEvents, {});
  expect(marked()).toEqual([]);
});
