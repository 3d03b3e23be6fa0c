import {
  fillPath,
  findPeople,
  getMe,
  listConversations,
  listEvents,
  listFeed,
  listFriends,
  listMessages,
  listNotifications,
  listRewards,
  listTournaments,
  suggestFriends,
} from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import { DEMO_ACCOUNT_ID, demoSince } from '@friendbase/contract/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesInTier } from '../testing/openApi.ts';
import type { TestApi } from '../testing/openApi.ts';

// What a call asks of the database and hands over, counted: how fast the machine is, and what else it does, change nothing of it.

interface Work {
  /** Statements to the database, the session's included. */
  statements: number;
  /** Columns of all rows that they gave. */
  values: number;
  /** Of the answer. */
  bytes: number;
}

/** So much more fails. A statement more always does. */
const TOO_MUCH = 1.25;

const NOW = new Date(Date.UTC(2024, 5, 1));
const seed = demoSince(0, NOW);
const userId = DEMO_ACCOUNT_ID;
const partnerId = seed.messages.find(({ receiverId }) => receiverId === userId)?.senderId ?? '';

/** What each call of the demo member took when it was last made faster. */
const CALLS: [name: string, path: string, work: Work][] = [
  ['the current user', getMe.path, { statements: 1, values: 30, bytes: 384 }],
  ['the feed', fillPath(listFeed.path, { userId }), { statements: 2, values: 471, bytes: 14_495 }],
  ['friends', fillPath(listFriends.path, { userId }), { statements: 2, values: 114, bytes: 2481 }],
  [
    'conversations',
    fillPath(listConversations.path, { userId }),
    { statements: 2, values: 100, bytes: 1910 },
  ],
  [
    'messages',
    fillPath(listMessages.path, { userId, partnerId }),
    { statements: 3, values: 541, bytes: 11_695 },
  ],
  ['tournaments', listTournaments.path, { statements: 3, values: 228, bytes: 4415 }],
  ['rewards', listRewards.path, { statements: 2, values: 120, bytes: 2389 }],
  ['events', listEvents.path, { statements: 3, values: 266, bytes: 3848 }],
  ['notifications', listNotifications.path, { statements: 9, values: 221, bytes: 5386 }],
  ['people of a name', `${findPeople.path}?name=leo`, { statements: 4, values: 49, bytes: 172 }],
  ['people to know', fillPath(suggestFriends.path, { userId }), { statements: 5, values: 77, bytes: 692 }],
];

describe.each(databasesInTier)('what a call takes on $name', ({ openApi }) => {
  let api: TestApi;
  let demo: Visitor;
  beforeAll(async () => {
    api = await openApi(seed);
    demo = await api.as('demo');
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function workOf(path: string): Promise<Work> {
    let [statements, values] = [0, 0];
    const count = (rows: object[]): void => {
      statements += 1;
      for (const row of rows) values += Object.keys(row).length;
    };
    api.reader.on('query-response', count);
    const answer = await demo.request(path);
    api.reader.off('query-response', count);
    expect(answer.status).toBe(200);
    return { statements, values, bytes: (await answer.arrayBuffer()).byteLength };
  }

  it.each(CALLS)('of %s is no more than it was', async (_, path, most) => {
    // The first call of a process asks for the columns of tables that it has not met.
    await workOf(path);
    const { statements, values, bytes } = await workOf(path);
    expect.soft(statements).toBeLessThanOrEqual(most.statements);
    expect.soft(values).toBeLessThanOrEqual(most.values * TOO_MUCH);
    expect.soft(bytes).toBeLessThanOrEqual(most.bytes * TOO_MUCH);
  });
});
