import { test as base } from './journey.ts';
import { startOwnServer, type OwnServer } from './ownServer.ts';

/** On a server with nobody, no tournament, no event and no reward. `empty.later` goes on some days later, on the same data. */
export const test = base.extend<{ empty: OwnServer }>({
  empty: async ({ browserName: _ }, use) => {
    const server = await startOwnServer({ DEMO_DATA: '0' });
    const open = [server];
    const later = async (days: number) => {
      const next = await (open.pop() ?? server).later(days);
      open.push(next);
      return next;
    };
    await use({ ...server, later });
    await open[0]?.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.origin),
});
