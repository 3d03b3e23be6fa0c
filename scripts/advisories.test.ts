import { describe, expect, it } from 'vitest';
import { judge, SKIPPED } from './advisories.ts';

/** As pnpm 12 writes it. */
const found = {
  advisories: {
    1: {
      findings: [{ version: '3.3.0', paths: ['packages__api>koa'] }],
      title: 'Made up',
      module_name: 'koa',
      severity: 'high',
      url: 'https://example.com/GHSA-1',
    },
  },
};
const REFUSED = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:\n';

describe('known advisories of libraries', () => {
  it('are named, and fail', () => {
    expect(judge({ status: 1, stdout: JSON.stringify(found), stderr: '' })).toEqual({
      code: 1,
      lines: ['high: koa 3.3.0: Made up (https://example.com/GHSA-1)'],
    });
  });

  it('are none where the registry says so', () => {
    expect(judge({ status: 0, stdout: '{ "advisories": {} }', stderr: '' })).toEqual({
      code: 0,
      lines: ['advisories: none is known'],
    });
  });

  it.each([
    ['refuses', { status: 1, stdout: '', stderr: REFUSED }, 'The audit endpoint responded with 405:'],
    ['says nothing', { status: null, stdout: '', stderr: '' }, 'no answer in time'],
    ['fails after an empty answer', { status: 1, stdout: '{}', stderr: 'Broken off.' }, 'Broken off.'],
  ])('are not told to be none where the registry %s', (_, audited, why) => {
    expect(judge(audited)).toEqual({
      code: SKIPPED,
      lines: [`advisories: skipped, so nothing is proved. ${why}`],
    });
  });
});
