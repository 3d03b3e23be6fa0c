import {
  callText,
  IDEMPOTENCY_HEADER,
  isOfRole,
  isPaused,
  isRefusedWhilePaused,
  keyOf,
  parseInput,
  errorJson,
  apiError,
} from '@friendbase/contract';
import type { Endpoint, Handler, Versioned, Page, StoredFile, Subscribe, Upload } from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { jsonBody } from './body.ts';
import type { ApiContext } from './context.ts';
import { answerEvents } from './eventBody.ts';
import type { Streams } from './eventBody.ts';
import { answerFile } from './fileBody.ts';
import type { Guard, Idempotency, Once, RepeatableCall } from './idempotency.ts';
import { limitedNetwork } from './networkAddress.ts';
import { toldTo } from './problems.ts';
import { deviceIn } from './session.ts';
import type { Sessions } from './session.ts';
import { cutOffRest, uploadIn } from './uploadBody.ts';

/** What is asked of a member before their call is carried out. */
interface Caller {
  id: string;
  isModerator: boolean;
  isOrganizer: boolean;
  isRoleOpen: boolean;
  pausedUntil: string | null;
}

/** What a request has, whichever call it makes. */
export interface Surroundings<Member> {
  clock: { now(): Date };
  sessions: Sessions<Member>;
  idempotency: Idempotency;
  streams: Streams;
}

/**
 * Serves one call. Who asks is settled first, so that a visitor learns nothing from a member's call and cannot
 * make us read a long body; then the input is parsed, the handler runs, and the answer is parsed: a field the
 * contract does not name never leaves. Who asks is settled again by each transaction of the handler: the body may have
 * taken long.
 */
export function route<E extends Endpoint, Member extends Caller>(
  router: Router,
  endpoint: E,
  handler: Handler<E, ApiContext<Member>>,
  surroundings: Surroundings<Member>,
): void {
  const { sessions, idempotency, clock } = surroundings;
  router[endpoint.method](
    endpoint.path,
    async (ctx, next) => {
      if (endpoint.access !== 'visitor') {
        const member = requireAccess(endpoint, await sessions.memberOf(ctx));
        ctx.state['member'] = member;
        ctx.state['memberId'] = member.id;
      }
      await next();
    },
    ...bodyOf(endpoint, surroundings),
    async (ctx) => {
      const key = keyOf(endpoint, headerOf(ctx));
      const input = parseInput(endpoint, {
        params: ctx['params'],
        query: ctx.query,
        body: ctx.request.body ?? {},
      });
      let isAsked = endpoint.method === 'get' || endpoint.access === 'visitor';
      const guard: Guard = async (trx) => {
        isAsked = true;
        if (endpoint.access === 'visitor') return;
        const member = requireAccess(endpoint, await sessions.holdMemberOf(ctx, trx));
        refusePaused(endpoint, input, member, clock.now());
      };
      refusePaused(endpoint, input, ctx.state['member'] as Caller | undefined, clock.now());
      const upload = ctx.state['upload'] as Upload | undefined;
      const carryOut = (once: Once) =>
        handler({ ...input, ...(upload && { upload }) } as never, apiContext(ctx, sessions, once));
      if (key === undefined) {
        const result = await carryOut(idempotency.withoutKey(guard));
        if (!isAsked) throw new Error('A writing call was answered without a transaction of its context.');
        answer(ctx, endpoint, result, input.query as object, surroundings);
        return;
      }
      const stored = await idempotency.withKey(repeatable(ctx, endpoint, key, input), guard, carryOut);
      ctx.status = stored.status;
      ctx.type = 'json';
      ctx.body = stored.answer;
    },
  );
}

/**
 * Throws 401 without a member, and for all without the role of the call as if nothing was at their address; 403 for one of these whose session
 * is not strong enough.
 */
export function requireAccess<Member extends Pick<Caller, 'isModerator' | 'isOrganizer' | 'isRoleOpen'>>(
  { access }: Endpoint,
  member: Member | undefined,
): Member {
  if (isOfRole(access)) {
    const hasRole = access === 'moderator' ? member?.isModerator : member?.isOrganizer;
    if (!member || !hasRole) throw apiError('nothingHere');
    if (!member.isRoleOpen) throw apiError('passkeyNeeded');
  }
  if (!member) throw apiError('signedOut');
  return member;
}

