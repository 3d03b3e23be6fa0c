import { demoId } from '@friendbase/contract/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { pagePaths } from '../testing/serverRenderedPages.tsx';
import { createAppRouter } from './router.ts';

afterEach(() => vi.unstubAllGlobals());

// A dialog that closes removes its history entry, and the router loads the location again. Loaders that ran again then would call
// for a member who had just logged out.
it.each(pagePaths())('%s calls nothing again behind a dialog that closes', async (path) => {
  const calls = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', calls);
  const queryClient = new QueryClient();
  const context = { queryClient, memberId: demoId('sam'), isServerRendered: false };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ history, arrival: { isPending: false }, context, restoresScroll: false });
  const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await router.load();
  await settled();
  const before = calls.mock.calls.length;
  queryClient.clear();
  await router.load();
  await settled();
  expect(calls.mock.calls.length).toBe(before);
});
