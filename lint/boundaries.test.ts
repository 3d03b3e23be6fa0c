import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../scripts/tempFolder.ts';

const root = path.join(import.meta.dirname, '..');

interface Problem {
  file: string;
  rule: string;
}

/** A function of so many lines. */
function longFunction(lines: number): string {
  return `export const long = (text: string) =>\n  text${"\n    .concat('more')".repeat(lines - 2)};\n`;
}

/** Forbidden and allowed lines, each in a file of its own: the file's place decides what it may import. */
const forbidden: [file: string, rule: string, content: string][] = [
  ['packages/contract/src/a.ts', 'friendbase/imports', "import '@friendbase/ui-kit';"],
  ['packages/contract/src/b.ts', 'friendbase/imports', "export * from '../../mocks/src/index.ts';"],
  ['packages/ui-kit/src/a.ts', 'friendbase/imports', "import '@friendbase/app';"],
  ['packages/ui-kit/src/b.ts', 'friendbase/imports', "import '../../app/src/main.tsx';"],
  ['packages/ui-kit/src/c.ts', 'friendbase/imports', "import '@friendbase/contract';"],
  [
    'packages/ui-kit/src/components/Up/Up.tsx',
    'friendbase/imports',
    "export * from '../../patterns/Low/Low.tsx';",
  ],
  ['packages/ui-kit/src/a.stories.tsx', 'friendbase/imports', "import '@friendbase/mocks';"],
  ['packages/games/src/a.ts', 'friendbase/imports', "import '@friendbase/contract';"],
  ['packages/games/src/b.ts', 'friendbase/imports', "import '../../ui-kit/src/Button.tsx';"],
  ['packages/games/src/c.ts', 'friendbase/imports', "export * from '../testing/walks.ts';"],
  ['packages/mocks/src/a.ts', 'friendbase/imports', "import '@friendbase/api';"],
  ['packages/mocks/src/b.ts', 'friendbase/imports', "import '@friendbase/ui-kit';"],
  ['packages/api/src/a.ts', 'friendbase/imports', "import '@friendbase/mocks';"],
  ['packages/api/src/b.test.ts', 'friendbase/imports', "import '@friendbase/mocks';"],
  ['packages/api/src/c.ts', 'friendbase/imports', "export { a } from '@friendbase/app/anything';"],
  ['packages/api/src/d.ts', 'friendbase/imports', "export * from '../testing/members.ts';"],
  ['packages/api/src/db/up.ts', 'friendbase/imports', "import '../http/low.ts';"],
  [
    'packages/api/src/http/up.ts',
    'friendbase/imports',
    "import type { M } from '../modules/users/low.ts';\nexport type N = M;",
  ],
  ['packages/api/src/modules/users/up.ts', 'friendbase/imports', "import '../../top.ts';"],
  ['packages/app/src/a.ts', 'friendbase/imports', "import '@friendbase/api';"],
  ['packages/app/src/b.ts', 'friendbase/imports', "import '../../api/src/app.ts';"],
  ['packages/app/src/c.ts', 'friendbase/imports', "import '@friendbase/mocks';"],
  ['packages/app/src/d.ts', 'friendbase/imports', "export const load = () => import('@friendbase/mocks');"],
  ['packages/app/src/e.ts', 'friendbase/imports', 'export const load = () => import(`@friendbase/mocks`);'],
  ['packages/app/src/f.ts', 'friendbase/imports', "export type Mock = import('@friendbase/mocks').Mock;"],
  [
    'packages/app/src/g.ts',
    'friendbase/imports',
    "import type { Mock } from '@friendbase/mocks';\nexport type M = Mock;",
  ],
  ['packages/app/src/features/home/a.ts', 'friendbase/imports', "import '../messages/a.ts';"],
  ['packages/app/src/features/home/b.ts', 'friendbase/imports', "import '../../features/messages/a.ts';"],
  ['packages/app/src/features/brandNew/deep/c.ts', 'friendbase/imports', "export * from '../../home/d.ts';"],
  ['packages/app/src/features/home/e.ts', 'friendbase/imports', "export * from '../../routes/home.tsx';"],
  [
    'packages/app/src/features/home/f.ts',
    'friendbase/imports',
    "export type Parts = import('../../kit.ts').Parts;",
  ],
  ['packages/app/src/routes/profile.tsx', 'friendbase/imports', "export * from '../kit.ts';"],
  ['packages/app/src/data/posts.ts', 'friendbase/imports', "export * from '../features/home/shared.ts';"],
  ['packages/app/src/data/members.ts', 'friendbase/imports', "export * from '../session/who.ts';"],
  ['packages/app/src/data/calls.ts', 'friendbase/imports', "export * from '../help/shared.ts';"],
  [
    'packages/app/src/data/unnamed.ts',
    'eslint/no-restricted-imports',
    "import { mutationOptions } from '@tanstack/react-query';\nexport const send = mutationOptions({});",
  ],
  ['packages/app/src/features/home/calls.ts', 'friendbase/imports', "export * from '../../data/call.ts';"],
  ['packages/app/src/session/calls.ts', 'friendbase/imports', "export * from '../data/call.ts';"],
  ['packages/app/src/help/a.ts', 'friendbase/imports', "export * from '../notices/persisted.ts';"],
  ['packages/app/src/people/a.ts', 'friendbase/imports', "export * from '../session/who.ts';"],
  ['packages/app/src/people/b.ts', 'friendbase/imports', "export * from '../features/home/shared.ts';"],
  ['packages/app/src/people/calls.ts', 'friendbase/imports', "export * from '../data/call.ts';"],
  ['packages/app/src/help/people.ts', 'friendbase/imports', "export * from '../people/card.ts';"],
  ['packages/app/src/data/people.ts', 'friendbase/imports', "export * from '../people/card.ts';"],
  ['packages/app/src/uploads/a.ts', 'friendbase/imports', "export * from '../notices/persisted.ts';"],
  ['packages/app/src/uploads/calls.ts', 'friendbase/imports', "export * from '../data/call.ts';"],
  [
    'packages/app/src/notices/a.ts',
    'friendbase/imports',
    "import type { Who } from '../session/who.ts';\nexport type W = Who;",
  ],
  [
    'packages/app/src/session/a.ts',
    'friendbase/imports',
    "export const load = () => import('../features/home/shared.ts');",
  ],
  ['packages/app/src/session/b.ts', 'friendbase/imports', "export * from '../../testing/stage.tsx';"],
  ['packages/app/src/lib/a.ts', 'friendbase/imports', "export * from '../data/feed.ts';"],
  ['packages/app/src/lib/b.ts', 'friendbase/imports', "export * from '../session/who.ts';"],
  ['packages/app/src/lib/c.test.ts', 'friendbase/imports', "export * from '../session/who.ts';"],
  ['packages/app/src/lib/d.ts', 'friendbase/imports', "export * from '../kit.ts';"],
  [
    'packages/app/src/Raw.tsx',
    'react/forbid-elements',
    'export const Raw = () => <button type="button">Go</button>;',
  ],
  [
    'packages/app/src/Field.tsx',
    'react/forbid-elements',
    'export const Field = () => <input aria-label="Name" />;',
  ],
  [
    'packages/app/src/Styled.tsx',
    'react/forbid-dom-props',
    'export const Styled = () => <p style={{ margin: 1 }}>Hello</p>;',
  ],
  ...(
    [
      [
        'Window',
        'const isWide = () => window.innerWidth > 1;\nexport const Window = () => (window.name ? isWide() : null);',
      ],
      ['Portal', 'export function Portal() {\n  return <p>{document.title}</p>;\n}'],
      ['useNow', 'export const useNow = () => ({ at: new Date(), by: 1 });'],
      [
        'usePersistedKinds',
        "import { useState } from 'react';\nexport const usePersistedKinds = () => useState(() => localStorage.length);",
      ],
      ['useRandom', 'export const useRandom = (all: number[]) => all.map((one) => one * Math.random());'],
      ['opened', 'export const opened = Date.now();'],
    ] as const
  ).map(([name, content]): (typeof forbidden)[number] => [
    `packages/app/src/${name}.tsx`,
    'friendbase/first-render',
    content,
  ]),
  ['packages/app/src/Red.tsx', 'friendbase/colours', 'export const Red = () => <circle fill="#ff0000" />;'],
  ['packages/app/src/words/a.ts', 'friendbase/imports', "export * from '../lib/dates.ts';"],
  ['packages/app/src/Text.tsx', 'friendbase/words', 'export const Text = () => <p>Hello</p>;'],
  ['packages/app/src/Braces.tsx', 'friendbase/words', "export const Braces = () => <p>{'Hello'}</p>;"],
  [
    'packages/games/src/Either.tsx',
    'friendbase/words',
    "export const Either = ({ isOn }: { isOn: boolean }) => <p>{isOn ? 'On' : ''}</p>;",
  ],
  [
    'packages/app/src/Named.tsx',
    'friendbase/words',
    'export const Named = ({ count }: { count: number }) => <ul aria-label={`${count} posts`} />;',
  ],
  [
    'packages/ui-kit/src/Given.tsx',
    'friendbase/words',
    "export const Given = ({ label = 'Close' }: { label?: string }) => <p>{label}</p>;",
  ],
  [
    'packages/app/src/option.ts',
    'friendbase/words',
    "export const option = { value: 'me', label: 'Just me' };",
  ],
  [
    'packages/app/src/said.ts',
    'friendbase/words',
    "import { announce } from '@friendbase/ui-kit';\nexport const say = () => announce('Saved.');",
  ],
  [
    'packages/app/src/any.ts',
    'typescript/no-explicit-any',
    'export const loose = (value: any): string => String(value);',
  ],
  [
    'packages/app/src/ignore.ts',
    'typescript/ban-ts-comment',
    "// @ts-ignore\nexport const wrong: string = 'x';",
  ],
  ['packages/app/src/log.ts', 'eslint/no-console', "export const log = () => console.log('hello');"],
  ['packages/app/src/default.ts', 'import/no-default-export', 'export default 1;'],
  [
    'packages/app/src/zod.ts',
    'eslint/no-restricted-imports',
    "import * as z from 'zod';\nexport const text = z.string();",
  ],
  ['packages/app/src/long.ts', 'eslint/max-lines-per-function', longFunction(121)],
  [
    'packages/app/src/loopA.ts',
    'import/no-cycle',
    "import { b } from './loopB.ts';\nexport const a = () => b;",
  ],
  [
    'packages/app/src/loopB.ts',
    'import/no-cycle',
    "import { a } from './loopA.ts';\nexport const b = () => a;",
  ],
  [
    'packages/app/src/typeLoopA.ts',
    'import/no-cycle',
    "import type { B } from './typeLoopB.ts';\nexport interface A {\n  b?: B;\n}",
  ],
  [
    'packages/app/src/typeLoopB.ts',
    'import/no-cycle',
    "import type { A } from './typeLoopA.ts';\nexport interface B {\n  a?: A;\n}",
  ],
  [
    'packages/app/src/only.test.ts',
    'vitest/no-focused-tests',
    "import { expect, it } from 'vitest';\nit.only('runs', () => { expect(1).toBe(1); });",
  ],
  [
    'packages/app/src/skip.test.ts',
    'vitest/no-disabled-tests',
    "import { expect, it } from 'vitest';\nit.skip('rests', () => { expect(1).toBe(1); });",
  ],
  [
    'packages/app/src/promise.ts',
    'typescript/no-floating-promises',
    'const later = async (): Promise<number> => 1;\nexport function go() {\n  later();\n}',
  ],
  ['packages/app/src/Alt.tsx', 'jsx-a11y/alt-text', 'export const Alt = () => <img src="a.png" />;'],
];

