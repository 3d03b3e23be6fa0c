import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

const app = path.join(import.meta.dirname, '../../packages/app/src');

/** The titles under which the stories of the app stand. */
const titles = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .flatMap(
    (name) =>
      /title: '(?<title>Screens\/[^']+)'/.exec(readFileSync(path.join(app, name), 'utf8'))?.groups?.['title'],
  )
  .filter((title) => title !== undefined);

it('each screen that has stories is told of once, with what it is for and which settings change it', () => {
  expect(titles.length).toBeGreaterThan(0);
  expect(SCREENS.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  for (const { purpose, settings } of SCREENS) expect([purpose, settings]).not.toContain('');
});
