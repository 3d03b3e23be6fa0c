import { readdirSync } from 'node:fs';
import { subjects } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';

it('every subject of the conformance cases has its files here, one for each database', () => {
  const files = readdirSync(import.meta.dirname);
  const expected = subjects.flatMap((subject) => [`${subject}.test.ts`, `${subject}.postgres.long.test.ts`]);
  expect(files).toEqual(expect.arrayContaining(expected));
  expect(files).toHaveLength(expected.length + ['databases', 'subjects'].length);
});
