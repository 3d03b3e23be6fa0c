import { existsSync } from 'node:fs';
import path from 'node:path';
import { VISITOR_FORMS } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { DEFAULTS } from '@friendbase/ui-kit';
import { pageSettingsOf } from '../comfort/pageSettings.ts';
import { PAGES } from '../lib/page/pages.ts';
import { chunksOf, partsFor } from './chunks.ts';

const app = path.join(import.meta.dirname, '../..');
const missing = (sources: readonly string[]) =>
  sources.filter((source) => source.includes('/') && !existsSync(path.join(app, source)));
const EASY = pageSettingsOf({ ...DEFAULTS, easy: true });

it.each(PAGES.map(({ href }) => href))('name files that are there: %s', (routeId) => {
  const { chunks, parts } = chunksOf([{ routeId, search: { comments: 'id' } }], EASY);
  expect(missing([...chunks, ...parts])).toEqual([]);
  expect(chunks.length + parts.length).toBeGreaterThan(3);
});

it('name files that are there, and more of them where a form behind a tab is open', () => {
  const parts = VISITOR_FORMS.map((form) => partsFor('', form));
  expect(missing(parts.flat())).toEqual([]);
  expect(VISITOR_FORMS.filter((_, at) => parts[at]?.length === 0)).toEqual(['log-in']);
});
