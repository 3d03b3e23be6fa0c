import { parseInput, signedOut } from '@friendbase/contract';
import type { Endpoint, Handler, InputSchemas, Page } from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Context } from 'koa';
import { jsonBody } from './body.ts';
import type { ApiContext } from './context.ts';
import { limitedNetwork } from './networkAddress.ts';
import type { Sessions } from './session.ts';

/**
 * Serves one call. Who asks is settled first, so that a visitor learns nothing from a member's call and cannot
 * make us read a long body; then the input is parsed, the handler runs, and the answer is parsed: a field the
 * contract does not name never leaves.
 */
export function route<In extends InputSchemas, Result, Member>(
  router: Router,
  endpoint: Endpoint<In, Result>,
  handler: Handler<Endpoint<In, Result>, ApiContext<Member>>,
  sessions: Sessions<Member>,
): void {
  router[endpoint.method](
    endpoint.path,
    async (ctx, next) => {
      if (endpoint.access === 'member') {
        const member = await sessions.memberOf(ctx);
        if (!member) throw signedOut();
        ctx.state['member'] = member;
      }
      await next();
    },
    ...(endpoint.method === 'get' ? [] : jsonBody),
    async (ctx) => {
      const input = parseInput(endpoint, {
        params: ctx['params'],
        query: ctx.query,
        body: ctx.request.body ?? {},
      });
      const result = await handler(input as never, apiContext(ctx, sessions));
      answer(ctx, endpoint, input.query as object, result);
    },
  );
}

const apiContext = <Member>(ctx: Context, sessions: Sessions<Member>): ApiContext<Member> => ({
  get member() {
    const member = ctx.state['member'] as Member | undefined;
    if (!member) throw signedOut();
    return member;
  },
  address: limitedNetwork(ctx.ip),
  startSession: (memberId, db) => sessions.start(ctx, memberId, db),
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
