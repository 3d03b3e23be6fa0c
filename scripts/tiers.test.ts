import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut, LONG_CASE, LONG_CHECK, LONG_FILES, LONG_JOURNEY, LONG_STORY } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');

describe('what the short tier leaves out', () => {
  const lines = leftOut();

  it('names every file of the long tier', () => {
    // Where Vitest looks for tests.
    const files = globSync(`{packages/*,scripts,lint,.storybook}/${LONG_FILES}`, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist*/**'],
    });
    expect(files).toContain('scripts/suites.long.test.ts');
    expect(lines).toEqual(expect.arrayContaining(files));
  });

  it.each([LONG_CHECK, LONG_CASE, LONG_STORY, LONG_JOURNEY.source, 'npm test -- --orca', 'npm run grown'])(
    'names %s',
    (name) => expect(lines.join('\n')).toContain(name),
  );
});
