import { endpoints } from '@friendbase/contract';
import type { Endpoint, Endpoints, Handler, Handlers, ErrorLanguages } from '@friendbase/contract';
import Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { buildHandlers } from './handlers.ts';
import type { ServerDeps } from './http/context.ts';
import { crossSiteCheck } from './http/crossSite.ts';
import { refuseLostWrites } from './http/dataInPlace.ts';
import { createIdempotency } from './http/idempotency.ts';
import { notFoundFallback, unknownCall } from './http/misses.ts';
import { readIndexPage } from './http/indexPage.ts';
import { limitedNetwork } from './http/networkAddress.ts';
import type { Streams } from './http/eventBody.ts';
import { createOpenStreams } from './http/openStreams.ts';
import { openPages } from './http/pages/openPages.ts';
import { createPartChecks } from './http/partChecks.ts';
import type { RenderVisitorPage } from './http/pages/sendPage.ts';
import type { ServerRenderingOptions } from './http/pages/serverRenderedPages.ts';
import { postedForms } from './http/postedForms.ts';
import { probes } from './http/probes.ts';
import { problems } from './http/problems.ts';
import { formErrors } from './http/formErrors.ts';
import { requestLog } from './http/requestLog.ts';
import { createResourceRouters } from './http/resourceRouters.ts';
import { route } from './http/route.ts';
import { securityText } from './http/securityText.ts';
import { notStored, permissionsPolicy, securityHeaders } from './http/security.ts';
import { createSessions } from './http/session.ts';
import type { Sessions } from './http/session.ts';
import { staticApp } from './http/staticApp.ts';
import { callerAddress } from './http/trustedProxies.ts';
import type { Networks } from './http/trustedProxies.ts';
import type { MemberContext } from './modules/context.ts';
import { readCounts } from './modules/posts/counts.ts';
import { fieldsOf, sessionStore } from './modules/sessions/model.ts';
import type { SignedInMember } from './modules/sessions/model.ts';
import { payOutWith } from './modules/tournaments/settle.ts';
import { createLive } from './live/live.ts';
import type { Live, LiveSignals } from './live/live.ts';
import { documentRoutes } from './openapi/routes.ts';

export interface AppOptions extends Omit<ServerDeps, 'live' | 'payOut'> {
  /** Where what works in the background tells with it too. @default one of its own */
  live?: Live | undefined;
  /** Folder of the built app. Without one, only the API answers. */
  staticDir?: string;
  /** What renders the pages of the built app. Without it, its first HTML is the same for everybody. */
  serverRendering?: ServerRenderingOptions['serverRendering'] | undefined;
  /** Whether the first HTML tells the app that the demo account is here. */
  isDemoOffered?: boolean;
  /** Proxies in front, whose `X-Forwarded-For` is believed. */
  trustedProxies: Networks;
  /** Whether what is written now will be found again. Left out where the database is a server of its own. */
  isDataInPlace?: () => boolean;
  /** Measures requests, and answers who reads what was measured. */
  metrics?: Middleware;
  /** Ends the answers that go on by themselves: the server stops. */
  stopping?: AbortSignal;
  /** Where other processes tell what happens. Left out where this one is alone. */
  liveSignals?: LiveSignals | undefined;
  /** How many streams there can be at once. @default as many as a process can hold */
  mostStreams?: number;
  /** How long nothing may go out on a stream before it is cut off. @default three heartbeats */
  stalledMs?: number;
  /** What each language refuses with. @default the contract's own */
  errorWords?: ErrorLanguages | undefined;
  /** Renders a visitor's page with what was typed and why it was refused. Without it such an error response is JSON. */
  renderVisitorPage?: RenderVisitorPage | undefined;
}

