import { describe, expect, it } from 'vitest';
import type { Answered } from './requests.ts';
import { failures, notesOn, quantile, tableOf } from './results.ts';
import type { Phase, Round } from './results.ts';

const answered = (ms: number, more: Partial<Answered> = {}): Answered => ({
  kind: 'feed',
  ms,
  lateMs: 0,
  status: 200,
  page: undefined,
  ...more,
});
const phase = (ms: number, more: Partial<Phase> = {}): Phase => ({
  calls: [answered(1), answered(ms)],
  pages: [],
  thread: undefined,
  ...more,
});
const page = (kind: Answered['page']) => answered(20, { kind: 'page', page: kind });
const rounds: Round[] = [
  { alone: phase(2), beside: phase(3, { pages: [page('rendered'), page('data'), page('frame')] }) },
  { alone: phase(4), beside: phase(8) },
];

describe('the report of calls beside pages', () => {
  it('names what was refused', () => {
    const refused = { calls: [answered(1, { status: 429 })], pages: [], thread: undefined };
    expect(failures([{ alone: phase(1), beside: refused }])).toEqual(['feed: 429']);
    expect(failures(rounds)).toEqual([]);
  });

  it('takes the value that such a part is not above', () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1);
    expect([quantile(values, 0.5), quantile(values, 0.99), quantile([7], 0.99)]).toEqual([100, 198, 7]);
  });

  it('compares calls of all rounds, and those of each kind', () => {
    expect(tableOf(rounds).split('\n').slice(2)).toEqual([
      '| all | 4 | 1.0 | 1.0 | 4.0 | 8.0 | 2.00 |',
      '| feed | 4 | 1.0 | 1.0 | 4.0 | 8.0 | 2.00 |',
    ]);
  });

  it('says what each round found, and what became of the pages', () => {
    const notes = notesOn(rounds);
    expect(notes).toContain('Ratio of each round: 1.50, 2.00; **median 1.50**.');
    expect(notes).toContain('Of 3 pages 1 came rendered, 1 as frame with data, 1 as frame alone');
  });

  it('says what pages take of the thread that answers calls, where the system tells', () => {
    const alone = phase(1, { thread: { ranMs: 2, waitedMs: 1 } });
    const beside = phase(1, { thread: { ranMs: 5, waitedMs: 2 }, pages: [page('rendered')] });
    expect(notesOn([{ alone, beside }])).toContain('ran 1.00 ms a call and 3.00 ms a page');
    expect(notesOn(rounds)).not.toContain('The thread');
  });
});
