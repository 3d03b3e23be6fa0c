import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutAccepted } from '../accepted.ts';
import type { View } from '../view.ts';
import { toEarl, toJUnit, toSarif } from './formats.ts';
import { toHtml } from './html.ts';
import { withViewsOf } from './storyAudits.ts';
import { compare, remembered, type Summary } from './summary.ts';
import { writeReport } from './write.ts';

const finding: View['findings'][number] = {
  engine: 'axe',
  rule: 'button-name',
  impact: 'critical',
  message: 'Buttons must have <discernible> text',
  mend: 'Give it a name & say what it does',
  help: 'https://example.com/button-name',
  where: '#react-aria123-_r_1_ > button',
  html: '<button class="x"></button>',
};

const view = (state: string, findings: View['findings']): View => ({
  state,
  route: '/friends',
  address: '/friends?scenario=busy',
  presses: ['press button Help'],
  mode: 'light',
  width: 320,
  findings,
  picture: 'pictures/a.jpeg',
});

const summaryOf = (views: View[]): Summary => ({
  made: { date: '2026-11-26', commit: 'abc', engines: { axe: '4', ibm: '4' } },
  fresh: [],
  mended: [],
  first: 0,
  views,
  failed: [],
});
const summary = summaryOf([view('friends, busy', [finding]), view('friends, fresh', [])]);

describe('a report', () => {
  it('tells what is new and what is mended, whatever ids React gave, and nothing of what was not looked at again', () => {
    const other = { ...finding, rule: 'label' };
    const sameLater = { ...finding, where: '#react-aria999-_r_7_ > button' };
    const before = remembered([view('friends, busy', [finding, other]), view('home', [finding])]);
    const { fresh, mended, first } = compare(
      [view('friends, busy', [sameLater, { ...finding, engine: 'ibm' }])],
      before,
    );
    expect(fresh).toEqual([expect.stringContaining('ibm')]);
    expect(mended).toEqual([expect.stringContaining('friends, busy · light · 320 · axe · label')]);
    expect(first).toBe(0);
  });

  it('is six files: of each format one, and what is remembered for the next', () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
    writeReport(folder.path, { views: summary.views, failed: [], commit: 'abc' }, new Date());
    expect(readdirSync(folder.path).toSorted()).toEqual([
      'index.html',
      'remembered.json',
      'report.earl.jsonld',
      'report.json',
      'report.junit.xml',
      'report.sarif',
    ]);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder.path, name), 'utf8'));
    expect(read('report.json')).toMatchObject({ views: summary.views });
    expect(read('report.sarif')).toMatchObject({ version: '2.1.0' });
    expect(read('report.earl.jsonld')).toMatchObject({ '@graph': expect.any(Array) });
  });

  it('calls nothing new that was not looked at before, and knows after a report of one route what the others had', () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
    const write = (views: View[]) =>
      writeReport(folder.path, { views, failed: [], commit: 'abc' }, new Date());
    const other = { ...finding, rule: 'label' };
    expect(write([view('friends, busy', [finding]), view('home', [finding])])).toMatchObject({
      fresh: [],
      first: 2,
    });
    expect(write([view('friends, busy', [])])).toMatchObject({ fresh: [], first: 0 });
    const { fresh, mended, first } = write([
      view('friends, busy', [other]),
      view('home', [finding, other]),
      view('games', [finding]),
    ]);
    expect(fresh).toEqual([
      expect.stringContaining('friends, busy · light · 320 · axe · label'),
      expect.stringContaining('home · light · 320 · axe · label'),
    ]);
    expect([mended, first]).toEqual([[], 1]);
  });

  it('has a failed test case for each view with findings, in XML that is well-formed', () => {
    const xml = toJUnit(summary);
    expect(xml).toContain('<testsuite name="audit" tests="2" failures="1">');
    expect(xml).toContain('message="Buttons must have &lt;discernible&gt; text"');
    expect(toJUnit(summaryOf([view('\u0000\u000B<', [])]))).toContain('name="&lt;, light, 320 px"');
  });

  it('has a run for each engine in SARIF, and an assertion for each view and engine in EARL', () => {
    expect(toSarif(summary)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'axe' } },
          results: [{ ruleId: 'button-name', level: 'error', kind: 'fail' }],
        },
        { tool: { driver: { name: 'ibm' } }, results: [] },
      ],
    });
    const outcomes = JSON.stringify(toEarl(summary)).match(/earl:(passed|failed)/g);
    expect(outcomes).toEqual(['earl:failed', 'earl:passed', 'earl:passed', 'earl:passed']);
  });

  it('says how to see each finding again: no server of the audit is there anymore', () => {
    const html = toHtml(summary);
    expect(html).toContain(
      'run <code>npm run demo</code>, open <code>/friends?scenario=busy</code>, press button Help, in the mode light, 320 px wide.',
    );
    expect(html).not.toContain('127.0.0.1');
    const ofStory = { ...view('Kit/Button, Primary', [finding]), storyId: 'kit-button--primary' };
    expect(toHtml(summaryOf([ofStory]))).toContain('run <code>npm run storybook</code>, open');
  });

  it('shows markup of a page as text', () => {
    const html = toHtml({ ...summary, failed: ['home: <nowhere>'] });
    expect(html).toContain('home: &lt;nowhere&gt;');
    expect(html).toContain('&lt;button class=&quot;x&quot;&gt;&lt;/button&gt;');
    expect(html).toContain('Buttons must have &lt;discernible&gt; text');
  });
});

describe('what is accepted', () => {
  const row = { engine: 'axe', rule: 'button-name', html: 'class="x"', reason: 'It has one.' } as const;

  it('is left out', () => {
    expect(withoutAccepted(summary.views, [row])).toEqual({
      views: summary.views.map((one) => ({ ...one, findings: [] })),
      unmet: [],
    });
  });

  it('is left out in its own state alone, where it has one', () => {
    const [first, second] = [view('friends, busy', [finding]), view('home', [finding])];
    expect(withoutAccepted([first, second], [{ ...row, state: 'home' }]).views).toEqual([
      first,
      { ...second, findings: [] },
    ]);
  });

  it('is named where nothing is found of it anymore', () => {
    const unmet = [{ ...row, rule: 'label' }];
    expect(withoutAccepted(summary.views, unmet)).toEqual({ views: summary.views, unmet });
  });
});

describe('what the workshop shows below a story', () => {
  const made = { date: '2026-11-27', commit: 'def', engines: { axe: '4', ibm: '4' } };
  const atStory = (mode: string, findings: View['findings']): View => ({
    ...view('Kit/Button, Plain', findings),
    storyId: 'kit-button--plain',
    mode,
  });

  it('is the last view in each mode and window, and nothing of pages', () => {
    const first = withViewsOf(
      {},
      { made, views: [atStory('light', [finding]), atStory('dark', []), view('home', [finding])] },
    );
    expect(Object.keys(first)).toEqual(['kit-button--plain']);
    const later = withViewsOf(first, { made: { ...made, commit: 'fff' }, views: [atStory('light', [])] });
    expect(later['kit-button--plain']).toEqual([
      { mode: 'dark', width: 320, date: '2026-11-27', commit: 'def', findings: [] },
      { mode: 'light', width: 320, date: '2026-11-27', commit: 'fff', findings: [] },
    ]);
    const [{ findings } = { findings: [] }] = first['kit-button--plain'] ?? [];
    const { engine, rule, message, where } = finding;
    expect(findings).toEqual([{ engine, rule, message, where }]);
  });
});
