/** `build.ts product` or `build.ts demo`: brings that build up to date. */
import { build } from '../build/build.ts';
import type { BuildName } from '../build/inputs.ts';
import { passSignalsOn } from '../setup/child.mjs';
import { say } from '../setup/say.mjs';

passSignalsOn();
for (const name of process.argv.slice(2) as BuildName[]) {
  const code = await build(name);
  if (code !== 0) {
    say(`The ${name} could not be built.`);
    process.exit(code);
  }
}
