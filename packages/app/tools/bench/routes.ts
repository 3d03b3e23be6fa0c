import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from './product.ts';
import { median, publish, row } from './report.ts';
import { changeRoute, openBrowser, openHome, ROUTES } from './routeChanges.ts';
import { SLOWDOWN } from './visit.ts';

const AIM_MS = 100;
/** What a page does behind its first picture is over, and what it asked for is there. */
const SETTLED_MS = 500;

/** How soon another page is painted once everything that it shows is there: each link of the menu in turn, on a slowed machine. */
export async function benchRoutes(rounds = '7'): Promise<void> {
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000' });
  await using browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await openHome(context, product.origin);
  // Twice without counting: scripts and data come, and the second time shows what is there.
  for (const route of [...ROUTES, ...ROUTES]) {
    await changeRoute(page, route);
    await sleep(SETTLED_MS);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = new Map<string, number[]>(ROUTES.map((route) => [route, []]));
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const route of ROUTES) {
      times.get(route)?.push(await changeRoute(page, route));
      await sleep(SETTLED_MS);
    }
  }
  const rows = Array.from(times, ([route, all]) =>
    row([`\`${route}\``, median(all).toFixed(0), Math.min(...all).toFixed(0), Math.max(...all).toFixed(0)]),
  );
  const slow = Array.from(times).filter(([, all]) => median(all) > AIM_MS);
  const text = `\`npm run bench -- routes\`: the built product on SQLite with the demo community, 1280 × 800, CPU ${SLOWDOWN} times slower, each link of the menu ${rounds} times in turn
once all scripts and data were there. In ms, from the press to the task behind the frame that has the other page's heading. The aim is a median of ${AIM_MS}.

${[row(['to', 'median', 'least', 'most']), row(['---', '---', '---', '---']), ...rows].join('\n')}

${slow.length === 0 ? 'All are within the aim.' : `Above the aim: ${slow.map(([route]) => `\`${route}\``).join(', ')}.`}`;
  publish('Changes of the route', text, { programs: [`Chromium ${browser.version()}`] });
}
