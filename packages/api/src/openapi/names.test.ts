import { text } from '@friendbase/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameSchemas } from './names.ts';

it('names schemas by their export and keeps what they say of themselves', () => {
  const Word = text(5);
  nameSchemas({ Word, LIMIT: 5, rule: () => true, nothing: null });
  expect(z.globalRegistry.get(Word)).toEqual({ id: 'Word', maxLength: 5 });
});