/** Throws 403 for what reaches others, while the caller's account is paused. */
function refusePaused(endpoint: Endpoint, input: object, caller: Caller | undefined, now: Date): void {
  const until = caller?.pausedUntil;
  if (isPaused(until, now) && isRefusedWhilePaused(endpoint, input))
    throw apiError('accountPaused', { until });
}

/** A call that came with a key, as it is known again. */
export const repeatable = (ctx: Context, endpoint: Endpoint, key: string, input: object): RepeatableCall => ({
  key,
  sender: memberIdOf(ctx),
  text: callText(endpoint, input),
  ownerId: () => memberIdOf(ctx),
  answerTo: (result) => ({
    status: endpoint.status,
    answer: JSON.stringify(endpoint.output?.parse(result)),
  }),
  errorTo: (errorResponse) => ({
    status: errorResponse.status,
    answer: JSON.stringify(errorJson(toldTo(ctx, errorResponse).errorResponse)),
  }),
});

/** What reads the body of a call, or hands it on as it comes. */
function bodyOf<Member>(endpoint: Endpoint, { sessions, streams }: Surroundings<Member>): Middleware[] {
  const { method, input, maxBodyBytes } = endpoint;
  const { upload } = input;
  if (!upload) return method === 'get' ? [] : jsonBody(maxBodyBytes);
  const { silenceMs, checkMs, lingerMs } = streams;
  return [
    async (ctx, next) => {
      try {
        const mayGoOn = checkOf(ctx, endpoint, sessions);
        ctx.state['upload'] = uploadIn(ctx, upload, { mayGoOn, silenceMs, checkMs });
        await next();
      } finally {
        cutOffRest(ctx, lingerMs);
      }
    },
  ];
}

/** How to ask, of a call that takes its time, whether who makes it may still do so. */
const checkOf = <Member>(
  ctx: Context,
  { access }: Endpoint,
  sessions: Sessions<Member>,
): (() => Promise<boolean>) => (access === 'visitor' ? async () => true : sessions.checkOf(ctx));

/** An empty header is not a missing one. */
const headerOf = (ctx: Context): string | undefined =>
  ctx.headers[IDEMPOTENCY_HEADER.toLowerCase()] as string | undefined;

/** Who is logged in, since a moment ago perhaps. */
const memberIdOf = (ctx: Context): string | undefined => ctx.state['memberId'] as string | undefined;

/** One request as its handler sees it. */
export const apiContext = <Member>(
  ctx: Context,
  sessions: Sessions<Member>,
  once: Once,
): ApiContext<Member> => ({
  ...once,
  get member() {
    const member = ctx.state['member'] as Member | undefined;
    if (!member) throw apiError('signedOut');
    return member;
  },
  address: limitedNetwork(ctx.ip),
  startSession(memberId, db, start = { isStrong: false }) {
    ctx.state['memberId'] = memberId;
    return sessions.start(ctx, memberId, db, start);
  },
  get deviceKey() {
    return sessions.deviceKeyOf(ctx);
  },
  get device() {
    return deviceIn(ctx.get('User-Agent'));
  },
  tellFaces: (areThere) => sessions.tellFaces(ctx, areThere),
  endSession: () => sessions.end(ctx),
});

function answer<Member>(
  ctx: Context,
  endpoint: Endpoint,
  result: unknown,
  query: object,
  { sessions, streams }: Surroundings<Member>,
): void {
  const { kind, status, output } = endpoint;
  ctx.status = status;
  switch (kind) {
    case 'file':
      answerFile(ctx, result as StoredFile);
      return;
    case 'stored':
      ctx.set('ETag', `"${(result as Versioned).version}"`);
      ctx.body = null;
      ctx.status = status;
      return;
    case 'events': {
      const mayGoOn = checkOf(ctx, endpoint, sessions);
      answerEvents(ctx, endpoint, result as Subscribe<unknown>, { ...streams, mayGoOn });
      return;
    }
    case 'page': {
      const { items, next } = result as Page<unknown>;
      if (next !== undefined) ctx.set('Link', `<${ctx.path}?${nextQuery(query, next)}>; rel="next"`);
      ctx.body = items.map((item) => output?.parse(item));
      return;
    }
    case 'json':
      ctx.body = output ? output.parse(result) : null;
      ctx.status = status;
  }
}

/** The query of this page, from another place on. */
const nextQuery = (query: object, before: string): string =>
  new URLSearchParams({ ...query, before }).toString();
