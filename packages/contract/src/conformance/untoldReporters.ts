import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import { ask } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { calls, paramsOf } from './bodies.ts';
import { asReadBy } from './readable.ts';
import { BENS, bensPost, decide, onlyCase, report, talkative } from './safety.ts';
import type { Name } from './seeds.ts';

/** Of an answer that is made at a moment of its own, whoever reported. */
const PASSING_HEADERS = ['date', 'set-cookie', 'keep-alive', 'connection', 'x-request-id'];
const SEEDED_ID = /^[0-9a-f]0000000-/;
/** Also those of sessions. */
const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g;

/** Ids that a backend has made differ from one world to the next. */
const withoutMadeIds = (text: string): string =>
  text.replace(ANY_ID, (id) => (SEEDED_ID.test(id) ? id : 'made-id'));

/** Every answer to the reading calls of the reported member, to the byte, with its headers. */
async function answersTo(ben: Visitor): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [call, { method, path }] of calls) {
    if (method !== 'get') continue;
    const address = fillPath(path, asReadBy('ben', paramsOf(call)));
    const { status, headers, raw } = await ask(ben, 'get', address);
    const compared = [...headers].filter(([name]) => !PASSING_HEADERS.includes(name));
    answers[call] = [status, compared, withoutMadeIds(raw)];
  }
  return answers;
}

/** What Ben is answered after a member has reported something of his, and again after it was decided. */
async function worldWhere(open: OpenBackend, reporter: Name, subject: (typeof BENS)[number]) {
  await using backend: Backend = await open(talkative);
  const ben = await backend.as('ben');
  const ed = await backend.as('ed');
  await report(await backend.as(reporter), subject, { reason: 'scary', words: `Told by ${reporter}.` });
  const reported = await answersTo(ben);
  await decide(ed, (await onlyCase(ed)).id, 'hide');
  return { reported, decided: await answersTo(ben) };
}

/** Whoever reported, nothing that the reported member is answered tells it. */
export function untoldReportersConform(backendName: string, open: OpenBackend): void {
  describe(`who reported on ${backendName}`, () => {
    it.each(BENS.filter(({ kind }) => kind !== 'message').map((subject) => [subject.kind, subject] as const))(
      'a %s is told by no byte of any answer, before and after it was decided',
      async (_, subject) => {
        const byAnn = await worldWhere(open, 'ann', subject);
        expect(byAnn).toEqual(await worldWhere(open, 'cleo', subject));
        expect(JSON.stringify(byAnn)).not.toContain('Told by');
      },
    );

    it('and that anybody did is told by no byte, until it is decided', async () => {
      await using never = await open(talkative);
      const untouched = await answersTo(await never.as('ben'));
      await using backend = await open(talkative);
      const ben = await backend.as('ben');
      await report(await backend.as('ann'), bensPost);
      // A mock's only session begins when it is asked about.
      const [after, before] = [await answersTo(ben), untouched].map((answers) =>
        Object.entries(answers).filter(([call]) => call !== 'listSessions'),
      );
      expect(after).toEqual(before);
    });
  });
}
