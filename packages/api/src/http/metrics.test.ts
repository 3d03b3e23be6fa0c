import { createPost } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { createLive } from '../live/live.ts';
import { strangers } from '../../testing/members.ts';
import { databasesInTier, openApi } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { metrics } from './metrics.ts';

const TOKEN = 'sixteen-letters-of-a-token';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const read = async ({ address }: TestApi, init: RequestInit = {}) => {
  const answer = await fetch(`${address}/metrics`, init);
  return { status: answer.status, text: await answer.text() };
};

interface Place {
  publicOrigin?: string;
  token?: string;
  open?: typeof openApi;
}

/** A server that measures itself. */
async function measured({ publicOrigin = 'http://localhost:3000', token, open = openApi }: Place = {}) {
  const seen: { measure?: ReturnType<typeof metrics> } = {};
  const api = await open(strangers('ann', 'ben'), {
    metrics: (ctx, next) => (seen.measure ? seen.measure(ctx, next) : next()),
  });
  const { db } = api;
  const live = createLive({ db, clock: { now: () => api.now() } });
  seen.measure = metrics({ db, reader: db, live, publicOrigin, token });
  return api;
}

describe('what is measured', () => {
  it.each(databasesInTier)(
    'counts calls by their route and statements, on $name',
    async ({ openApi: open }) => {
      await using api = await measured({ open });
      const ann = await api.as('ann');
      await ann.call(createPost, { body: { authorId: 'ann-id', content: 'Hello', privacy: 'public' } });
      await ann.request('/api/friends/ann-id');
      await ann.request('/api/no/such/call');
      const { status, text } = await read(api);
      expect(status).toBe(200);
      expect(text).toMatch(
        /friendbase_request_seconds_count\{method="POST",route="\/api\/posts",status="201"\} 1/,
      );
      expect(text).toMatch(
        /friendbase_request_seconds_count\{method="GET",route="\/api\/friends\/:userId",status="\d+"\} 1/,
      );
      expect(text).toMatch(/route="other",status="404"\} 1/);
      expect(text).toMatch(/friendbase_statements_total\{handle="write",outcome="done"\} [1-9]/);
      expect(text).toMatch(/friendbase_connections\{handle="write",state="waited for"\} 0/);
      expect(text).toMatch(/friendbase_queue_length\{queue="mails"\} \d/);
      expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /);
      expect(text).not.toMatch(/ann|ben-id/);
    },
  );

  it('counts streams that are open', async () => {
    await using api = await openApi(strangers('ann'));
    const live = createLive({ db: api.db, clock: { now: () => api.now() } });
    const ending = new AbortController();
    const following = live.follow('ann-id', undefined, ending.signal);
    const first = following.next();
    expect(live.streamCount()).toBe(1);
    ending.abort();
    await first;
    await following.return(undefined);
    expect(live.streamCount()).toBe(0);
  });
});

describe('who reads what is measured', () => {
  it('is this machine, where the place is on this machine alone', async () => {
    await using here = await measured();
    expect((await read(here)).status).toBe(200);
    await using elsewhere = await measured({ publicOrigin: 'https://friends.example.com' });
    expect((await read(elsewhere)).status).toBe(404);
  });

  it('is who shows the token, wherever they are', async () => {
    await using api = await measured({ publicOrigin: 'https://friends.example.com', token: TOKEN });
    expect((await read(api, bearer(TOKEN))).status).toBe(200);
    for (const init of [{}, bearer(''), bearer(`${TOKEN}x`), bearer(TOKEN.slice(1))])
      expect((await read(api, init)).status).toBe(404);
    await using local = await measured({ token: TOKEN });
    expect((await read(local)).status).toBe(404);
  });
});
