import {
  ApiError,
  IDEMPOTENCY_HEADER,
  isPaused,
  keyOf,
  languagesIn,
  passkeySiteOf,
  parseInput,
  errorJson,
  apiError,
  tellIn,
} from '@friendbase/contract';
import type { Endpoint, Endpoints, Handler, PasskeySite, Told } from '@friendbase/contract';
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { delay } from 'msw/utils/delay';
import type { Backend } from './backend.ts';
import { followLive, storeLive } from './live.ts';
import { answerOnce } from './once.ts';
import type { MockContext, MockHandlers } from './mockContext.ts';
import { bodyOf, callMatcher, queryOf } from './request.ts';
import { toResponse } from './response.ts';
import type { Session, SessionOwner } from './session.ts';
import type { Member, Store } from './store.ts';
import { storeNotifications } from './storeNotifications.ts';
import type { MeetTrouble } from './trouble.ts';

export interface MockOptions {
  /** Only calls to this origin are answered. */
  origin: string;
  backend: Backend;
  session: Session;
  now: () => Date;
  /** Milliseconds before each answer. */
  delayMs: number;
  /** Every call but reading fails with an internal error. */
  failsWrites: boolean;
  meetTrouble?: MeetTrouble;
  /** Tells whoever sends a file how far it has come, by the id of the request. */
  tellSent?: (requestId: string, sentBytes: number, bytes: number) => void;
  /** With which browsers subscribe. @default none: the mocks send nothing to devices */
  pushKey?: string | null;
  /** Where passkeys are of. @default of the origin, if there can be any */
  passkeySite?: PasskeySite | undefined;
  /** Whether a role takes a session that began with a passkey. @default false */
  requirePasskeyForRoles?: boolean | undefined;
  /** How long a stream of events is silent at most, if not as on a server. */
  heartbeatMs?: number;
}

/** What a call does once it is its turn. */
type Work = (context: Omit<MockContext, 'key' | 'isRepeat'>) => Promise<Response>;

/** A request on its way. `receive` reads its body, once. */
interface Asked {
  request: Request;
  requestId: string;
  receive?: () => Promise<unknown>;
}

/** A call of the contract, and what it does here. */
export type MockCall = readonly [Endpoint, Handler<Endpoint, MockContext>];

/** Finds the call of a method and a path, and its parameters. */
function finderOf(calls: readonly MockCall[]) {
  const known = calls.map((call) => ({ call, match: callMatcher(call[0]) }));
  return (method: string, pathname: string) => {
    for (const { call, match } of known) {
      const params = match(method, pathname);
      if (params) return { call, params };
    }
    return undefined;
  };
}

/**
 * Calls of the contract, and a plain 404 for all else under `/api/`. They are parsed, decided and answered as the API does.
 * One MSW handler has them all: MSW reads the cookies of the page for each handler that it asks.
 *
 * @param loadMore further calls, loaded for the first request that is none of these
 */
export function mockCalls(
  calls: readonly MockCall[],
  loadMore: () => Promise<readonly MockCall[]> = async () => [],
): (options: MockOptions) => HttpHandler {
  const find = finderOf(calls);
  let findMore: ReturnType<typeof finderOf> | undefined;
  return (options) => {
    const isOurs = ({ request }: { request: Request }) => {
      const { origin, pathname } = new URL(request.url);
      return origin === options.origin && pathname.startsWith('/api/');
    };
    return http.all(isOurs, async ({ request, requestId }) => {
      const asked = [request.method, new URL(request.url).pathname] as const;
      let found = find(...asked);
      if (!found) {
        try {
          findMore ??= finderOf(await loadMore());
        } catch {
          // The network is gone: so is the server.
          return Response.error();
        }
        found = findMore(...asked);
      }
      if (found) return answerCall(found.call, { request, requestId, params: found.params }, options);
      return answer(undefined, { request, requestId }, options, () => {
        throw apiError('nothingHere');
      });
    });
  };
}

function answerCall(
  [endpoint, handler]: MockCall,
  { request, requestId, params }: Asked & { params: Record<string, string> },
  options: MockOptions,
): Promise<Response> {
  let body: ReturnType<typeof bodyOf> | undefined;
  const receive = () => (body ??= bodyOf(endpoint, request));
  const work: Work = async (context) => {
    const who = requireCaller(endpoint, context);
    const key = keyOf(endpoint, request.headers.get(IDEMPOTENCY_HEADER));
    const given = await receive();
    const input = parseInput(endpoint, { params, query: queryOf(request.url), body: given.json });
    const until = who?.pausedUntil;
    if (isPaused(until, context.now())) {
      const { isRefusedWhilePaused } = await import('@friendbase/contract/paused-endpoints');
      if (isRefusedWhilePaused(endpoint, input)) throw apiError('accountPaused', { until });
    }
    const carryOut = async (isRepeat: boolean) => {
      const { upload } = given;
      const result = await handler({ ...input, ...(upload && { upload }) }, { ...context, key, isRepeat });
      return toResponse(endpoint, result, request, { ...context, ...options });
    };
    return key === undefined
      ? carryOut(false)
      : answerOnce({ endpoint, input, key, tell: toldTo(request) }, context, carryOut);
  };
  return answer(endpoint, { request, requestId, receive }, options, work);
}

