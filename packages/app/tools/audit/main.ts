/**
 * `npm run audit`: opens every state of the demo as members may have set it up, looks at it through two engines and writes a
 * report, or, by `-- statement`, the accessibility conformance report from the tables of criteria and the last audit of everything.
 * What can be asked for: `HELP` in `arguments.ts`. Exit code 1 for findings, 2 for a wrong call, 130 where it was stopped.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { HELP, readArguments, type Call } from './arguments.ts';
import { ACCEPTED, withoutAccepted } from './accepted.ts';
import { audit } from './audit.ts';
import { findingsOn } from './engines.ts';
import { WINDOWS } from './modes.ts';
import { rememberStories } from './report/storyAudits.ts';
import { allFound } from './report/summary.ts';
import { writeReport } from './report/write.ts';
import { rememberWhole, STATEMENT, writeStatement } from './statement/write.ts';
import { serveShown, whatToShow } from './shown.ts';
import { WrongCall } from './wrongCall.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folder = path.join(root, '.cache/audit');

/** What both engines find in a report itself. */
async function findingsIn(report: string): Promise<number> {
  const executablePath = findChromium();
  await using browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  let count = 0;
  for (const viewport of WINDOWS) {
    const page = await browser.newPage({ viewport });
    await page.goto(`file://${path.join(folder, report)}`);
    const found = await findingsOn(page);
    for (const { engine, rule, where } of found)
      console.log(`In ${report} itself: ${engine} ${rule} ${where}`);
    count += found.length;
  }
  return count;
}

async function statement(): Promise<number> {
  writeStatement(folder, root, new Date());
  const count = await findingsIn(STATEMENT);
  console.log(`${count} findings in itself: ${path.relative(process.cwd(), path.join(folder, STATEMENT))}`);
  return count;
}

async function run({ wanted, mode, isContinued }: Call): Promise<void> {
  const shown = whatToShow(wanted, root);
  if (shown.length === 0) {
    console.log('Nothing that is shown has changed: there is nothing to look at.');
    return;
  }
  const isWhole = wanted.what === 'routes' && wanted.route === undefined && mode === undefined;
  const stopping = new AbortController();
  process.once('SIGINT', () => {
    console.log('It stops with the looks that are under way. Go on by: npm run audit -- --continue');
    stopping.abort();
  });
  await using places = await serveShown(shown, root);
  const { looks: seen, failed } = await audit({
    shown,
    mode,
    isContinued,
    origins: places.origins,
    folder,
    signal: stopping.signal,
    say: console.log,
  });
  const { looks, unmet } = withoutAccepted(seen, ACCEPTED);
  const summary = writeReport(folder, { looks, failed }, new Date());
  rememberStories(root, summary);
  for (const { state, mode: name, width, engine, rule, where } of allFound(looks))
    console.log(`${state}, ${name}, ${width} px: ${engine} ${rule} ${where}`);
  if (isWhole && !stopping.signal.aborted)
    for (const { engine, rule, html } of unmet)
      console.log(`No longer needed in accepted.ts: ${engine} ${rule} ${html}`);
  for (const line of failed) console.log(`Could not be opened: ${line}`);
  const count = allFound(looks).length + (await findingsIn('index.html'));
  if (isWhole && !stopping.signal.aborted && failed.length === 0) rememberWhole(folder, summary);
  console.log(
    `${looks.length} looks, ${count} findings, ${summary.fresh.length} of them new, ${summary.mended.length} mended, ${summary.first} looks for the first time: ${path.relative(process.cwd(), folder)}/index.html`,
  );
  if (stopping.signal.aborted) process.exitCode = 130;
  else if (count + failed.length > 0 || (isWhole && unmet.length > 0)) process.exitCode = 1;
}

try {
  const call = readArguments(process.argv.slice(2));
  if (call.task === 'help') console.log(HELP);
  else if (call.task === 'statement') process.exitCode = (await statement()) > 0 ? 1 : 0;
  else await run(call);
} catch (error) {
  if (!(error instanceof WrongCall)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
