import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULTS } from '@friendbase/ui-kit';
import { pageSettingsOf } from '../comfort/pageSettings.ts';
import { PAGES } from '../lib/page/pages.ts';
import { chunksOf } from './chunks.ts';

const app = path.join(import.meta.dirname, '../..');
const EASY = pageSettingsOf({ ...DEFAULTS, easy: true });

it.each(PAGES.map(({ href }) => href))('name files that are there: %s', (routeId) => {
  const { chunks, parts } = chunksOf([{ routeId, search: { comments: 'id' } }], EASY);
  const sources = [...chunks, ...parts].filter((source) => source.includes('/'));
  expect(sources.filter((source) => !existsSync(path.join(app, source)))).toEqual([]);
  expect(sources.length).toBeGreaterThan(2);
});
