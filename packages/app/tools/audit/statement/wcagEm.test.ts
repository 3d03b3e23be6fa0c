import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '../../orca/journeys/index.ts';
import { escape } from '../report/html.ts';
import { modeNames } from '../modes.ts';
import { STATES } from '../states.ts';
import { orcaIn, readEvaluation } from './evaluation.ts';
import { cellsIn, exampleParts, judged, root } from './exampleParts.ts';
import { byRoute, kindOf, kinds } from './sample.ts';
import { LEVELS } from './standards.ts';
import { toStatement } from './statement.ts';

const html = toStatement(exampleParts);
const stepIn = (page: string, step: string): string => cellsIn(page, step)[0] ?? '';
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the report by WCAG-EM', () => {
  it('has the five steps of the method, with each of their parts', () => {
    const titles = [...html.matchAll(/<h3 id="em-\d">([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Step 1: Define the evaluation scope',
      'Step 2: Explore the target website',
      'Step 3: Select a representative sample',
      'Step 4: Audit the selected sample',
      'Step 5: Report the evaluation findings',
    ]);
    const parts = [...html.matchAll(/<th scope="row">(\d\.[a-e]) /g)].map(([, part]) => part);
    expect(parts.join(' ')).toBe(
      '1.a 1.b 1.c 1.d 2.a 2.b 2.c 2.d 2.e 3.a 3.b 3.c 4.a 4.b 4.c 5.a 5.b 5.c 5.d 5.e',
    );
  });

  it('names each state of the audit once, by its route', () => {
    expect(stepIn(html, '3.a')).toContain(`${STATES.length} states of ${byRoute().length} routes`);
    const cells = byRoute().map(([route]) => cellsIn(html, route));
    expect(sum(cells.map(([count]) => Number(count)))).toBe(STATES.length);
    const names = cells.flatMap(([, list = '']) => list.split('; '));
    expect(names.toSorted()).toEqual(STATES.map(({ name }) => escape(name)).toSorted());
  });

  it('says of what kind the states are', () => {
    const kindOfState = (name: string) =>
      kindOf(STATES.find((state) => state.name === name) ?? { name, route: '', scenario: 'busy' });
    expect(kindOfState('friends, slow')).toBe('waits for the server');
    expect(kindOfState('friends, fresh')).toBe('a page where nothing has happened yet');
    expect(kindOfState('home, help')).toMatch(/^stands behind presses/);
    expect(kindOfState('messages, a message that is not sent')).toMatch(/^something went wrong/);
    expect(kindOfState('login, sign up')).toBe('a form for visitors');
    expect(sum(kinds().map(([, count]) => count))).toBe(STATES.length);
  });

  it('names every mode, and every journey as a complete process', () => {
    for (const mode of modeNames) expect(stepIn(html, '2.e')).toContain(mode);
    const titles = [...JOURNEYS.values()].map(({ title }) => escape(title));
    expect(titles.filter((title) => !stepIn(html, '3.c').includes(title))).toEqual([]);
    expect(stepIn(html, '4.b')).toContain(`1 of ${JOURNEYS.size} are accepted`);
  });

  it('has as its baseline what it was tested with, and names what nobody has tried', () => {
    const baseline = stepIn(html, '1.c');
    expect(baseline).toContain('Chromium 150.0 by keyboard');
    expect(baseline).toContain('Orca 43.1 with Chromium.');
    expect(baseline).toContain('Not tried yet: NVDA, with Firefox.');
    const walks = [{ date: '2026-01-02', device: '', result: 'all heard' }];
    const records = { ...exampleParts.records, scripts: [{ name: 'NVDA, with Firefox', walks }] };
    expect(stepIn(toStatement({ ...exampleParts, records }), '1.c')).not.toContain('Not tried yet');
  });

  it('has the languages, the grades of their words and the patterns as further requirements', () => {
    expect(stepIn(html, '1.d')).toMatch(
      /^Words: English, at most grade 6 and easy words, at most grade 4\. 59 patterns .+: \d+ met, \d+ partly met, \d+ not applicable\.$/,
    );
  });

  it('counts the verdicts of each level', () => {
    const counts = Object.keys(LEVELS).map((level) => cellsIn(html, `Level ${level}`).map(Number));
    expect(counts.map(sum)).toEqual([31, 24, 31]);
    const rows = exampleParts.rows.map((row) => judged(row, 'partly'));
    expect(cellsIn(toStatement({ ...exampleParts, rows }), 'Level A')).toEqual(['1', '30', '0', '0', '0']);
  });

  it('reads its versions where they are pinned, and that of Orca where it was heard', () => {
    const { chromium, versions, wordings, orca } = readEvaluation(root);
    expect(chromium).toMatch(/chrom.+\d/i);
    for (const name of ['axe-core', 'accessibility-checker-engine', '@guidepup/virtual-screen-reader'])
      expect(versions[name]).toMatch(/^\d+\.\d+/);
    expect(wordings).toEqual(expect.arrayContaining(['en', 'en-easy']));
    expect(orca).toMatch(/^\d+\.\d+$/);
    expect(orcaIn('What was heard with Orca 43.1 and Chromium.')).toBe('43.1');
    expect(orcaIn('Nothing yet.')).toBe('of a version that is not known');
  });
});