const allowed: [file: string, content: string][] = [
  ['packages/app/src/longest.ts', longFunction(120)],
  ['packages/games/src/kit.ts', "export * from '@friendbase/ui-kit';"],
  ['packages/mocks/src/kit.ts', "export * from '@friendbase/contract';"],
  ['packages/api/src/kit.ts', "export * from '@friendbase/contract';"],
  ['packages/api/src/top.ts', "export * from './modules/users/low.ts';"],
  ['packages/api/src/db/low.ts', "export * from '../startError.ts';"],
  ['packages/api/src/startError.ts', 'export class StartError extends Error {}'],
  ['packages/api/src/http/low.ts', "export * from '../db/low.ts';"],
  [
    'packages/api/src/modules/users/low.ts',
    "export type M = string;\nexport * from '../../http/low.ts';\nexport * from '../posts/low.ts';",
  ],
  ['packages/api/src/modules/posts/low.ts', "export * from '../../db/low.ts';"],
  ['packages/api/src/db/low.test.ts', "export * from '../modules/users/low.ts';"],
  ['packages/api/src/db/near.test.ts', "export * from '../../testing/members.ts';"],
  ['packages/api/testing/members.ts', "export * from '../src/modules/users/low.ts';"],
  ['packages/app/src/kit.ts', "export * from '@friendbase/contract';"],
  ['packages/app/src/games.ts', "export * from '@friendbase/games';"],
  ['packages/app/src/main.tsx', "export const load = () => import('@friendbase/mocks');"],
  ['packages/app/src/demo/start.tsx', "export * from '@friendbase/mocks';"],
  ['packages/app/src/Home.stories.tsx', "export * from '@friendbase/mocks';"],
  ['packages/app/src/Home.test.tsx', "export * from '@friendbase/mocks';"],
  ['packages/app/src/features/home/shared.ts', "export * from '../../lib/dates.ts';"],
  ['packages/app/src/features/home/near.ts', "export * from './shared.ts';"],
  ['packages/app/src/lib/said.ts', "export * from '../words/en/page.ts';"],
  ['packages/app/src/words/en/page.ts', "export const page = { title: 'Home' };"],
  [
    'packages/app/src/Signs.tsx',
    'export const Signs = ({ name }: { name: string }) => <p>@{name}: 3 / 5</p>;',
  ],
  ['packages/app/src/Look.tsx', 'export const Look = () => <p className="Home" data-tone="Calm" />;'],
  ['packages/app/src/Shown.stories.tsx', 'export const Shown = () => <p title="Data">Hello</p>;'],
  ['packages/app/src/routes/home.tsx', "export * from '../features/home/shared.ts';"],
  [
    'packages/app/src/features/home/lower.ts',
    "export * from '../../session/who.ts';\nexport * from '../../data/feed.ts';",
  ],
  ['packages/app/src/features/home/Page.stories.tsx', "export * from '../../../testing/stage.tsx';"],
  ['packages/app/src/data/feed.ts', "export * from '../lib/dates.ts';"],
  ['packages/app/src/data/friends.ts', "export * from './call.ts';"],
  ['packages/app/src/data/mutation.ts', "export { mutationOptions } from '@tanstack/react-query';"],
  ['packages/app/src/createClient.ts', "export * from './data/call.ts';"],
  ['packages/app/src/session/check.ts', "export * from '../data/feed.ts';"],
  ['packages/app/src/notices/persisted.ts', "export * from '../lib/dates.ts';"],
  ['packages/app/src/people/card.ts', "export * from '../data/feed.ts';\nexport * from '../lib/dates.ts';"],
  ['packages/app/src/features/home/people.ts', "export * from '../../people/card.ts';"],
  ['packages/app/src/uploads/files.ts', "export * from '../data/feed.ts';"],
  ['packages/app/src/features/home/files.ts', "export * from '../../uploads/files.ts';"],
  ['packages/app/src/session/who.ts', "export * from './near.ts';"],
  [
    'packages/app/testing/stage.tsx',
    "export * from '../src/features/home/shared.ts';\nexport * from '../src/games.ts';",
  ],
  ['packages/app/src/gate.ts', "export * from './session/who.ts';\nexport * from './routes/home.tsx';"],
  [
    'packages/app/src/Late.tsx',
    'const width = (): number => window.innerWidth;\nexport const useLate = () => ({ window: 1, read: () => width() + Date.now() });',
  ],
  ['packages/app/src/demo/Place.tsx', 'export const Place = () => <p>{window.location.href}</p>;'],
  [
    'packages/ui-kit/src/Button.tsx',
    'export const Button = ({ go }: { go: string }) => <button type="button">{go}</button>;',
  ],
  ['packages/ui-kit/src/near.ts', "export * from './Button.tsx';"],
  ['scripts/talk.ts', "console.log('hello');"],
];

