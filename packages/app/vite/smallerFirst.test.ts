import { expect, it } from 'vitest';
import { minifyAgain } from './smallerFirst.ts';

it('refuses what is no script', async () => {
  await expect(minifyAgain('const =')).rejects.toThrow('Name expected');
});

it('keeps the names that other files import', async () => {
  const code = await minifyAgain(
    'const first = () => 1; function second() { return first() + 1 } export { second as b };',
  );
  expect(code).toMatch(/export\{\w+ as b\}/);
  expect(code.length).toBeLessThan(50);
});
