import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOURNEYS_THROUGH } from '../../../../.storybook/proofs/journeys.ts';
import { JOURNEYS } from '../orca/journeys/index.ts';

const root = path.join(import.meta.dirname, '../../../..');

describe('the journeys that pass through a screen', () => {
  it('are all journeys that there are', () => {
    const named = new Set(Object.values(JOURNEYS_THROUGH).flat());
    expect([...named].toSorted()).toEqual([...JOURNEYS.keys()].toSorted());
  });

  it('stand under titles of stories that there are', () => {
    const titles = globSync('packages/{app,games}/src/**/*.stories.tsx', { cwd: root }).map(
      (file) =>
        /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1],
    );
    expect(Object.keys(JOURNEYS_THROUGH).filter((title) => !titles.includes(title))).toEqual([]);
  });
});
