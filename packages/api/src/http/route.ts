import { callText, IDEMPOTENCY_HEADER, keyOf, parseInput, refused } from '@friendbase/contract';
import type { Endpoint, Handler, InputSchemas, Page } from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Context } from 'koa';
import { jsonBody } from './body.ts';
import type { ApiContext } from './context.ts';
import type { Idempotency, Once } from './idempotency.ts';
import { limitedNetwork } from './networkAddress.ts';
import type { Sessions } from './session.ts';

/** What a request has, whichever call it makes. */
export interface Surroundings<Member> {
  sessions: Sessions<Member>;
  idempotency: Idempotency;
}

/**
 * Serves one call. Who asks is settled first, so that a visitor learns nothing from a member's call and cannot
 * make us read a long body; then the input is parsed, the handler runs, and the answer is parsed: a field the
 * contract does not name never leaves.
 */
export function route<In extends InputSchemas, Result, Member extends { id: string }>(
  router: Router,
  endpoint: Endpoint<In, Result>,
  handler: Handler<Endpoint<In, Result>, ApiContext<Member>>,
  { sessions, idempotency }: Surroundings<Member>,
): void {
  router[endpoint.method](
    endpoint.path,
    async (ctx, next) => {
      if (endpoint.access === 'member') {
        const member = await sessions.memberOf(ctx);
        if (!member) throw refused('signedOut');
        ctx.state['member'] = member;
        ctx.state['memberId'] = member.id;
      }
      await next();
    },
    ...(endpoint.method === 'get' ? [] : jsonBody),
    async (ctx) => {
      const key = keyOf(endpoint, headerOf(ctx));
      const input = parseInput(endpoint, {
        params: ctx['params'],
        query: ctx.query,
        body: ctx.request.body ?? {},
      });
      const carryOut = (once: Once) => handler(input as never, apiContext(ctx, sessions, once));
      if (key === undefined) {
        answer(ctx, endpoint, input.query as object, await carryOut(idempotency.withoutKey));
        return;
      }
      const kept = await idempotency.withKey(
        {
          key,
          sender: memberIdOf(ctx),
          text: callText(endpoint, input),
          ownerId: () => memberIdOf(ctx),
          answerTo: (result) => ({
            status: endpoint.status,
            answer: JSON.stringify(endpoint.output?.parse(result)),
          }),
        },
        carryOut,
      );
      ctx.status = kept.status;
      ctx.type = 'json';
      ctx.body = kept.answer;
    },
  );
}

/** An empty header is not a missing one. */
const headerOf = (ctx: Context): string | undefined =>
  ctx.headers[IDEMPOTENCY_HEADER.toLowerCase()] as string | undefined;

/** Who is logged in, since a moment ago perhaps. */
const memberIdOf = (ctx: Context): string | undefined => ctx.state['memberId'] as string | undefined;

const apiContext = <Member>(ctx: Context, sessions: Sessions<Member>, once: Once): ApiContext<Member> => ({
  ...once,
  get member() {
    const member = ctx.state['member'] as Member | undefined;
    if (!member) throw refused('signedOut');
    return member;
  },
  address: limitedNetwork(ctx.ip),
  startSession(memberId, db) {
    ctx.state['memberId'] = memberId;
    return sessions.start(ctx, memberId, db);
  },
  endSession: () => sessions.end(ctx),
});

function answer(
  ctx: Context,
  { status, output, isPaged, mediaType }: Endpoint,
  query: object,
  result: unknown,
): void {
  ctx.status = status;
  if (mediaType !== undefined) {
    ctx.type = mediaType;
    ctx.body = result;
  } else if (!output) {
    ctx.body = null;
    ctx.status = status;
  } else if (isPaged) {
    const { items, next } = result as Page<unknown>;
    if (next !== undefined) ctx.set('Link', `<${ctx.path}?${nextQuery(query, next)}>; rel="next"`);
    ctx.body = items.map((item) => output.parse(item));
  } else {
    ctx.body = output.parse(result);
  }
}

/** The query of this page, from another place on. */
const nextQuery = (query: object, before: string): string =>
  new URLSearchParams({ ...query, before }).toString();
