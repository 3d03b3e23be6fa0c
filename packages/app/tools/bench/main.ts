/**
 * `npm run bench -- page [visits]`, `-- load [rounds]`, `-- live [streams]`, `-- typing [rounds]`, `-- day`, `-- api [rounds]`,
 * `-- soak [minutes] [a second]`, `-- memory [changes] [streams]`, `-- routes [rounds]`, `-- people [members]` or `-- grown [posts]`: measures the built
 * product, or the search alone, prints what was found and writes it to `docs/benchmarks.md`. `-- summary` measures nothing: it writes the
 * aims and what was measured last into one table.
 */
import { benchApi } from './api/api.ts';
import { benchDay } from './day/day.ts';
import { benchGrown } from './grown/grown.ts';
import { benchLoad } from './load/load.ts';
import { benchLive } from './live/live.ts';
import { benchMemory } from './memory/memory.ts';
import { benchPages } from './pages.ts';
import { benchPeople } from './people/people.ts';
import { benchRoutes } from './routes.ts';
import { benchSoak } from './soak/soak.ts';
import { benchSummary } from './summary/summary.ts';
import { benchTyping } from './typing.ts';

const [what, count, rate] = process.argv.slice(2);

if (what === 'page') await benchPages(count);
else if (what === 'load') await benchLoad(count);
else if (what === 'live') await benchLive(count);
else if (what === 'typing') await benchTyping(count);
else if (what === 'day') await benchDay();
else if (what === 'api') await benchApi(count);
else if (what === 'soak') await benchSoak(count, rate);
else if (what === 'memory') await benchMemory(count, rate);
else if (what === 'routes') await benchRoutes(count);
else if (what === 'people') await benchPeople(count);
else if (what === 'grown') await benchGrown(count);
else if (what === 'summary') benchSummary();
else {
  console.error(
    'What is measured: page, load, live, typing, day, api, soak, memory, routes, people or grown; summary sums up',
  );
  process.exitCode = 2;
}
