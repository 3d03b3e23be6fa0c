import { chmodSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumFlags } from './chromium.ts';
import { tempFolder } from './tempFolder.ts';

/** What the last list of a command line turns off, which is the one that counts. */
const featuresOff = (args: readonly string[]) =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.split('=')[1]
    ?.split(',') ?? [];

it('leaves off all that Playwright leaves off', async () => {
  using place = tempFolder({ args: '' });
  const program = place.write('chromium', `#!/bin/sh\nprintf '%s\\n' "$@" > '${place.folder}/args'\n`);
  chmodSync(program, 0o755);
  const argsWith = async (args: readonly string[]) => {
    await chromium.launch({ executablePath: program, args: [...args] }).catch(() => {});
    return readFileSync(`${place.folder}/args`, 'utf8').split('\n');
  };
  const theirs = featuresOff(await argsWith([]));
  expect(theirs).toContain('PaintHolding');
  expect(featuresOff(await argsWith(chromiumFlags))).toEqual(expect.arrayContaining(theirs));
});
