import { createClient, logIn } from '@friendbase/contract';
import { allConform, PASSKEY_SITE } from '@friendbase/contract/conformance';
import type { OpenBackend, Visitor } from '@friendbase/contract/conformance';
import { PUSH_KEY } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { openBackend } from './backend.ts';
import { sweepLeavings } from './handlers/leaving.ts';
import { sweepEvents } from './handlers/events.ts';
import { settleTournaments } from './handlers/tournaments.ts';
import { storeLive } from './live.ts';
import { storeNotifications } from './storeNotifications.ts';
import { mockBackend } from './handlers/index.ts';
import { createSessionRecord, openSession } from './session.ts';

const ORIGIN = 'http://mocks.example';

const open: OpenBackend = async (seed, options = {}) => {
  const backend = await openBackend(() => seed);
  let time = Date.UTC(2025, 0, 1);
  const now = () => new Date((time += 1000));

  /** Where a member has logged in by `as`: they are known there. */
  const devices = new Map<string, string>();
  const visitor = (known?: string): Visitor => {
    const session = openSession(
      createSessionRecord(() => undefined),
      undefined,
    );
    if (known !== undefined) session.storeDevice(known);
    const handler = mockBackend({
      origin: ORIGIN,
      backend,
      session,
      now,
      delayMs: 0,
      failsWrites: false,
      pushKey: PUSH_KEY,
      passkeySite: PASSKEY_SITE,
      ...options,
    });
    const request = async (path: string, init?: RequestInit): Promise<Response> => {
      const response = await getResponse([handler], new Request(ORIGIN + path, init));
      if (!response) throw new Error(`Nothing answered ${path}`);
      return response;
    };
    return {
      request,
      call: createClient({ fetch: request }),
      mailTo: async (address) => backend.store.mails.findMany((q) => q.where({ address })),
    };
  };

  return {
    visitor: () => visitor(),
    async as(username) {
      const key = devices.get(username) ?? crypto.randomUUID();
      devices.set(username, key);
      const member = visitor(key);
      const password = seed.members.find((it) => it.username === username)?.password ?? '';
      await member.call(logIn, { body: { username, password } });
      return member;
    },
    sweep: () =>
      backend.exclusively(async () => {
        const { store, blobs } = backend;
        const told = [...(await settleTournaments(store, now())), ...(await sweepEvents(store, now()))];
        await storeNotifications(store, told, now());
        await storeLive(store, told);
        await sweepLeavings(store, blobs, now());
      }),
    moveTo: (instant) => void (time = instant.getTime()),
    async [Symbol.asyncDispose]() {},
  };
};

allConform('the MSW mocks', open);
