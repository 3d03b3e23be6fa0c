import type { Client } from '@friendbase/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { meQuery } from '../data/accounts.ts';
import { callOnServer } from '../data/call.ts';
import { loadRoute } from './loadRoute.tsx';

const USER = {
  id: 'sam',
  username: 'sam',
  displayName: 'Sam',
  email: 'sam@example.com',
  defaultPrivacy: 'public',
} as const;
const WORDS = '</script><script>alert(1)</script><!--';

let answer: (path: string) => Promise<unknown>;
const client = (({ path }: { path: string }) => answer(path)) as Client;
callOnServer(() => client);

const pages: AbortController[] = [];
afterEach(() => pages.splice(0).forEach((page) => page.abort()));

function open(
  path: string,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const page = new AbortController();
  pages.push(page);
  queryClient.setQueryData(meQuery.queryKey, USER);
  return loadRoute({ path, memberId: 'sam', queryClient, nonce: 'of-this-page', signal: page.signal });
}

async function load(path: string) {
  const route = await open(path);
  if ('redirectTo' in route) throw new Error(`${path} leads to ${route.redirectTo}`);
  return route;
}

describe('what a loader throws', () => {
  it('is no part of a page, which is not made at all', async () => {
    const queryClient = new QueryClient();
    queryClient.query = () => {
      throw new Error('secret of a loader');
    };
    await expect(open('/profile', queryClient)).rejects.toThrow('secret of a loader');
  });

  it('is no part of a page where a call failed: the browser asks again', async () => {
    answer = () => Promise.reject(new Error('secret of a call'));
    const { takeScripts } = await load('/profile');
    const scripts = await takeScripts();
    expect(scripts).toContain('"getMe"');
    expect(scripts).not.toMatch(/secret|getUser/);
  });
});

describe('a page whose route is loaded', () => {
  it('carries all that its loader has started, in scripts with its nonce, which no words can end', async () => {
    answer = async () => ({ ...USER, displayName: WORDS });
    const { takeScripts, status } = await load('/profile');
    const scripts = await takeScripts();
    expect(status).toBe(200);
    expect(scripts).toMatch(/^<script nonce="of-this-page".*<\/script>$/s);
    expect(scripts).toContain('"getUser"');
    expect(scripts.match(/<script(?! nonce="of-this-page")/g)).toBeNull();
    expect(scripts).not.toContain(WORDS);
  });

  it('says where its address leads, and that nothing is there', async () => {
    answer = async () => USER;
    expect(await open('/login?next=%2Ffriends%3Fx%3D1')).toEqual({ redirectTo: '/friends?x=1' });
    expect((await load('/no/such/page')).status).toBe(404);
    expect((await load('/moderation')).status).toBe(404);
  });

  it('is held until its scripts are taken, or until nobody waits for it anymore', async () => {
    answer = async () => USER;
    const held = ({ router }: Awaited<ReturnType<typeof load>>) =>
      router.options.context.queryClient.getQueryCache().getAll();
    const [taken, left] = [await load('/profile'), await load('/profile')];
    expect([held(taken), held(left)]).not.toContainEqual([]);
    await taken.takeScripts();
    pages.splice(0).forEach((page) => page.abort(new Error('gone')));
    await expect(left.takeScripts()).rejects.toThrow('gone');
    expect([held(taken), held(left)]).toEqual([[], []]);
  });
});
