import { expect, it } from 'vitest';
import { withoutImport } from './withoutUnused.ts';

it('tells when there is no such import any more', () => {
  const link = { from: './link.js', names: ['Link'] };
  expect(withoutImport('import { Link } from "./links.js";', link)).toBeUndefined();
  expect(withoutImport('import { Links } from "./link.js";', link)).toBeUndefined();
  const both = { from: './link.js', names: ['Link', 'Other'] };
  expect(withoutImport('import { Link } from "./link.js";', both)).toBeUndefined();
});

it('leaves one import out, by either way of writing it', () => {
  expect(
    withoutImport('import { Link } from "./link.js";\nrest(Link)', { from: './link.js', names: ['Link'] }),
  ).toBe('const Link = undefined;\nrest(Link)');
  const code = 'import {announce as $a$b} from "announcer";\nimport {x as y} from "other";';
  expect(withoutImport(code, { from: 'announcer', names: ['announce'] })).toBe(
    'const $a$b = undefined;\nimport {x as y} from "other";',
  );
});

it('leaves the others of the same import, where the library has shortened their names', () => {
  const code = "import { s as sendTo, l as log, a as emit } from './log.js';";
  expect(withoutImport(code, { from: './log.js', names: ['log', 'sendTo'] })).toBe(
    'import { a as emit } from "./log.js";const sendTo = undefined;const log = undefined;',
  );
});
