/**
 * `npm run bench -- page [visits]`, `-- load [rounds]` or `-- live [streams]`: measures the built product, prints what was
 * found and writes it to `docs/benchmarks.md`.
 */
import { benchLoad } from './load/load.ts';
import { benchLive } from './live/live.ts';
import { benchPages } from './pages.ts';

const [what, count] = process.argv.slice(2);

if (what === 'page') await benchPages(count);
else if (what === 'load') await benchLoad(count);
else if (what === 'live') await benchLive(count);
else {
  console.error('What is measured: page, load or live');
  process.exitCode = 2;
}
