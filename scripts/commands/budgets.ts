/** Weighs the built app in `packages/app/dist`, prints every number, and fails when one is beyond its limit. */
import path from 'node:path';
import { measure, tooHeavy } from '../budgets/measure.ts';
import { root } from '../setup/paths.mjs';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
const measures = measure(process.argv[2] ?? path.join(root, 'packages', 'app', 'dist'));
const heavy = tooHeavy(measures);

for (const one of measures) {
  const verdict = heavy.includes(one) ? 'TOO HEAVY' : 'fits';
  console.log(`${kilobytes(one.bytes)} of ${kilobytes(one.limit)}  ${verdict}  ${one.what}`);
}
process.exitCode = heavy.length > 0 ? 1 : 0;
