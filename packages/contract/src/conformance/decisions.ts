import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { appealDecision, listDecisions } from '../moderation/ownDecisions.ts';
import { answerAppeal, decideCase, undoDecision } from '../moderation/cases.ts';
import { countNotifications, listNotifications } from '../notifications.ts';
import { deletePost } from '../postDraft.ts';
import { ask, expectError, expectCallError, feedOf } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { everythingReadBy } from './readable.ts';
import {
  askAgain,
  BENS,
  bensPost,
  decide,
  decisionsOf,
  onlyCase,
  report,
  reportsOf,
  talkative,
} from './safety.ts';
import { caseAbout, caseId, decisionAbout, decisionId } from './safetySeeds.ts';
import { mediaUrls, memberId, PASSWORD, postId } from './seeds.ts';
import { commentId, messageId, writtenBy } from './talkSeeds.ts';

const READERS = ['ann', 'ben', 'cleo', 'dora'] as const;

/** What everybody reads, without what tells of decisions alone. */
async function readByAll(backend: Backend): Promise<Record<string, unknown>[]> {
  const read: Record<string, unknown>[] = [];
  for (const name of READERS) {
    const answers = await everythingReadBy(await backend.as(name), name);
    read.push({
      ...answers,
      listDecisions: '',
      listReports: '',
      listNotifications: '',
      countNotifications: '',
    });
  }
  return read;
}

/** Ann reports it, and Ed decides. */
async function decideAbout(
  backend: Backend,
  subject: (typeof BENS)[number],
  action: Parameters<typeof decide>[2],
) {
  const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
  await report(ann, subject);
  return decide(ed, (await onlyCase(ed)).id, action);
}

/** What moderators decide, and what members see of it. */
export function decisionsConform(backendName: string, open: OpenBackend): void {
  describe(`a decision on ${backendName}`, () => {
    outcomesConform(open);
    lookingAgainConforms(open);
  });
}

