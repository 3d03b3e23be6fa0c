/**
 * `npm run orca`: walks the journeys on the built product by keyboard alone, with Orca, and checks what is said. `-- posts` walks one of
 * them, `--accept` keeps the transcripts where people read them, `--times 3` walks each so often, `--report FILE` writes what `npm test`
 * counts: there, what is said must also be what is accepted. `--virtual` walks them with the virtual screen reader, without Orca. Exit code 1 for something wrong, 2 for a wrong call or a missing program.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openRunFolder } from '../../../../scripts/runFolder.ts';
import { JOURNEYS } from './journeys/index.ts';
import { whatIsMissing } from './missing.ts';
import { ACCEPTED, acceptedOf, differenceIn, LATEST, writeReport, writeTranscript } from './report.ts';
import { type Journey, walkOnce } from './walk.ts';
import { openVirtualReader } from '../virtualReader/reader.ts';
import {
  ACCEPTED_VIRTUAL,
  differenceFromAccepted,
  LATEST_VIRTUAL,
  VIRTUAL,
} from '../virtualReader/transcripts.ts';

const { values, positionals } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    report: { type: 'string' },
    virtual: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !JOURNEYS.has(name));
const complaint =
  unknown.length > 0
    ? `There is no journey "${unknown.join(', ')}". There are: ${[...JOURNEYS.keys()].join(', ')}.`
    : values.virtual
      ? undefined
      : whatIsMissing();
if (complaint !== undefined) {
  if (values.report === undefined) console.error(complaint);
  else
    writeReport(values.report, [{ name: 'Orca is not there', problems: [complaint.split('\n')[0] ?? ''] }]);
  process.exit(2);
}

// A run that is stopped leaves nothing behind.
openRunFolder();
const [accepted, latest] = values.virtual ? [ACCEPTED_VIRTUAL, LATEST_VIRTUAL] : [ACCEPTED, LATEST];
const walk = (journey: Journey) =>
  values.virtual ? walkOnce(journey, openVirtualReader(), VIRTUAL) : walkOnce(journey);
const cases: { name: string; problems: string[] }[] = [];
for (const [name, journey] of JOURNEYS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (let time = 0; time < Number(values.times); time += 1) {
    const begun = performance.now();
    const { text, steps, problems } = await walk(journey);
    writeTranscript(latest, name, text);
    if (values.accept && problems.length === 0) writeTranscript(accepted, name, text);
    const difference = values.virtual
      ? differenceFromAccepted(name, text)
      : differenceIn(acceptedOf(name), text);
    for (const problem of problems) console.log(`${name}, ${problem}`);
    if (difference !== undefined) console.log(`${name} sounds other than what is accepted:\n${difference}`);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${name}: ${steps} steps, ${problems.length} problems, ${seconds} s`);
    cases.push({ name, problems: [...problems, ...(difference === undefined ? [] : [difference])] });
    const counted = values.report === undefined ? problems : cases.at(-1)?.problems;
    if (counted?.length) process.exitCode = 1;
  }
}
if (values.report !== undefined) writeReport(values.report, cases);
console.log(`What was said: ${path.relative(process.cwd(), latest)}`);
