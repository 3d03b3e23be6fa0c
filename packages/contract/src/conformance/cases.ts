import { describe, expect, it } from 'vitest';
import {
  answerAppeal,
  decideCase,
  getCase,
  getModerationCounts,
  listCases,
  undoDecision,
} from '../moderation/cases.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { calls, pathFor, bodyOf } from './bodies.ts';
import { BENS, bensPost, decide, look, onlyCase, queueOf, report, reportsOf, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { mediaUrls, memberId, UNKNOWN_ID } from './seeds.ts';
import { messageFrom, messageId } from './talkSeeds.ts';

const forModerators = calls.filter(([, { access }]) => access === 'moderator');
const unknown = { params: { id: UNKNOWN_ID } };

/** What moderators see. */
export function casesConform(backendName: string, open: OpenBackend): void {
  describe(`the queue of moderators on ${backendName}`, () => {
    queueConforms(open);
    casesReadConform(open);
  });
}

function queueConforms(open: OpenBackend): void {
  it('is not there for anybody else, exactly as an unknown address', async () => {
    await using backend = await open({ ...talkative, cases: [caseAbout('ben', 1)] });
    for (const someone of [backend.visitor(), await backend.as('ann')]) {
      const nothing = await ask(someone, 'get', '/api/nothing');
      for (const [name, { method }] of forModerators) {
        for (const tried of [method, 'get', 'delete', 'patch']) {
          const answer = await ask(someone, tried, pathFor(name), tried === 'get' ? undefined : bodyOf(name));
          expect([name, answer.status, answer.raw]).toEqual([name, 404, nothing.raw]);
        }
      }
    }
  });

  it('finds nothing of what is not there', async () => {
    await using backend = await open(talkative);
    const ed = await backend.as('ed');
    await expectCallError(ed, getCase, unknown, 'caseNotFound');
    const body = { action: 'keep', version: 0 } as const;
    await expectCallError(ed, decideCase, { ...unknown, body }, 'caseNotFound');
    await expectCallError(ed, undoDecision, unknown, 'decisionNotFound');
    await expectCallError(ed, answerAppeal, { ...unknown, body: { outcome: 'keep' } }, 'caseNotFound');
    expectError(await ask(ed, 'get', '/api/moderation/cases/%20'), 'nothingHere');
  });

  it('shows the most urgent first, then the oldest, page by page', async () => {
    const urgencies = Array.from({ length: 25 }, (_, n) => (n % 3) + 1);
    const cases = urgencies.map((urgency, n) => caseAbout('ben', n + 1, { urgency }));
    await using backend = await open({ ...talkative, cases });
    const ed = await backend.as('ed');
    const first = await ed.call(listCases, {});
    const rest = await ed.call(listCases, { query: { before: first.next ?? '' } });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 5, undefined]);
    const order = cases.toSorted((a, b) => b.urgency - a.urgency || (a.openedAt < b.openedAt ? -1 : 1));
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  });

  it('never shows a moderator a case about themselves, and lets them not decide about their own report', async () => {
    await using backend = await open({ ...talkative, cases: [caseAbout('ed', 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    expect(await queueOf(ed)).toEqual([]);
    await expectCallError(ed, getCase, { params: { id: caseId(1) } }, 'caseNotFound');
    const body = { action: 'keep', version: 0 } as const;
    await expectCallError(ed, decideCase, { params: { id: caseId(1) }, body }, 'notYourCase');
    await decide(finn, caseId(1), 'keep');
    await report(ed, bensPost);
    const own = await onlyCase(ed);
    expect(await look(ed, own.id)).toMatchObject({ conflict: 'reported' });
    await expectCallError(ed, decideCase, { params: { id: own.id }, body }, 'notYourCase');
    expect(await look(finn, own.id)).toMatchObject({ conflict: null });
  });

  it('shows the ten messages around a reported one and no more, and never who reported', async () => {
    const messages = Array.from({ length: 30 }, (_, n) => messageFrom('ben', 'ann', n + 1));
    await using backend = await open({ ...talkative, messages });
    const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
    await report(ann, { kind: 'message', id: messageId(15) });
    const { id } = await onlyCase(ed);
    const { context } = await look(ed, id);
    expect(context.map(({ id: entryId }) => entryId)).toEqual(
      Array.from({ length: 11 }, (_, n) => messageId(n + 10)),
    );
    expect(context.filter(({ isSubject }) => isSubject).map((entry) => entry.id)).toEqual([messageId(15)]);
    const { raw } = await ask(ed, 'get', `/api/moderation/cases/${id}`);
    // She is in nothing but what she wrote; here she wrote nothing.
    expect(raw).not.toContain(memberId('ann'));
  });
}

function casesReadConform(open: OpenBackend): void {
  it('shows each kind of thing with what stands around it', async () => {
    await using backend = await open(talkative);
    const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
    const shown: Record<string, unknown> = {};
    for (const subject of BENS) await report(ann, subject);
    for (const { id, subjectKind } of await queueOf(ed)) {
      const { content, context, media } = await look(ed, id);
      shown[subjectKind] = [content, context.map((entry) => entry.content), media.length];
    }
    expect(shown).toEqual({
      post: ['Post 1 by ben', ['Post 1 by ben', 'Comment 2 by cleo', 'Comment 3 by ann'], 1],
      comment: ['Comment 1 by ben', ['Post 2 by ann', 'Comment 1 by ben'], 0],
      message: ['Message 3 from ben', ['Message 1 from ben', 'Message 2 from ann', 'Message 3 from ben'], 0],
      profile: ['Ben\n\nI am ben.', [], 0],
      picture: ['', [], 1],
    });
  });

  it('shows moderators a reported picture, also once it was taken away, and no other of theirs', async () => {
    await using backend = await open(talkative);
    const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
    const seen = async (n: number) => (await ask(ed, 'get', mediaUrls(n)[0] ?? '')).status;
    await report(ann, BENS[4] ?? bensPost);
    await decide(ed, (await onlyCase(ed)).id, 'hide');
    expect([await seen(1), await seen(2)]).toEqual([200, 404]);
    expectError(await ask(ann, 'get', mediaUrls(1)[0] ?? ''), 'mediaNotFound');
    expectError(await ask(await backend.as('ben'), 'get', mediaUrls(1)[0] ?? ''), 'mediaNotFound');
  });

  it('stores in its record who looked and who decided', async () => {
    await using backend = await open({ ...talkative, cases: [caseAbout('ben', 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    await look(ed, caseId(1));
    await decide(finn, caseId(1), 'keep');
    const { record } = await look(ed, caseId(1));
    expect(record.map(({ act, by }) => [act, by.displayName])).toEqual([
      ['decided', 'Finn'],
      ['looked', 'Ed'],
    ]);
  });

  it('notes reporters whose reports were often kept', async () => {
    await using backend = await open(talkative);
    const [ann, cleo, ed] = [await backend.as('ann'), await backend.as('cleo'), await backend.as('ed')];
    for (const subject of BENS.slice(0, 3)) {
      await report(ann, subject);
      await decide(ed, (await onlyCase(ed)).id, 'keep');
    }
    await report(ann, BENS[3] ?? bensPost);
    await report(cleo, BENS[3] ?? bensPost);
    expect(await look(ed, (await onlyCase(ed)).id)).toMatchObject({ oftenKeptReporters: 1 });
  });

  it('counts for who runs the server, by reason, by week and by the time to answer', async () => {
    await using backend = await open(talkative);
    const [ann, cleo, ed] = [await backend.as('ann'), await backend.as('cleo'), await backend.as('ed')];
    await report(ann, bensPost, { reason: 'money' });
    await decide(ed, (await onlyCase(ed)).id, 'hide');
    await report(cleo, BENS[3] ?? bensPost);
    const counts = await ed.call(getModerationCounts, {});
    expect(counts.open).toEqual({ reports: 1, newAccounts: 0, appeals: 0, letters: 0 });
    expect(counts.reasons).toMatchObject({ money: 1, mean: 1, scary: 0 });
    expect(counts.weeks[0]).toMatchObject({ reportsCount: 2, decisionsCount: 1 });
    expect([counts.medianMinutes, counts.slowestTenthMinutes]).toEqual([0, 0]);
  });

  it('answers a report of what was found fine before, unless it is about something worse', async () => {
    await using backend = await open(talkative);
    const [ann, cleo, ed] = [await backend.as('ann'), await backend.as('cleo'), await backend.as('ed')];
    await report(ann, bensPost, { reason: 'mean' });
    await decide(ed, (await onlyCase(ed)).id, 'keep');
    expect(await report(cleo, bensPost, { reason: 'other' })).toMatchObject({ state: 'kept' });
    expect(await queueOf(ed)).toEqual([]);
    expect((await reportsOf(cleo, 'cleo'))[0]?.answeredAt).not.toBeNull();
    expect(await report(await backend.as('dora'), bensPost, { reason: 'scary' })).toMatchObject({
      state: 'waiting',
    });
    expect(await queueOf(ed)).toHaveLength(1);
  });
}