const tsconfig =
  '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx", "lib": ["es2024", "dom"] }, "include": ["src"] }';

/**
 * A small workspace with the real rules, so that a bad line stands where it would really stand. Outside of
 * the checkout, whose `.gitignore` would hide it from the linter.
 */
function fixtures() {
  const files = Object.fromEntries([
    ...forbidden.map(([file, , content]) => [file, content]),
    ...allowed,
    ['packages/app/tsconfig.json', tsconfig],
  ]) as Record<string, string>;
  const place = tempFolder(files);
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) {
    copyFileSync(path.join(root, name), path.join(place.folder, name));
  }
  cpSync(path.join(root, 'lint'), path.join(place.folder, 'lint'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(place.folder, 'node_modules'));
  return place;
}

function lint(folder: string): Problem[] {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const folders = ['packages', 'scripts'];
  const args = [oxlint, '--type-aware', '--format', 'json', ...folders];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.map(({ filename, code }) => ({
    file: filename,
    rule: code.replace(/^(.+)\((.+)\)$/, '$1/$2'),
  }));
}

describe('the lint rules', () => {
  let problems: Problem[] = [];
  beforeAll(() => {
    using place = fixtures();
    problems = lint(place.folder);
  });
  const rulesOf = (file: string) => problems.filter((one) => one.file === file).map(({ rule }) => rule);

  it.each(forbidden)('refuse %s by %s', (file, rule) => {
    expect(rulesOf(file)).toContain(rule);
  });

  it.each(allowed)('let %s pass', (file) => {
    expect(rulesOf(file)).toEqual([]);
  });
});