function outcomesConform(open: OpenBackend): void {
  it.each(BENS.map((subject) => [subject.kind, subject] as const))(
    'takes a %s away from everybody at once, and gives it back as it was',
    async (_, subject) => {
      await using backend = await open({
        ...talkative,
        cases: [caseAbout('ben', 1, { subjectKind: subject.kind, subjectId: subject.id })],
      });
      const ed = await backend.as('ed');
      const before = await readByAll(backend);
      const { id } = await decide(ed, caseId(1), 'hide');
      const hidden = await readByAll(backend);
      // Dora and Cleo do not see all of it.
      expect(hidden[0]).not.toEqual(before[0]);
      expect(hidden[1]).not.toEqual(before[1]);
      // Its id stays with the member; all else of it is gone.
      const seen = JSON.stringify(hidden);
      expect(seen).not.toContain(subject.kind === 'profile' ? 'I am ben.' : `"${subject.id}"`);
      expect(seen).not.toContain(`/${subject.id}"`);
      await ed.call(undoDecision, { params: { id } });
      expect(await readByAll(backend)).toEqual(before);
      await expectCallError(ed, undoDecision, { params: { id } }, 'alreadyUndone');
    },
  );

  it('takes it from counts, from notifications and from pictures that a browser has cached', async () => {
    const things = [
      { subjectKind: 'post', subjectId: postId(1) },
      { subjectKind: 'message', subjectId: messageId(4) },
      { subjectKind: 'comment', subjectId: commentId(1) },
    ] as const;
    const cases = things.map((thing, n) => caseAbout('ben', n + 1, thing));
    await using backend = await open({ ...talkative, cases, notifications: [writtenBy('ben', 'cleo')] });
    const [ann, cleo, ed] = [await backend.as('ann'), await backend.as('cleo'), await backend.as('ed')];
    const url = mediaUrls(1)[0] ?? '';
    const seen = async () => {
      const { items } = await feedOf(ann, 'ann');
      return {
        unseen: (await cleo.call(countNotifications, {})).unseen,
        comments: items.find(({ id }) => id === postId(2))?.commentsCount,
        isInFeed: items.some(({ id }) => id === postId(1)),
      };
    };
    const { headers } = await ask(ann, 'get', url);
    expect(headers.get('cache-control')).toContain('no-cache');
    const cached = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask(ann, 'get', url, undefined, cached)).status).toBe(304);
    expect(await seen()).toEqual({ unseen: 1, comments: 1, isInFeed: true });
    for (const { id } of cases) await decide(ed, id, 'hide');
    expect(await seen()).toEqual({ unseen: 0, comments: 0, isInFeed: false });
    expectError(await ask(ann, 'get', url, undefined, cached), 'mediaNotFound');
    expectError(await ask(ann, 'get', url, undefined, { range: 'bytes=0-3' }), 'mediaNotFound');
  });

  it('tells its owner kindly what was hidden and which rule it was, and the reporter what came of it', async () => {
    await using backend = await open(talkative);
    const { id } = await decideAbout(backend, bensPost, 'hide');
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const [told] = await decisionsOf(ben, 'ben');
    expect(told).toMatchObject({
      id,
      action: 'hidden',
      subjectKind: 'post',
      excerpt: 'Post 1 by ben',
      rule: 'beKind',
      until: null,
      appeal: null,
    });
    expect(await reportsOf(ann, 'ann')).toMatchObject([{ state: 'removed' }]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${memberId('ann')}|${memberId('ed')}|Ed\\b`));
    await expectCallError(ann, listDecisions, { params: { userId: memberId('ben') } }, 'notYourAccount');
    const notified = async (visitor: Visitor) =>
      (await visitor.call(listNotifications, {})).items.map(({ kind }) => kind);
    expect(await notified(ben)).toEqual(['decision']);
    expect(await notified(ann)).toEqual(['reportDecided']);
  });

  it('of what was kept tells its owner nothing at all', async () => {
    await using backend = await open(talkative);
    const ben = await backend.as('ben');
    const before = await everythingReadBy(ben, 'ben');
    await decideAbout(backend, bensPost, 'keep');
    expect(await everythingReadBy(ben, 'ben')).toEqual(before);
    expect(await reportsOf(await backend.as('ann'), 'ann')).toMatchObject([{ state: 'kept' }]);
  });

  it('is made once: the second moderator is told who was first', async () => {
    await using backend = await open({ ...talkative, cases: [caseAbout('ben', 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    const asked = { params: { id: caseId(1) }, body: { action: 'hide', version: 0 } as const };
    await expectCallError(ed, decideCase, asked, 'ruleMissing');
    await decide(ed, caseId(1), 'warn');
    const body = { action: 'close', rule: 'beKind', version: 0 } as const;
    await expectCallError(finn, decideCase, { params: { id: caseId(1) }, body }, 'alreadyDecided', 'Ed');
  });

  it('leaves deleted what its owner deleted, when it is undone', async () => {
    await using backend = await open({
      ...talkative,
      cases: [caseAbout('ben', 1, { subjectId: postId(1) })],
    });
    const [ben, ed] = [await backend.as('ben'), await backend.as('ed')];
    await ben.call(deletePost, { params: { id: postId(1) } });
    const { id } = await decide(ed, caseId(1), 'hide');
    await ed.call(undoDecision, { params: { id } });
    expect((await feedOf(ben, 'ben')).items.map((post) => post.id)).not.toContain(postId(1));
  });
}

function lookingAgainConforms(open: OpenBackend): void {
  it('that closes an account ends its sessions, and is told after the right password alone', async () => {
    await using backend = await open({ ...talkative, cases: [caseAbout('ben', 1)] });
    const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
    const { id } = await decide(ed, caseId(1), 'close');
    await expectCallError(ben, getMe, {}, 'signedOut');
    const visitor = backend.visitor();
    await expectCallError(
      visitor,
      logIn,
      { body: { username: 'ben', password: 'no friends' } },
      'loginRefused',
    );
    await expectCallError(visitor, logIn, { body: { username: 'ben', password: PASSWORD } }, 'accountClosed');
    expect((await feedOf(ann, 'ann')).items.map((post) => post.id)).not.toContain(postId(1));
    await ed.call(undoDecision, { params: { id } });
    await visitor.call(logIn, { body: { username: 'ben', password: PASSWORD } });
    expect((await feedOf(ann, 'ann')).items.map((post) => post.id)).toContain(postId(1));
  });

  it('can be asked to be looked at again once, and is answered by another moderator', async () => {
    await using backend = await open(talkative);
    const { id } = await decideAbout(backend, bensPost, 'hide');
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    const again = { params: { id }, body: {} };
    await expectCallError(ann, appealDecision, again, 'decisionNotFound');
    expect(await askAgain(ben, id, 'It was a joke.')).toMatchObject({ appeal: 'waiting' });
    await expectCallError(ben, appealDecision, again, 'alreadyAsked');
    const asked = await onlyCase(ed, 'appeals');
    const answer = { params: { id: asked.id }, body: { outcome: 'undo' } as const };
    await expectCallError(ed, answerAppeal, answer, 'otherModerator');
    await expectCallError(
      ed,
      decideCase,
      { params: { id: asked.id }, body: { action: 'keep', version: 0 } },
      'caseNotFound',
    );
    await finn.call(answerAppeal, answer);
    await expectCallError(finn, answerAppeal, answer, 'alreadyAnswered');
    expect(await decisionsOf(ben, 'ben')).toMatchObject([{ appeal: 'undone' }]);
    expect((await feedOf(ben, 'ben')).items.map((post) => post.id)).toContain(postId(1));
  });

  it('stays where another moderator found it right', async () => {
    await using backend = await open(talkative);
    const { id } = await decideAbout(backend, bensPost, 'hide');
    const [ben, finn] = [await backend.as('ben'), await backend.as('finn')];
    await askAgain(ben, id);
    const asked = await onlyCase(finn, 'appeals');
    const [{ createdAt } = { createdAt: '' }] = await decisionsOf(ben, 'ben');
    backend.moveTo(new Date(Date.parse(createdAt) + 60_000));
    await finn.call(answerAppeal, { params: { id: asked.id }, body: { outcome: 'keep' } });
    const [told] = await decisionsOf(ben, 'ben');
    expect(told).toMatchObject({ appeal: 'kept', createdAt });
    expect(told?.toldAt.localeCompare(createdAt)).toBe(1);
    expect((await feedOf(ben, 'ben')).items.map((post) => post.id)).not.toContain(postId(1));
  });

  it('cannot be asked about after its time', async () => {
    const old = decisionAbout('ben', 1, 1, { createdAt: '2023-01-01T00:00:00.000Z' });
    const cases = [caseAbout('ben', 1, { closedAt: old.createdAt })];
    await using backend = await open({ ...talkative, cases, decisions: [old] });
    const ben = await backend.as('ben');
    await expectCallError(ben, appealDecision, { params: { id: decisionId(1) }, body: {} }, 'appealTooLate');
  });

  it('about a moderator is neither undone nor answered by them', async () => {
    const cases = [caseAbout('ed', 1, { closedAt: '2024-01-01T00:00:00.000Z' })];
    await using backend = await open({ ...talkative, cases, decisions: [decisionAbout('ed', 1, 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    await expectCallError(ed, undoDecision, { params: { id: decisionId(1) } }, 'notYourCase');
    await askAgain(ed, decisionId(1));
    const asked = await onlyCase(finn, 'appeals');
    const answer = { params: { id: asked.id }, body: { outcome: 'undo' } as const };
    await expectCallError(ed, answerAppeal, answer, 'notYourCase');
  });
}
