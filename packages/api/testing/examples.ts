import type { Server } from 'node:http';
import type { Endpoint, Handler } from '@friendbase/contract';
import { EXAMPLE_HEARTBEAT_MS, exampleHandlers, examples } from '@friendbase/contract/conformance/kinds';
import type { ExampleBackend, Examples, World } from '@friendbase/contract/conformance/kinds';
import { Router } from '@koa/router';
import Koa from 'koa';
import type { Context } from 'koa';
import { pino } from 'pino';
import type { ApiContext } from '../src/http/context.ts';
import type { Streams } from '../src/http/eventBody.ts';
import type { Idempotency } from '../src/http/idempotency.ts';
import { unknownCall } from '../src/http/misses.ts';
import { createOpenStreams } from '../src/http/openStreams.ts';
import { problems } from '../src/http/problems.ts';
import { route } from '../src/http/route.ts';
import type { Sessions } from '../src/http/session.ts';
import { addressOf, close, listen } from '../src/server.ts';
import type { ServerLimits } from '../src/server.ts';

interface Member {
  id: string;
  isModerator: boolean;
  isOrganizer: boolean;
  isRoleOpen: boolean;
  pausedUntil: null;
}

const ANN: Member = {
  id: 'ann',
  isModerator: false,
  isOrganizer: false,
  isRoleOpen: true,
  pausedUntil: null,
};

/** A server of the example calls alone, without a database. */
export interface ExampleServer extends ExampleBackend {
  server: Server;
  address: string;
  /** As a program that is told to stop, with the milliseconds that it may take. */
  stop: (limitMs: number) => Promise<void>;
}

type ExampleStreams = Partial<Omit<Streams, 'openStreams'>> & { heartbeatMs?: number };

/** Whoever sends `who: member` is logged in, until they log out. */
export async function openExamples(
  world: World,
  { heartbeatMs = EXAMPLE_HEARTBEAT_MS, ...streams }: ExampleStreams = {},
  limits?: ServerLimits,
): Promise<ExampleServer> {
  let isLoggedIn = true;
  const isMembers = (ctx: Context): boolean => ctx.get('who') === 'member';
  const memberOf: Sessions<Member>['memberOf'] = async (ctx) =>
    isLoggedIn && isMembers(ctx) ? ANN : undefined;
  const asking: Pick<Sessions<Member>, 'memberOf' | 'checkOf' | 'holdMemberOf'> = {
    memberOf,
    checkOf(ctx) {
      const isFromMember = isMembers(ctx);
      return async () => isLoggedIn && isFromMember;
    },
    holdMemberOf: memberOf,
  };
  const sessions = asking as Sessions<Member>;
  const noDatabase = () => Promise.reject(new Error('The example calls have no database.'));
  const once: Pick<Idempotency, 'withoutKey'> = {
    // Without a transaction to begin, the guard is asked at once.
    withoutKey(guard) {
      void guard({} as never);
      return { write: noDatabase, createOnce: noDatabase, key: undefined, isRepeat: false };
    },
  };
  const idempotency = once as Idempotency;
  const stopping = new AbortController();
  const surroundings = {
    sessions,
    idempotency,
    clock: { now: () => new Date() },
    streams: { openStreams: createOpenStreams(stopping.signal, heartbeatMs), ...streams },
  };
  const router = new Router({ sensitive: true, strict: true });
  const handlers = exampleHandlers(world);
  for (const name of Object.keys(examples) as (keyof Examples)[]) {
    const handler = handlers[name] as Handler<Endpoint, ApiContext<Member>>;
    route<Endpoint, Member>(router, examples[name], handler, surroundings);
  }
  const app = new Koa();
  app.on('error', () => undefined);
  app
    .use(problems(pino({ level: 'silent' })))
    .use(router.routes())
    .use(unknownCall);
  const server = await listen(0, '127.0.0.1', limits);
  const answer = app.callback();
  server.on('request', (request, response) => void answer(request, response));
  const address = addressOf(server);
  const stop = async (limitMs: number): Promise<void> => {
    stopping.abort();
    await close(server, limitMs);
  };
  return {
    server,
    address,
    asVisitor: (path, init) => fetch(address + path, init),
    asMember: (path, init) =>
      fetch(address + path, { ...init, headers: { ...(init?.headers as object), who: 'member' } }),
    logOut: () => void (isLoggedIn = false),
    stop,
    [Symbol.asyncDispose]: () => stop(0),
  };
}
