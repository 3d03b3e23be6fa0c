import { createClient, logIn } from '@friendbase/contract';
import type { Access, Endpoint } from '@friendbase/contract';
import {
  calls,
  everyCall,
  goodStatus,
  PASSWORD,
  pathFor,
  pathIn,
  readyRequest,
  requestFor,
  spreadInTier,
} from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

/** Other spellings of a path, which some server somewhere takes for the same. */
function variantsOf(path: string): string[] {
  const [, , subject = ''] = path.split('/');
  const encoded = `%${subject.charCodeAt(0).toString(16)}${subject.slice(1)}`;
  return [
    path.replace('/api/', '/API/'),
    path.replace(subject, subject.toUpperCase()),
    path.replace('/api/', '/%61pi/'),
    path.replace(subject, encoded),
    path.replace('/api/', '/api%2F'),
    `/${path}`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/x/../api/'),
    path.replace('/api/', '/api/%2e/'),
    path.replace('/api/', '/api\\'),
    path.replace('/api/', '/api;x/'),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}%2F`,
  ];
}

const writes = calls.filter(([, { method }]) => method !== 'get');
const reads = calls.filter(([, { method, access }]) => method === 'get' && access === 'member');

/** What an answer has a browser send from now on. */
const cookieOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The session of Ann, or of Gwen where it takes a moderator or Dora where it takes an organizer, and her device, as the header her browser sends. */
async function cookieFor({ address }: TestApi, { access }: Pick<Endpoint, 'access'>): Promise<string> {
  const username = access === 'moderator' ? 'gwen' : access === 'organizer' ? 'dora' : 'ann';
  return cookieOf(await fetch(address + logIn.path, json('POST', { username, password: PASSWORD })));
}

/** Every row of every table. */
async function everythingIn({ db }: TestApi): Promise<Record<string, unknown>> {
  const tables = await db.raw<{ name: string }[]>(`select name from sqlite_master where type = 'table'`);
  const rows = await Promise.all(tables.map(async ({ name }) => [name, await db(name)] as const));
  return Object.fromEntries(rows);
}

const send = (
  { address }: TestApi,
  path: string,
  good: ReturnType<typeof requestFor>,
  headers: Record<string, string>,
) => {
  const [, query] = good.path.split('?');
  const body = typeof good.body === 'string' ? good.body : JSON.stringify(good.body);
  return rawRequest(address, query === undefined ? path : `${path}?${query}`, {
    method: good.method.toUpperCase(),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...good.headers, ...headers },
    ...(body ? { body } : {}),
  });
};

/**
 * The browser of this session: an upload's addresses are good for the login that asked for them. Another log in takes its
 * place, on the same device.
 */
function visitorWith(api: TestApi, first: string): Visitor {
  let cookie = first;
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const response = await fetch(api.address + path, { ...init, headers });
    if (path === logIn.path) cookie = cookieOf(response);
    return response;
  };
  return { ...api.visitor(), request, call: createClient({ fetch: request }) };
}

describe('a write from another site', () => {
  let api: TestApi;
  let cookies: Record<Exclude<Access, 'visitor'>, string>;
  // One server for all of them: what is refused changes nothing.
  beforeAll(async () => {
    api = await openApi(everyCall);
    cookies = {
      member: await cookieFor(api, { access: 'member' }),
      moderator: await cookieFor(api, { access: 'moderator' }),
      organizer: await cookieFor(api, { access: 'organizer' }),
    };
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it.each(writes)('%s is refused, however its path is written', async (name, { access }) => {
    const cookie = cookies[access === 'visitor' ? 'member' : access];
    const headers = { cookie, origin: 'http://localhost:4101' };
    const before = await everythingIn(api);
    const path = pathFor(name);
    for (const variant of [path, ...variantsOf(path)]) {
      expect((await send(api, variant, requestFor(name), headers)).status, variant).toBe(403);
    }
    expect(await everythingIn(api)).toEqual(before);
  });
});

describe('a write', () => {
  it.each(spreadInTier(writes, 6))('%s is carried out at its exact path alone', async (name, endpoint) => {
    await using api = await openApi(everyCall);
    const cookie = await cookieFor(api, endpoint);
    const good = await readyRequest(visitorWith(api, cookie), name);
    const before = await everythingIn(api);
    const path = pathIn(good);
    for (const variant of variantsOf(path)) {
      expect([404, 405], variant).toContain((await send(api, variant, good, { cookie })).status);
    }
    expect(await everythingIn(api)).toEqual(before);
    expect((await send(api, path, good, { cookie })).status).toBe(endpoint.status);
  });

  it.each(['TRACE', 'PROPFIND', 'LOCK', 'M-SEARCH'])(
    'is what every method is that does more than read, such as %s',
    async (method) => {
      await using api = await openApi();
      const { status } = await rawRequest(api.address, '/', { method, headers: { origin: 'null' } });
      expect(status).toBe(403);
    },
  );
});

/** What a file is cached for, and that nothing changes a stream on its way. */
const CACHED: Record<Endpoint['kind'], string> = {
  json: 'no-store',
  page: 'no-store',
  stored: 'no-store',
  file: 'private, no-cache',
  events: 'no-store, no-transform',
};

describe('what a member may read', () => {
  it.each(spreadInTier(reads, 6))(
    'is stored nowhere but where its owner asks again, however the path of %s is written',
    async (name, call) => {
      await using api = await openApi(everyCall);
      const cookie = await cookieFor(api, call);
      const { path } = await readyRequest(await api.as('ann'), name);
      for (const variant of variantsOf(path)) {
        const { headers } = await rawRequest(api.address, variant, { headers: { cookie } });
        expect(headers['cache-control'], variant).toBe('no-store');
      }
      const { status, headers } = await rawRequest(api.address, path, { headers: { cookie } });
      // A file with everything of a member is saved by them, and stored by no browser for itself.
      const cached = name === 'downloadExport' ? 'no-store' : CACHED[call.kind];
      expect([status, headers['cache-control']]).toEqual([goodStatus(name), cached]);
    },
  );
});
