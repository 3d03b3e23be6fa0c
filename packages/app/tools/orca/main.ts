/**
 * `npm run orca`: walks the journeys on the built product by keyboard alone, with Orca, and checks what is said. `-- posts` walks one of
 * them, `--accept` keeps the transcripts where people read them. Exit code 1 for something wrong, 2 for a wrong call or a missing
 * program.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openRunFolder } from '../../../../scripts/runFolder.ts';
import { JOURNEYS } from './journeys/index.ts';
import { whatIsMissing } from './programs.ts';
import { ACCEPTED, allProblems, LATEST, transcript, writeTranscript } from './report.ts';
import { walk } from './walk.ts';

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !JOURNEYS.has(name));
const complaint =
  unknown.length > 0
    ? `There is no journey "${unknown.join(', ')}". There are: ${[...JOURNEYS.keys()].join(', ')}.`
    : whatIsMissing();
if (complaint !== undefined) {
  console.error(complaint);
  process.exit(2);
}

// A run that is stopped leaves nothing behind.
openRunFolder();
for (const [name, journey] of JOURNEYS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { steps, brokenOff } = await walk(journey).catch((error: unknown) => ({
    steps: [],
    brokenOff: String(error),
  }));
  const problems = [...allProblems(steps), ...(brokenOff === undefined ? [] : [`Broken off: ${brokenOff}`])];
  const text = transcript(journey.title, steps);
  const isAsAccepted = writeTranscript(LATEST, name, text);
  if (values.accept && problems.length === 0) writeTranscript(ACCEPTED, name, text);
  for (const problem of problems) console.log(`${name}, ${problem}`);
  const change = isAsAccepted || values.accept ? '' : ', and it sounds other than what is accepted';
  console.log(`${name}: ${steps.length} steps, ${problems.length} problems${change}`);
  if (problems.length > 0) process.exitCode = 1;
}
console.log(`What was said: ${path.relative(process.cwd(), LATEST)}`);
