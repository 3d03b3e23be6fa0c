/**
 * `npm run audit`: opens every state of the demo as members may have set it up, looks at it through two engines and writes a
 * report, or, by `-- statement`, the accessibility conformance report from the tables of criteria and the last audit of everything.
 * What can be asked for: `HELP` in `arguments.ts`. Exit code 1 for findings, 2 for a wrong call, 130 where it was stopped.
 */
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findShell, testFlags } from '../../../../scripts/chromium.ts';
import { HELP, readArguments, type Call } from './arguments.ts';
import { ACCEPTED, withoutAccepted } from './accepted.ts';
import { audit } from './audit.ts';
import { findingsOn } from './engines.ts';
import { WINDOWS } from './modes.ts';
import { outcomeOf } from './report/outcome.ts';
import { rememberStories } from './report/storyAudits.ts';
import { commit, writeReport } from './report/write.ts';
import { rememberWhole, STATEMENT, writeStatement } from './statement/write.ts';
import { serveShown, whatToShow } from './shown.ts';
import { WrongCall } from './wrongCall.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folderOf = ({ out }: Call): string => path.resolve(out ?? path.join(root, '.cache/audit'));

/** Where it is stopped, the views that are under way still need the browser: by itself Playwright would end it and this process. */
function launch(): Promise<Browser> {
  const executablePath = findShell();
  return chromium.launch({
    args: testFlags,
    handleSIGINT: false,
    ...(executablePath && { executablePath }),
  });
}

/** How many both engines find in a report itself, in all windows at once. */
async function findingsIn(file: string, browser: Browser): Promise<number> {
  const countAt = async (viewport: (typeof WINDOWS)[number]): Promise<number> => {
    const page = await browser.newPage({ viewport });
    await page.goto(`file://${file}`);
    const found = await findingsOn(page);
    await page.close();
    for (const { engine, rule, where } of found)
      console.log(`In ${path.basename(file)} itself: ${engine} ${rule} ${where}`);
    return found.length;
  };
  return (await Promise.all(WINDOWS.map(countAt))).reduce((sum, count) => sum + count);
}

async function statement(call: Call): Promise<number> {
  const folder = folderOf(call);
  const file = path.join(folder, STATEMENT);
  writeStatement(folder, root, new Date());
  await using browser = await launch();
  const count = await findingsIn(file, browser);
  console.log(`${count} findings in itself: ${path.relative(process.cwd(), file)}`);
  return count;
}

async function run(call: Call): Promise<void> {
  const { wanted, mode, isContinued } = call;
  const folder = folderOf(call);
  const shown = await whatToShow(wanted, root);
  if (shown.length === 0) {
    console.log('Nothing that is shown has changed: there is nothing to look at.');
    return;
  }
  const isWhole = wanted.what === 'routes' && wanted.route === undefined && mode === undefined;
  const stopping = new AbortController();
  process.once('SIGINT', () => {
    console.log('It stops with the views that are under way. Go on by: npm run audit -- --continue');
    stopping.abort();
  });
  // It starts while the build is looked at.
  const launching = launch();
  await using places = await serveShown(shown, root);
  await using browser = await launching;
  const {
    views: seen,
    failed,
    commit: at,
  } = await audit({
    browser,
    commit: commit(),
    shown,
    mode,
    isContinued,
    origins: places.origins,
    folder,
    signal: stopping.signal,
    say: console.log,
  });
  const { views, unmet } = withoutAccepted(seen, ACCEPTED);
  const summary = writeReport(folder, { views, failed, commit: at }, new Date());
  rememberStories(root, summary);
  const { lines, exitCode, isComplete } = outcomeOf(summary, {
    unmet,
    isWhole,
    isStopped: stopping.signal.aborted,
    inReport: await findingsIn(path.join(folder, 'index.html'), browser),
  });
  if (isComplete) rememberWhole(folder, summary);
  for (const line of lines) console.log(line);
  console.log(`The report: ${path.relative(process.cwd(), folder)}/index.html`);
  process.exitCode = exitCode;
}

try {
  const call = readArguments(process.argv.slice(2));
  if (call.task === 'help') console.log(HELP);
  else if (call.task === 'statement') process.exitCode = (await statement(call)) > 0 ? 1 : 0;
  else await run(call);
} catch (error) {
  if (!(error instanceof WrongCall)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
