import { describe, expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';
import { cheapPasswords } from '../../testing/members.ts';
import { endingOf } from './endings.ts';
import { load } from './load.ts';
import { readOptions } from './options.ts';

describe('the end of load data', () => {
  it('is one plain line when the disk is full', async () => {
    await using api = await openApi();
    await api.db.raw('pragma max_page_count = 200');
    const surroundings = {
      now: new Date(0),
      passwords: cheapPasswords,
      signal: new AbortController().signal,
      clockMs: () => 0,
      say() {},
    };
    const failed = await load(api.db, readOptions(['--posts', '5000']), surroundings).catch(endingOf);
    expect(failed).toEqual({
      line: 'There is no room left on the disk. The data is incomplete: remove this database before it is used.',
      exitCode: 1,
    });
  });

  it('is the same line when the disk of the server is full', () => {
    const error = new Error('could not extend file "base/1/2": No space left on device');
    expect(endingOf(error)).toMatchObject({
      line: expect.stringMatching(/^There is no room left/),
      exitCode: 1,
    });
  });

  it('keeps the stack of what nobody expected', () => {
    expect(endingOf(new Error('no such table'))).toBeUndefined();
  });
});
