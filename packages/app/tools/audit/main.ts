/**
 * `npm run audit`: opens every state of the demo as members may have set it up, looks at it through two engines and writes a
 * report. `-- --route /friends` looks at one route in the usual colours, `--mode dark` at all routes in one mode, `--continue` goes
 * on where an audit was stopped. `-- statement` writes the accessibility conformance report from the tables of criteria and the
 * last audit of everything. Exit code 1 for findings, 2 for a wrong call, 130 where it was stopped.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { serveDemo } from '../servedDemo.ts';
import { ACCEPTED, withoutAccepted } from './accepted.ts';
import { audit } from './audit.ts';
import { findingsOn } from './engines.ts';
import { modeNames, WINDOWS } from './modes.ts';
import { allFound } from './report/summary.ts';
import { writeReport } from './report/write.ts';
import { STATES } from './states.ts';
import { rememberWhole, STATEMENT, writeStatement } from './statement/write.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folder = path.join(root, '.cache/audit');

/** Says what can be asked for, where something else was. */
function wrongCall(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments(args: string[]) {
  const options = {
    route: { type: 'string' },
    mode: { type: 'string' },
    continue: { type: 'boolean', default: false },
  } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      return wrongCall(error instanceof Error ? error.message : String(error));
    }
  })();
  const { values, positionals } = parsed;
  if (positionals.some((word) => word !== 'statement'))
    wrongCall(`What is "${positionals.join(' ')}"? There is: statement.`);
  const routes = [...new Set(STATES.map(({ route }) => route.split('?')[0]))];
  if (values.route !== undefined && !routes.includes(values.route))
    wrongCall(`There is no route "${values.route}". There are: ${routes.join(', ')}.`);
  if (values.mode !== undefined && ![...modeNames, 'all'].includes(values.mode))
    wrongCall(`There is no mode "${values.mode}". There are: ${['all', ...modeNames].join(', ')}.`);
  const mode = values.mode ?? (values.route === undefined ? 'all' : 'light');
  return {
    route: values.route,
    mode: mode === 'all' ? undefined : mode,
    isContinued: values.continue,
    isStatement: positionals.length > 0,
  };
}

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

const asked = readArguments(process.argv.slice(2));
if (asked.isStatement) process.exit((await statement()) > 0 ? 1 : 0);
const isWhole = asked.route === undefined && asked.mode === undefined;
const stopping = new AbortController();
process.once('SIGINT', () => {
  console.log('It stops with the looks that are under way. Go on by: npm run audit -- --continue');
  stopping.abort();
});
await using demo = await serveDemo();
const { looks: seen, failed } = await audit({
  ...asked,
  origin: demo.origin,
  folder,
  signal: stopping.signal,
  say: console.log,
});
const { looks, unmet } = withoutAccepted(seen, ACCEPTED);
const summary = writeReport(folder, { looks, failed }, new Date());
for (const { state, mode, width, engine, rule, where } of allFound(looks))
  console.log(`${state}, ${mode}, ${width} px: ${engine} ${rule} ${where}`);
if (isWhole && !stopping.signal.aborted)
  for (const { engine, rule, html } of unmet)
    console.log(`No longer needed in accepted.ts: ${engine} ${rule} ${html}`);
for (const line of failed) console.log(`Could not be opened: ${line}`);
const count = allFound(looks).length + (await findingsIn('index.html'));
if (isWhole && !stopping.signal.aborted && failed.length === 0) rememberWhole(folder, summary);
console.log(
  `${looks.length} looks, ${count} findings, ${summary.fresh.length} of them new, ${summary.mended.length} mended: ${path.relative(process.cwd(), folder)}/index.html`,
);
if (stopping.signal.aborted) process.exitCode = 130;
else if (count + failed.length > 0 || (isWhole && unmet.length > 0)) process.exitCode = 1;
