import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pagePaths } from '../../testing/serverRenderedPages.tsx';

/** The routes whose first window a test states, as far as their addresses are written out. */
const stated = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx'))
  .flatMap((name) => {
    const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
    return [...text.matchAll(/describeFirstWindow\(\s*['`](?<route>[^'`?]+)/g)].map(
      ({ groups }) => groups?.['route'],
    );
  });

it.each([...pagePaths(), '/login', '/no/such/page'])(
  '%s has a test of what is whole in its first window',
  (route) => {
    expect(stated).toContain(route);
  },
);
