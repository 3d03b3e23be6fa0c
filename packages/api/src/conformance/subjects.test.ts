import { readdirSync } from 'node:fs';
import { subjects } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';

it('every subject of the conformance cases has its file here', () => {
  const files = readdirSync(import.meta.dirname).map((file) => file.replace('.test.ts', ''));
  expect(files.toSorted()).toEqual([...subjects, 'subjects'].toSorted());
});
