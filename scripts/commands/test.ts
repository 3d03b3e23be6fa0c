/** `npm test`: all suites, or those named on the command line, and one line that counts them all. */
import path from 'node:path';
import { provideChromium } from '../chromium/provide.ts';
import { passSignalsOn, stopCode } from '../setup/child.mjs';
import { root } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';
import { LONG_RUN } from '../test/longRun.ts';
import { runAll } from '../test/runAll.ts';
import { select } from '../test/select.ts';
import { suites } from '../test/suites.ts';

passSignalsOn();
// The suites start Node hundreds of times, and half of a start is compilation.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache', 'compiled');
try {
  const { suites: chosen, filters, isLong } = select(suites, process.argv.slice(2));
  if (isLong) process.env[LONG_RUN] = '1';
  if (chosen.some((suite) => suite.needsChromium)) process.env['CHROMIUM_PATH'] = await provideChromium();
  const { passed, failed } = await runAll(chosen, filters);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = stopCode() ?? (failed > 0 ? 1 : 0);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
