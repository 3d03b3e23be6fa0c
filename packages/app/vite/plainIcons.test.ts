import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linesAlone } from './plainIcons.ts';

const icons = path.join(import.meta.dirname, '../../ui-kit/node_modules/lucide-react/dist/esm/icons');

it.each(['house', 'heart', 'gamepad-2'])('leaves of “%s” its lines alone', (name) => {
  const code = linesAlone(readFileSync(path.join(icons, `${name}.mjs`), 'utf8'));
  expect(code).toMatch(/const __iconData = \{\s*node: \[/);
  expect(code).not.toMatch(/key:|name:|size:|aliases:/);
});
