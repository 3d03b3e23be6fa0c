import { expect, it } from 'vitest';
import { nodeTooOld } from './nodeVersion.mjs';

it.each(['v12.22.12', 'v18.20.8', 'v20.18.3'])(
  'refuses Node %s in one sentence that names both versions',
  (version) => {
    expect(nodeTooOld(version)).toMatch(new RegExp(`needs Node 20\\.19 or newer, and this is ${version}`));
  },
);

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.21.0'])('runs on Node %s', (version) => {
  expect(nodeTooOld(version)).toBeUndefined();
});
