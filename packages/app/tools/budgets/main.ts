/** `main.ts [product] [demo]`: weighs the two builds, prints every number, and fails when one is beyond its limit. */
import path from 'node:path';
import { measureGames } from './games.ts';
import { measure, measureDemo, tooHeavy } from './measure.ts';

const app = path.join(import.meta.dirname, '../..');
const [product = path.join(app, 'dist'), demo = path.join(app, 'dist-demo')] = process.argv.slice(2);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
const measures = [...measure(product), measureDemo(demo), await measureGames()];
const heavy = tooHeavy(measures);

for (const one of measures) {
  const verdict = heavy.includes(one) ? 'TOO HEAVY' : 'fits';
  console.log(`${kilobytes(one.bytes)} of ${kilobytes(one.limit)}  ${verdict}  ${one.what}`);
}
process.exitCode = heavy.length > 0 ? 1 : 0;
