import { expect, it } from 'vitest';
import { withoutImport } from './withoutUnused.ts';

it('leaves one import out, by either way of writing it', () => {
  expect(withoutImport('import { Link } from "./link.js";\nrest(Link)', './link.js')).toBe(
    'const Link = undefined;\nrest(Link)',
  );
  const code = 'import {announce as $a$b} from "announcer";\nimport {x as y} from "other";';
  expect(withoutImport(code, 'announcer')).toBe('const $a$b = undefined;\nimport {x as y} from "other";');
});

it('tells when there is no such import any more', () => {
  expect(withoutImport('import { Link } from "./links.js";', './link.js')).toBeUndefined();
});
