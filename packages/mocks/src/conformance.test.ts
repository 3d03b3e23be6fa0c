import { createClient, logIn } from '@friendbase/contract';
import { allConform } from '@friendbase/contract/conformance';
import type { OpenBackend, Visitor } from '@friendbase/contract/conformance';
import { PUSH_KEY } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { openBackend } from './backend.ts';
import { sweepLeavings } from './handlers/leaving.ts';
import { mockHandlers } from './handlers/index.ts';
import type { MockOptions } from './mock.ts';
import type { Session, SessionOwner } from './session.ts';

const ORIGIN = 'http://mocks.example';

declare global {
  interface ErrorConstructor {
    /** V8's own: how many frames a stack trace has. */
    stackTraceLimit: number;
  }
}

/**
 * The handlers of one visitor. MSW takes a stack trace for each, to tell where it was made: read through Vitest's source maps,
 * that was a third of the processor time here.
 */
function handlersOf(options: MockOptions) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return mockHandlers(options);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const open: OpenBackend = async (seed) => {
  const backend = await openBackend(() => seed);
  let time = Date.UTC(2025, 0, 1);
  const now = () => new Date((time += 1000));

  const visitor = (): Visitor => {
    let owner: SessionOwner | undefined;
    const session: Session = {
      owner: () => owner,
      start: ({ id, passwordVersion, pushId }) => void (owner = { id, passwordVersion, pushId }),
      end: () => void (owner = undefined),
    };
    const handlers = handlersOf({
      origin: ORIGIN,
      backend,
      session,
      now,
      delayMs: 0,
      failsWrites: false,
      pushKey: PUSH_KEY,
    });
    const request = async (path: string, init?: RequestInit): Promise<Response> => {
      const response = await getResponse(handlers, new Request(ORIGIN + path, init));
      if (!response) throw new Error(`Nothing answered ${path}`);
      return response;
    };
    return { request, call: createClient({ fetch: request }) };
  };

  return {
    visitor,
    async as(username) {
      const member = visitor();
      const password = seed.members.find((it) => it.username === username)?.password ?? '';
      await member.call(logIn, { body: { username, password } });
      return member;
    },
    sweep: () => backend.exclusively(() => sweepLeavings(backend.store, backend.blobs, now())),
    moveTo: (instant) => void (time = instant.getTime()),
    async [Symbol.asyncDispose]() {},
  };
};

allConform('the MSW mocks', open);
