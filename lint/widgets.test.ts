import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Row {
  widget: string;
  /** The files with its cases. */
  files: string[];
}

const register = readFileSync(path.join(root, 'docs/accessibility/widgets.md'), 'utf8');
const rows: Row[] = [...register.matchAll(/^\| (W\d+) \|.*\| (.*) \|$/gm)].map(
  ([, widget = '', tests = '']) => ({
    widget,
    files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file).toSorted(),
  }),
);

interface Cases {
  file: string;
  widget: string;
  /** The titles of its cases. */
  titles: string[];
}

/** A `describe` at the margin, to its end at the margin: the formatter puts both there. */
const CONTRACT = /^describe\((['"`])(W\d+) .*\n([\s\S]*?)^\}\);$/gm;
const CASE = /\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g;

const cases: Cases[] = globSync('packages/*/src/**/*.test.tsx', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(CONTRACT)].map(([, , widget = '', body = '']) => ({
    file,
    widget,
    titles: [...body.matchAll(CASE)].map(([, , title = '']) => title),
  })),
);

const of = (widget: string) => cases.filter((one) => one.widget === widget);

describe('the register of widgets', () => {
  it('has every contract once, in order', () => {
    expect(rows.map(({ widget }) => widget)).toEqual(Array.from({ length: 34 }, (_, at) => `W${at + 1}`));
  });

  it('has cases of its contracts only', () => {
    const unknown = cases.filter(({ widget }) => !rows.some((row) => row.widget === widget));
    expect(unknown).toEqual([]);
  });

  it.each(rows)(
    '$widget: its keys and what is heard are cases of the files it names',
    ({ widget, files }) => {
      const titles = of(widget).flatMap((one) => one.titles);
      const has = (kind: string) => titles.some((title) => title.startsWith(kind));
      expect({ keys: has('keys: '), heard: has('heard: ') }).toEqual({ keys: true, heard: true });
      expect([...new Set(of(widget).map(({ file }) => file))].toSorted()).toEqual(files);
    },
  );
});
