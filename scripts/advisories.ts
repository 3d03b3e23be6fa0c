/**
 * `npm run advisories`: asks the registry what is known about the libraries that the product is served with, by pnpm's own audit. Ends with 1 where
 * something is, and with 77 and one line where nobody answers: nothing is proved then.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** pnpm waits for a registry that is not there for minutes. */
const LIMIT_MS = 60_000;
export const SKIPPED = 77;

export interface Audited {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
  findings: { version: string }[];
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s×│]+/, '').trim())
    .find((line) => line !== '' && !line.startsWith('Error:')) ?? 'no answer in time';

const lineOf = ({ module_name: name, severity, title, url, findings }: Advisory): string =>
  `${severity}: ${name} ${findings.map(({ version }) => version).join(', ')}: ${title} (${url})`;

/** What pnpm's audit has said, and the exit code for it. */
export function judge({ status, stdout, stderr }: Audited): { code: number; lines: string[] } {
  if (!stdout.trimStart().startsWith('{'))
    return { code: SKIPPED, lines: [`advisories: skipped, so nothing is proved. ${firstLine(stderr)}`] };
  const report = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
  const lines = Object.values(report.advisories ?? {}).map(lineOf);
  if (lines.length > 0) return { code: 1, lines };
  return status === 0
    ? { code: 0, lines: ['advisories: none is known'] }
    : { code: SKIPPED, lines: [`advisories: skipped, so nothing is proved. ${firstLine(stderr)}`] };
}

/** By the pnpm that `package.json` names, as at the set-up. */
function audit(): Audited {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as { packageManager: string };
  const args = ['exec', '--yes', '--', packageManager, 'audit', '--prod', '--json', '--pm-on-fail=ignore'];
  return spawnSync('npm', args, { encoding: 'utf8', timeout: LIMIT_MS });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, lines } = judge(audit());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
