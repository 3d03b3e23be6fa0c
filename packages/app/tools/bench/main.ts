/**
 * `npm run bench -- page [visits]` or `npm run bench -- load [rounds]`: measures the built product, prints what was found
 * and writes it to `docs/benchmarks.md`.
 */
import { benchLoad } from './load/load.ts';
import { benchPages } from './pages.ts';

const [what, count] = process.argv.slice(2);

if (what === 'page') await benchPages(count);
else if (what === 'load') await benchLoad(count);
else {
  console.error('What is measured: page or load');
  process.exitCode = 2;
}
