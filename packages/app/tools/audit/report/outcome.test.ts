import { describe, expect, it } from 'vitest';
import type { Accepted } from '../accepted.ts';
import type { View } from '../view.ts';
import { outcomeOf } from './outcome.ts';

const finding: View['findings'][number] = {
  engine: 'axe',
  rule: 'button-name',
  impact: 'critical',
  message: 'Buttons must have text',
  mend: 'Give it a name',
  help: '',
  where: 'button',
  html: '<button></button>',
};
const view = {
  state: 'friends, busy',
  route: '/friends',
  address: '',
  presses: [],
  mode: 'light',
  width: 320,
  picture: '',
};
const needless: Accepted = { engine: 'ibm', rule: 'label', html: '<input>', reason: 'It has one.' };

const end = ({
  findings = [],
  failed = [],
  ...made
}: Partial<Parameters<typeof outcomeOf>[1]> & Partial<Pick<View, 'findings'>> & { failed?: string[] }) =>
  outcomeOf(
    {
      made: { date: '', commit: '', engines: { axe: '', ibm: '' } },
      fresh: [],
      mended: [],
      first: 0,
      views: [{ ...view, findings }],
      failed,
    },
    { unmet: [], isWhole: true, isStopped: false, inReport: 0, ...made },
  );

describe('the end of an audit', () => {
  it.each([
    ['something is found', { findings: [finding] }, 1],
    ['something could not be opened', { failed: ['home, busy'] }, 1],
    ['the report itself has a fault', { inReport: 1 }, 1],
    ['all was looked at and a row of what is accepted was met nowhere', { unmet: [needless] }, 1],
    ['a part was looked at, where such a row may not be met', { unmet: [needless], isWhole: false }, 0],
    ['it was stopped, whatever is found', { findings: [finding], isStopped: true }, 130],
    ['nothing is found', {}, 0],
  ])('where %s: %j, is exit code %i', (_, seen, code) => {
    expect(end(seen).exitCode).toBe(code);
  });

  it('names each finding, what could not be opened, what is accepted for nothing, and how many there are', () => {
    expect(end({ findings: [finding], failed: ['home, busy: gone'], unmet: [needless] }).lines).toEqual([
      'friends, busy, light, 320 px: axe button-name button',
      'No longer needed in accepted.ts: ibm label <input>',
      'Could not be opened: home, busy: gone',
      '1 views, 1 findings, 0 of them new, 0 mended, 0 views for the first time.',
    ]);
  });

  it('counts for the conformance report only where everything was opened', () => {
    expect(end({}).isComplete).toBe(true);
    const parts = [{ failed: ['home'] }, { isStopped: true }, { isWhole: false }];
    expect(parts.map((part) => end(part).isComplete)).toEqual([false, false, false]);
  });
});
