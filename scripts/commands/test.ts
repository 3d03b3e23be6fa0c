/** `npm test`: all suites, or those named on the command line, and one line that counts them all. */
import { provideChromium } from '../chromium/provide.ts';
import { passSignalsOn, stopCode } from '../setup/child.mjs';
import { say } from '../setup/say.mjs';
import { runAll } from '../test/runAll.ts';
import { select } from '../test/select.ts';
import { suites } from '../test/suites.ts';

passSignalsOn();
try {
  const { suites: chosen, filters } = select(suites, process.argv.slice(2));
  if (chosen.some((suite) => suite.needsChromium)) process.env['CHROMIUM_PATH'] = await provideChromium();
  const { passed, failed } = await runAll(chosen, filters);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = stopCode() ?? (failed > 0 ? 1 : 0);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