/** Who calls. Throws 401 without a session, and for all without the role of the call as if nothing was at their address. */
function requireCaller(
  { access }: Endpoint,
  { caller, isRoleOpen }: Pick<MockContext, 'caller' | 'isRoleOpen'>,
): Member | undefined {
  if (access === 'visitor') return undefined;
  if (access === 'member') return caller();
  let who: Member | undefined;
  try {
    who = caller();
  } catch {
    // The same without a session.
  }
  if (who?.role !== access) throw apiError('nothingHere');
  if (!isRoleOpen()) throw apiError('passkeyNeeded');
  return who;
}

async function answer(
  endpoint: Endpoint | undefined,
  { request, requestId, receive }: Asked,
  {
    origin,
    backend,
    session,
    now,
    delayMs,
    failsWrites,
    meetTrouble,
    tellSent,
    pushKey = null,
    passkeySite = passkeySiteOf(origin),
    requirePasskeyForRoles = false,
  }: MockOptions,
  work: Work,
): Promise<Response> {
  if (delayMs > 0) await delay(delayMs);
  const { store, blobs } = backend;
  const caller = (): Member => {
    const owner = session.owner();
    const member =
      owner &&
      store.members.findFirst((q) => q.where({ id: owner.id, passwordVersion: owner.passwordVersion }));
    const { placeId } = owner ?? {};
    const hasEnded = placeId !== undefined && !store.places.findFirst((q) => q.where({ id: placeId }));
    if (!member || member.closedAt || hasEnded) throw apiError('signedOut');
    return member;
  };
  try {
    const onSent = (sentBytes: number, bytes: number) => tellSent?.(requestId, sentBytes, bytes);
    if (endpoint && (await meetTrouble?.(endpoint, { request, onSent })) === 'lost') return Response.error();
    if (failsWrites && request.method !== 'GET') throw apiError('ourFault');
    // Outside of the queue, where it would hold up all other calls. What is wrong with it is told inside.
    await receive?.().catch(() => undefined);
    const tell = async (...told: Told[]) => {
      await storeNotifications(store, told, now());
      if (told.some(({ notification }) => notification?.kind === 'security'))
        await (await import('./mails.ts')).mailNews(store, told, now());
      await storeLive(store, told);
    };
    const follow: MockContext['follow'] = (...given) => followLive(backend, ...given);
    const { tellTyping } = backend;
    const isRoleOpen = () => !requirePasskeyForRoles || isStrong(store, session.owner());
    // Within a page a request does not say what the browser is.
    const userAgent = request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '';
    const known = { store, blobs, session, caller, now, userAgent, passkeySite, isRoleOpen, pushKey };
    return await backend.exclusively(() => work({ ...known, tell, tellTyping, follow }));
  } catch (error) {
    return problem(error, request);
  }
}

/** It began with a passkey, or made one, and its member has one still. */
const isStrong = (store: Store, owner: SessionOwner | undefined): boolean =>
  owner?.isStrong === true && store.passkeys.findFirst((q) => q.where({ memberId: owner.id })) !== undefined;

/** An error response in the language of a request. */
const toldTo =
  ({ headers }: Request) =>
  (errorResponse: ApiError): ApiError =>
    tellIn(languagesIn(headers.get('accept-language')), errorResponse).errorResponse;

function problem(error: unknown, request: Request): Response {
  // A defect of the mocks: report it, so that browsers show it and tests fail.
  if (!(error instanceof ApiError)) globalThis.reportError?.(error);
  const errorResponse = toldTo(request)(error instanceof ApiError ? error : apiError('ourFault'));
  const { status, retryAfterSeconds } = errorResponse;
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return Response.json(errorJson(errorResponse), { status, headers });
}

/** Each handler with the endpoint of its name. */
export function callsOf<Name extends keyof MockHandlers>(
  endpoints: Pick<Endpoints, Name>,
  handlers: Pick<MockHandlers, Name>,
): MockCall[] {
  const known: Partial<Endpoints> = endpoints;
  const answering: Partial<MockHandlers> = handlers;
  // Each handler belongs to the endpoint of its own name, which one type for all of them cannot say.
  return (Object.keys(handlers) as Name[]).map((name) => [known[name], answering[name]] as MockCall);
}
