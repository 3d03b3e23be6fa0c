import { expect, it } from 'vitest';
import { tokensOf } from './styleSheets.ts';

const tokensOn = (name: string) => tokensOf(`./packages/ui-kit/src/components/${name}/${name}.stories.tsx`);

it('lists the tokens of the sheets beside a component', async () => {
  expect(await tokensOn('StatusLine')).toContain('--color-success');
});

it('lists those of a sheet that it shares with others', async () => {
  expect(await tokensOn('RadioGroup')).toContain('--size-mark');
  expect(await tokensOn('ButtonLink')).toContain('--color-on-action');
});

it('leaves those of a component within it to its own page', async () => {
  expect(await tokensOn('CopyField')).not.toContain('--color-success');
});
