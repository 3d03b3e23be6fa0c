import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../../../../../scripts/accessibility/row.ts';
import { PATTERNS } from '../../../../../scripts/accessibility/tables.ts';
import { findChromium } from '../../../../../scripts/chromium.ts';

/** With what it was evaluated, and what was asked for beside WCAG. */
export interface Evaluation {
  /** With its version, as it names itself. */
  chromium: string;
  /** The version that was listened to. */
  orca: string;
  /** Of what is installed for tests, by package. */
  versions: Readonly<Record<string, string>>;
  /** Folders of words, such as `en` and `en-easy`. */
  wordings: readonly string[];
  /** Those for people with cognitive and learning disabilities. */
  patterns: readonly Row[];
}

const UNKNOWN = 'of a version that is not known';

function chromiumVersion(): string {
  const file = findChromium();
  if (file === undefined) return `Chromium ${UNKNOWN}`;
  return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The version in `docs/accessibility/manual-checks.md`. */
export const orcaIn = (document: string): string => /\bOrca (\d[\d.]*\d)/.exec(document)?.[1] ?? UNKNOWN;

interface Package {
  devDependencies: Record<string, string>;
}

export function readEvaluation(root: string): Evaluation {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const versionsOf = (file: string) => (JSON.parse(read(file)) as Package).devDependencies;
  const words = readdirSync(path.join(root, 'packages/app/src/words'), { withFileTypes: true });
  return {
    chromium: chromiumVersion(),
    orca: orcaIn(read('docs/accessibility/manual-checks.md')),
    versions: { ...versionsOf('packages/app/package.json'), ...versionsOf('package.json') },
    wordings: words
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
      .toSorted(),
    patterns: PATTERNS,
  };
}
