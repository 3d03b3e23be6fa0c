import { describe, it } from 'vitest';
import { EXCEPTION_LIMITS, reportFault, type ExceptionReport } from '../exceptionReports.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { annAndBen } from './seeds.ts';

const good: ExceptionReport = goodBodies.reportFault;
const at = (file: string) => ({ stack: [{ file, line: 1, column: 1 }] });
const positions = (count: number) =>
  Array.from({ length: count }, () => ({ file: 'main.js', line: 1, column: 1 }));

/** Refused before any handler runs. */
export function exceptionReportShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong report of an exception on ${backendName}`, () => {
    it.each([
      ['a message as its name', { name: 'Ann said: hello' }],
      ['an email address as its name', { name: 'ann@example.com' }],
      ['no name', { name: '' }],
      ['a long name', { name: 'E'.repeat(EXCEPTION_LIMITS.name + 1) }],
      ['an address as a file', at('https://friends.example/assets/main.js')],
      ['a query behind a file', at('main.js?token=1')],
      ['a file that is no script', at('ann.txt')],
      ['a place before the first line', { stack: [{ file: 'main.js', line: -1, column: 1 }] }],
      ['too many places', { stack: positions(EXCEPTION_LIMITS.positions + 1) }],
      ['an id in its route', { route: '/friends/5f0c2a8e' }],
      ['a query in its route', { route: '/friends?name=ann' }],
      ['a long route', { route: '/a'.repeat(EXCEPTION_LIMITS.route) }],
    ])('refuses %s', async (_, change) => {
      await using backend = await open(annAndBen);
      const answer = await ask(backend.visitor(), 'post', reportFault.path, { ...good, ...change });
      expectError(answer, ...invalid(Object.keys(change)[0]!));
    });
  });
}

/** Reporting an exception of the app. */
export function exceptionReportsConform(backendName: string, open: OpenBackend): void {
  describe(`reporting an exception on ${backendName}`, () => {
    it('takes it from visitors and members alike', async () => {
      await using backend = await open(annAndBen);
      await backend.visitor().call(reportFault, { body: good });
      const full = { ...good, stack: positions(EXCEPTION_LIMITS.positions), route: '/friends/$friendId' };
      await (await backend.as('ann')).call(reportFault, { body: full });
    });
  });
}
