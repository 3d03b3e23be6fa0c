import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Decision records are of their time; these describe the house as it is. */
const docs = globSync(['*.md', 'docs/*.md', 'docs/accessibility/*.md', 'packages/*/README.md'], {
  cwd: root,
});

/** A path in backticks; one that begins with `+` or has a placeholder is not there yet. */
const NAMED = /`((?:packages|docs|lint|scripts|\.storybook)\/[\w ./-]+)`/g;
/** The end of one: a source file named from where the reader is. */
const ENDING = /`((?!packages|node_modules|\.)[\w-]+\/[\w ./-]+\.tsx?)`/g;
const sources = globSync('{packages/*,lint,scripts,.storybook}/{,**/}*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => /node_modules|dist/.test(file),
});
const LINKED = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

it.each(docs)('%s names only what is there', (doc) => {
  const text = readFileSync(path.join(root, doc), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  const linked = [...text.matchAll(LINKED)].map(([, link = '']) => path.join(path.dirname(doc), link));
  const missing = [...named, ...linked].filter((one) => !existsSync(path.join(root, one)));
  const isThere = (ending: string) => sources.some((file) => `/${file}`.endsWith(`/${ending}`));
  const endings = [...text.matchAll(ENDING)].map(([, ending = '']) => ending);
  expect([...missing, ...endings.filter((ending) => !isThere(ending))]).toEqual([]);
});

it('the unit of systemd starts the program as `npm start` does, where the proxy asks for it', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<'start', string> };
  const unit = read('deploy/friendbase.service');
  const [, setting, program = ''] = / (\w+=\d+) exec (node_modules\S+ .*)$/.exec(scripts.start) ?? [];
  expect(unit).toContain(`\nEnvironment=${setting}\n`);
  expect(unit).toContain(`\nExecStart=/srv/friendbase/${program}\n`);
  const [, port] = /^\| `PORT`, `HOST` \| (\d+),/m.exec(read('README.md')) ?? [];
  expect(read('deploy/Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port} {`);
});
