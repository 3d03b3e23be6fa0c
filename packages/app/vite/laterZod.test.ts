import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as later from '@friendbase/contract/later-zod';
import { expect, it } from 'vitest';

const contract = path.join(import.meta.dirname, '../../contract/src');

it('stands in for every function of zod that the contract uses', () => {
  const sources = readdirSync(contract)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(contract, file), 'utf8'));
  const used = sources
    .filter((source) => source.includes("from 'zod/mini'"))
    .flatMap((source) => [...source.matchAll(/\bz\.([a-z_]\w*)/g)].map(([, name]) => name));
  const types = ['infer', 'input', 'output', 'core'];
  const known = new Set([...Object.keys(later), ...types]);
  expect(used.filter((name) => !known.has(name ?? ''))).toEqual([]);
});
