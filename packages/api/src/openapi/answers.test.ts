import { demoSeed } from '@friendbase/contract/fixtures';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { json } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';
import { buildDocument } from './document.ts';

const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': (text) => !Number.isNaN(Date.parse(text)) },
}).addSchema(buildDocument('friendbase'), 'api');

/** What is wrong with an answer by the document; nothing when it is as written there. */
function exceptions(call: string, status: number, answer: unknown): unknown {
  const [method, path = ''] = call.split(' ');
  const steps = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
  const pointer = steps.map((step) => String(step).replaceAll('/', '~1')).join('/');
  // `{id}` is no part of an address as it stands.
  const check = ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
  check(answer);
  return check.errors ?? [];
}

const seed = demoSeed(new Date(Date.UTC(2024, 5, 1)));

describe('a real answer', () => {
  it('would be found out if it were another', () => {
    expect(exceptions('get /api/user', 200, { id: 'an id' })).not.toEqual([]);
    expect(exceptions('get /api/user', 401, { error: 'Log in' })).not.toEqual([]);
  });

  it.each([
    ['a visitor', 'get', '/api/user', 401],
    ['a login without a password', 'post', '/api/auth/login', 400],
  ])('is as written when it refuses %s', async (_, method, path, status) => {
    await using api = await openApi(seed);
    const answer = await api.visitor().request(path, method === 'post' ? json('POST', {}) : {});
    expect(answer.status).toBe(status);
    expect(exceptions(`${method} ${path}`, status, await answer.json())).toEqual([]);
  });

  it('is as written when it is one’s own record', async () => {
    await using api = await openApi(seed);
    const answer = await (await api.as('demo')).request('/api/user');
    expect(exceptions('get /api/user', answer.status, await answer.json())).toEqual([]);
  });

  it('is as written when it is the feed, and when a post is shared', async () => {
    await using api = await openApi(seed);
    const demo = await api.as('demo');
    const { id } = (await (await demo.request('/api/user')).json()) as { id: string };
    const feed = (await (await demo.request(`/api/posts/feed/${id}`)).json()) as unknown[];
    expect(feed.length).toBeGreaterThan(5);
    expect(exceptions('get /api/posts/feed/{userId}', 200, feed)).toEqual([]);
    const shared = await demo.request('/api/posts', json('POST', { authorId: id, content: 'Hello' }));
    expect(exceptions('post /api/posts', shared.status, await shared.json())).toEqual([]);
  });
});
