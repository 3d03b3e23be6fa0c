import { ANY_TYPE, endpoints } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { bodyOf, calls, everyCall, pathFor, spreadInTier } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';
import { errors } from './errors.ts';

type Call = (typeof calls)[number];

const asJson = { 'content-type': 'application/json' };

const jsonOf = (body: object | undefined): RequestInit =>
  body ? { headers: asJson, body: JSON.stringify(body) } : {};

/** Ways to make a call that go wrong for some calls or for all, and one that does not. */
function attempts([name, { method, path, access }]: Call, member: Visitor, visitor: Visitor) {
  const caller = access === 'visitor' ? visitor : member;
  const body = bodyOf(name);
  const isRead = method === 'get';
  const send = (init: RequestInit, address = pathFor(name), by = caller) =>
    by.request(address, { method: method.toUpperCase(), ...init });
  const good = jsonOf(body);
  const wrong = body && { ...body, currentPassword: 'not my password' };
  const otherIds = path.replace(/:\w+/g, 'nobody-has-this-id');
  return [
    () => send({ ...good, headers: { ...asJson, origin: 'https://evil.example' } }),
    () => send(good, undefined, visitor),
    ...(isRead
      ? []
      : [
          () => send({ headers: asJson, body: '{' }),
          () => send({ headers: asJson, body: '{}' }),
          () => send({ headers: { 'content-type': 'text/plain' }, body: 'Hello' }),
          () => send({ headers: asJson, body: `"${'a'.repeat(1_100_000)}"` }),
        ]),
    // It may end the session: whoever leaves is logged out.
    () => send(good, otherIds),
    () => send(good, path.replace(/:\w+/g, '%20')),
    () => send(good, `${pathFor(name)}?limit=0&before=x`),
    ...[wrong, wrong, body, body].map((given) => () => send(jsonOf(given))),
  ];
}

const callerOf = ({ access }: Endpoint): string =>
  access === 'moderator' ? 'gwen' : access === 'organizer' ? 'dora' : 'ann';

const documented = (endpoint: Endpoint): number[] => [
  endpoint.status,
  ...Object.keys(errors(endpoint)).map(Number),
];

describe('the error responses in the API document', () => {
  it.each(spreadInTier(calls, 4))('hold every answer that %s was made to give', async (...call) => {
    const [, endpoint] = call;
    await using api = await openApi(everyCall, { rateLimitScale: 0.001 });
    const seen = new Set<number>();
    for (const attempt of attempts(call, await api.as(callerOf(endpoint)), api.visitor())) {
      const { status } = await attempt();
      expect(documented(endpoint), `${endpoint.method} ${endpoint.path}`).toContain(status);
      seen.add(status);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...(endpoint.method === 'get' ? [] : [403]),
        ...(endpoint.method === 'get' || endpoint.input.upload?.types.includes(ANY_TYPE) ? [] : [415]),
        ...(endpoint.access === 'member' ? [401] : []),
      ]),
    );
  });

  it('hold that a write is refused while the database is not in its place', async () => {
    await using api = await openApi(everyCall, { isDataInPlace: () => false });
    const answer = await api.visitor().request(endpoints.logIn.path, { method: 'POST' });
    expect(documented(endpoints.logIn)).toContain(answer.status);
    expect(answer.status).toBe(503);
  });

  it('say that a body has 30 s to arrive', () => {
    expect(errors(endpoints.createPost)['408']?.description).toContain('30 s');
    expect(errors(endpoints.getMe)['408']).toBeUndefined();
  });
});