/** The whole server as one Koa app. Throws when `staticDir` holds no `index.html`. */
export function buildApp({
  staticDir,
  serverRendering,
  isDemoOffered = false,
  trustedProxies,
  isDataInPlace = () => true,
  stopping = new AbortController().signal,
  errorWords,
  renderVisitorPage,
  liveSignals,
  stalledMs,
  metrics,
  ...given
}: AppOptions): Koa {
  const live = given.live ?? openLive({ ...given, stopping, liveSignals });
  const deps = { ...given, live, payOut: payOutWith({ ...given, live }) };
  const { logger, publicOrigin } = deps;
  const page = staticDir === undefined ? undefined : readIndexPage(staticDir, isDemoOffered);
  const sessions = createSessions(sessionStore(deps), publicOrigin);
  const handlers = buildHandlers(deps);
  const memberOf = async (ctx: Context) => {
    const member = await sessions.memberOf(ctx);
    if (!member) return undefined;
    const { id } = member;
    const hasPictures = sessions.hasFaces(ctx);
    return { member: fieldsOf(member), id, address: limitedNetwork(ctx.ip), hasPictures };
  };
  const onError = (error: unknown) => logger.error({ err: error }, 'page not rendered');
  const pages =
    staticDir !== undefined && page
      ? openPages({
          page,
          staticDir,
          serverRendering,
          isDemoOffered,
          memberOf,
          hasPictures: sessions.hasFaces,
          onError,
        })
      : undefined;
  const checks = createPartChecks(deps, isDataInPlace);
  const app = new Koa();
  app.on('error', (error: Error) => {
    // Koa reports connections that the caller closed during an answer too: not our fault.
    if (isClosed(error)) logger.debug({ err: error }, 'connection broke');
    else logger.error({ err: error }, 'answer broke');
  });
  app.use(probes(checks, stopping));
  if (metrics) app.use(metrics);
  app
    .use(requestLog(logger))
    .use(problems(logger, checks, errorWords))
    .use(callerAddress(trustedProxies))
    .use(
      securityHeaders(publicOrigin, {
        scriptHashes: page?.scriptHashes,
        styleHashes: pages?.styleHashes,
      }),
    )
    .use(permissionsPolicy)
    .use(notStored)
    .use(formErrors)
    .use(crossSiteCheck(publicOrigin))
    .use(refuseLostWrites(isDataInPlace))
    .use(
      apiRoutes(deps, {
        sessions,
        handlers,
        streams: { openStreams: createOpenStreams(stopping), ...(stalledMs !== undefined && { stalledMs }) },
        renderVisitorPage: renderVisitorPage ?? pages?.renderVisitorPage,
      }),
    )
    .use(unknownCall);
  if (staticDir !== undefined && pages) app.use(staticApp(staticDir, pages));
  app.use(notFoundFallback);
  return app;
}

type LiveGiven = Pick<
  AppOptions,
  'reader' | 'clock' | 'push' | 'stopping' | 'liveSignals' | 'mostStreams'
> & {
  /** @default false */
  sendsMail?: boolean | undefined;
};

/** What tells members what happens. */
export const openLive = ({
  reader,
  clock,
  push,
  sendsMail = false,
  stopping,
  liveSignals,
  mostStreams,
}: LiveGiven): Live =>
  createLive({
    db: reader,
    clock,
    signals: liveSignals,
    isPushOffered: push !== undefined,
    sendsMail,
    readCounts: (...asked) => readCounts(reader, ...asked),
    ...(stopping && { stopping }),
    ...(mostStreams !== undefined && { mostStreams }),
  });

/** The caller is gone. */
const isClosed = (error: Error): boolean =>
  'code' in error && /^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code));

interface Backend {
  sessions: Sessions<SignedInMember>;
  handlers: Handlers<Endpoints, MemberContext>;
  streams: Streams;
  renderVisitorPage: RenderVisitorPage | undefined;
}

function apiRoutes(deps: ServerDeps, { sessions, handlers, streams, renderVisitorPage }: Backend) {
  const { rest, routerOf, routes } = createResourceRouters();
  const surroundings = {
    sessions,
    idempotency: createIdempotency(deps),
    streams,
    clock: deps.clock,
  };
  documentRoutes(rest, deps.publicOrigin);
  securityText(rest, deps);
  postedForms(rest, { ...surroundings, handlers, renderVisitorPage });
  for (const name of Object.keys(endpoints) as (keyof Endpoints)[]) {
    // `buildHandlers` is typed by endpoint; a loop over all of them loses that type.
    route(
      routerOf(endpoints[name].path),
      endpoints[name] as Endpoint,
      handlers[name] as Handler<Endpoint, MemberContext>,
      surroundings,
    );
  }
  return routes();
}
