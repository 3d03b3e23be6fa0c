import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toEarl, toJUnit, toSarif } from './formats.ts';
import { toHtml } from './html.ts';
import { compare, remembered, type Remembered, type Summary } from './summary.ts';

/** What each view found when it was last checked. */
const REMEMBERED = 'remembered.json';

const versionOf = (library: string): string => {
  const file = createRequire(import.meta.url).resolve(`${library}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Where the sources are a checkout; “with changes” where files differ from that commit, new ones too. */
export function commit(): string {
  try {
    const at = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') === '' ? at : `${at} with changes`;
  } catch {
    return 'unknown';
  }
}

/** Writes the report in every format, in place of the one before. Each view is compared with the one before of the same. */
export function writeReport(
  folder: string,
  { views, failed, commit: at }: Pick<Summary, 'views' | 'failed'> & { commit: string },
  now: Date,
): Summary {
  const file = path.join(folder, REMEMBERED);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : {};
  const summary: Summary = {
    made: {
      date: now.toISOString().slice(0, 10),
      commit: at,
      engines: { axe: versionOf('axe-core'), ibm: versionOf('accessibility-checker-engine') },
    },
    ...compare(views, before),
    views,
    failed,
  };
  const files = {
    [REMEMBERED]: JSON.stringify({ ...before, ...remembered(views) }),
    'report.json': JSON.stringify(summary, undefined, 1),
    'report.junit.xml': toJUnit(summary),
    'report.sarif': JSON.stringify(toSarif(summary), undefined, 1),
    'report.earl.jsonld': JSON.stringify(toEarl(summary), undefined, 1),
    'index.html': toHtml(summary),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return summary;
}
