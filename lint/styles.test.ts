import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../scripts/tempFolder.ts';

const root = path.join(import.meta.dirname, '..');

const refused: [declaration: string, rule: string][] = [
  ['color: #fff', 'color-no-hex'],
  ['color: red', 'color-named'],
  ['color: rgb(0 0 0)', 'function-disallowed-list'],
  ['color: hsla(0 0% 0% / 1)', 'function-disallowed-list'],
  ['color: oklch(0.5 0.1 20)', 'function-disallowed-list'],
  ['background: linear-gradient(#000, transparent)', 'color-no-hex'],
  ['padding: 4px', 'declaration-property-unit-disallowed-list'],
  ['padding: 1rem', 'unit-allowed-list'],
  ['margin: calc(100% - 2em)', 'declaration-property-unit-disallowed-list'],
  ['transition-duration: 200ms', 'unit-allowed-list'],
  ['animation-duration: 0.2s', 'unit-allowed-list'],
  ['--mine: 3px', 'declaration-property-unit-disallowed-list'],
  ['color: var(--color-txet)', 'no-unknown-custom-properties'],
  ['margin: 0 !important', 'declaration-no-important'],
  ['color: var(--palette-ink)', 'declaration-property-value-disallowed-list'],
  ['text-transform: uppercase', 'declaration-property-value-disallowed-list'],
];

const accepted = [
  'color: var(--color-text)',
  'color: CanvasText',
  'border-color: transparent',
  'margin: 0',
  'inline-size: 100%',
  'max-inline-size: 70ch',
  'min-block-size: 100dvh',
  'grid-template-columns: 1fr 2fr',
  'transform: rotate(45deg)',
  'opacity: var(--set-by-the-component, 1)',
];

const refusedSelectors = [
  '.form:has(.row) :focus',
  '.form:has(.row) *',
  '.grid:has(> :first-child .wait) > :nth-child(2)',
  '.page { &:has(.note) + :hover {} }',
];
const acceptedSelectors = ['.form:has(.row)', '.form:has(> .row) .field', '.a:not(:has(> .b)) + .c:hover'];

const declarations = [...refused.map(([one]) => one), ...accepted];
const fileOf = (declaration: string) => `packages/app/src/${declarations.indexOf(declaration)}.css`;
const selectors = [...refusedSelectors, ...acceptedSelectors];
const sheetOf = (selector: string) => `packages/app/src/selector-${selectors.indexOf(selector)}.css`;
const media =
  '@media (width >= 40em) { p { color: var(--color-text) } }\n@media (min-width: 640px) { p { margin: 0 } }\n';

describe('the style rules', () => {
  let rules: Record<string, string[]> = {};
  beforeAll(() => {
    using place = tempFolder({
      'packages/ui-kit/src/tokens/colours.css':
        ':root { --palette-ink: #101010; --color-text: var(--palette-ink); --space: 1rem; --short: 200ms }\n',
      'packages/app/src/media.css': media,
      ...Object.fromEntries(declarations.map((one) => [fileOf(one), `p { ${one} }\n`])),
      ...Object.fromEntries(
        selectors.map((one) => [
          sheetOf(one),
          one.includes('{}') ? one.replace('{}', '{ margin: 0 }') : `${one} { margin: 0 }`,
        ]),
      ),
    });
    copyFileSync(path.join(root, '.stylelintrc.json'), path.join(place.folder, '.stylelintrc.json'));
    rules = rulesByFile(place.folder);
  });

  it.each(refused)('refuse “%s” outside the tokens by %s', (declaration, rule) => {
    expect(rules[fileOf(declaration)]).toEqual([rule]);
  });

  it.each(accepted)('let “%s” pass', (declaration) => {
    expect(rules[fileOf(declaration)]).toEqual([]);
  });

  it.each(refusedSelectors)(
    'refuse “%s”, by which each insertion recalculates the style of every element',
    (one) => {
      expect(rules[sheetOf(one)]).toEqual(['selector-disallowed-list']);
    },
  );

  it.each(acceptedSelectors)('let “%s” pass', (one) => {
    expect(rules[sheetOf(one)]).toEqual([]);
  });

  it.each(['packages/ui-kit/src/tokens/colours.css', 'packages/app/src/media.css'])(
    'let sizes pass where they belong: %s',
    (file) => {
      expect(rules[file]).toEqual([]);
    },
  );
});

function rulesByFile(folder: string): Record<string, string[]> {
  const stylelint = path.join(root, 'node_modules/stylelint/bin/stylelint.mjs');
  const { stderr } = spawnSync(process.execPath, [stylelint, '**/*.css', '--formatter', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const results = JSON.parse(stderr) as { source: string; warnings: { rule: string }[] }[];
  return Object.fromEntries(
    results.map(({ source, warnings }) => [path.relative(folder, source), warnings.map(({ rule }) => rule)]),
  );
}
