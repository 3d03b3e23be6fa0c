import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { APPEAL_TOKEN_MINUTES, appealClosedAccount, closedAccountIn } from '../moderation/closedAccounts.ts';
import type { ClosedAccount } from '../refusedLogIn.ts';
import { mayAppealUntil } from '../moderation/decisions.ts';
import { isApiError } from '../errors.ts';
import { IDEMPOTENCY_HEADER } from '../idempotency.ts';
import { answerAppeal, undoDecision } from '../moderation/cases.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { calls, everyCall } from './bodies.ts';
import { pathIn, readyRequest } from './readyRequests.ts';
import { decide, decisionsOf, look, onlyCase, queueOf, talkative } from './safety.ts';
import { APPEAL_TOKEN, caseAbout, caseId, decisionAbout, decisionId } from './safetySeeds.ts';
import { PASSWORD, postId } from './seeds.ts';

const ben = { body: { username: 'ben', password: PASSWORD } };
const withCase = { ...talkative, cases: [caseAbout('ben', 1, { subjectId: postId(1) })] };

/** What a log in with the right password is refused with. */
async function toldAtLogIn(visitor: Visitor): Promise<ClosedAccount | undefined> {
  const error: unknown = await visitor.call(logIn, ben).catch((errorLike: unknown) => errorLike);
  expect(error).toMatchObject({ status: 403, code: 'accountClosed' });
  return isApiError(error) ? closedAccountIn(error) : undefined;
}

/** Ed closes Ben's account, and Ben tries to log in. */
async function closed(backend: Backend) {
  const ed = await backend.as('ed');
  const decision = await decide(ed, caseId(1), 'close');
  const visitor = backend.visitor();
  const told = await toldAtLogIn(visitor);
  return { ed, visitor, decision, told, token: told?.appealToken ?? '' };
}

const askWith = (token: string, words = '') => ({ body: { token, words } });

/** Who is closed out asks us to look again. */
export function closedAccountsConform(backendName: string, open: OpenBackend): void {
  describe(`a closed account on ${backendName}`, () => {
    tokensConform(open);
    lookingAgainConforms(open);
  });
}

function tokensConform(open: OpenBackend): void {
  it('is not asked about with a token that nobody was given, or that of another decision', async () => {
    const hidden = decisionAbout('ann', 1, 2);
    const cases = [caseAbout('ben', 1), caseAbout('ann', 2, { closedAt: hidden.createdAt })];
    const expiresAt = '2099-01-01T00:00:00.000Z';
    await using backend = await open({
      ...talkative,
      cases,
      decisions: [hidden],
      appealTokens: [{ token: APPEAL_TOKEN, decisionId: decisionId(1), expiresAt }],
    });
    await closed(backend);
    for (const token of ['made-up', decisionId(1), APPEAL_TOKEN])
      await expectCallError(backend.visitor(), appealClosedAccount, askWith(token), 'appealTokenRefused');
    expect(await queueOf(await backend.as('finn'), 'appeals')).toEqual([]);
  });

  it('tells nothing of its decision for a wrong password', async () => {
    await using backend = await open(withCase);
    await closed(backend);
    const answer = await ask(backend.visitor(), 'post', logIn.path, { username: 'ben', password: 'guess' });
    expectError(answer, 'loginRefused');
  });

  it('opens no other call by its token', async () => {
    await using backend = await open(everyCall);
    const ann = await backend.as('ann');
    for (const [name, { access, method }] of calls.filter(([, one]) => one.access !== 'visitor')) {
      const { path, body, headers } = await readyRequest(ann, name);
      for (const authorization of [`Bearer ${APPEAL_TOKEN}`, APPEAL_TOKEN]) {
        const sent = { ...headers, authorization, cookie: `friendbase=${APPEAL_TOKEN}` };
        const { status } = await ask(
          backend.visitor(),
          method,
          `${pathIn({ path })}?token=${APPEAL_TOKEN}`,
          body,
          sent,
        );
        expect([name, status]).toEqual([name, access === 'member' ? 401 : 404]);
      }
    }
  });

  it('cannot be asked about once the token’s time is over, and can after another log in', async () => {
    await using backend = await open(withCase);
    const { visitor, token, decision } = await closed(backend);
    const over = Date.parse(decision.createdAt) + (APPEAL_TOKEN_MINUTES + 1) * 60_000;
    backend.moveTo(new Date(over));
    await expectCallError(visitor, appealClosedAccount, askWith(token), 'appealTokenRefused');
    const again = await toldAtLogIn(visitor);
    await visitor.call(appealClosedAccount, askWith(again?.appealToken ?? ''));
    expect(await queueOf(await backend.as('finn'), 'appeals')).toHaveLength(1);
  });
}

function lookingAgainConforms(open: OpenBackend): void {
  it('cannot be asked about when the time for that is over, and the log in says so', async () => {
    await using backend = await open(withCase);
    const { visitor, token, decision } = await closed(backend);
    const late = Date.parse(mayAppealUntil(decision.createdAt)) + 60_000;
    backend.moveTo(new Date(late));
    expect(await toldAtLogIn(visitor)).toMatchObject({ decision: { id: decision.id }, appealToken: null });
    backend.moveTo(new Date(late - 300_000));
    const last = (await toldAtLogIn(visitor))?.appealToken ?? '';
    backend.moveTo(new Date(late));
    await expectCallError(visitor, appealClosedAccount, askWith(last), 'appealTooLate');
    await expectCallError(visitor, appealClosedAccount, askWith(token), 'appealTokenRefused');
  });

  it('is told to its owner with the rule, and asked about once: another moderator answers', async () => {
    await using backend = await open(withCase);
    const { ed, visitor, decision, told, token } = await closed(backend);
    expect(told?.decision).toMatchObject({
      id: decision.id,
      action: 'closed',
      rule: 'beKind',
      appeal: null,
    });
    const second = (await toldAtLogIn(visitor))?.appealToken ?? '';
    expect(second).not.toBe(token);
    const asked = await visitor.call(appealClosedAccount, askWith(token, 'It was a joke.'));
    expect(asked).toMatchObject({ id: decision.id, appeal: 'waiting' });
    for (const used of [token, second])
      await expectCallError(visitor, appealClosedAccount, askWith(used), 'alreadyAsked');
    await expectCallError(visitor, getMe, {}, 'signedOut');
    expect(await toldAtLogIn(visitor)).toMatchObject({
      decision: { appeal: 'waiting' },
      appealToken: null,
    });
    const finn = await backend.as('finn');
    const { id } = await onlyCase(finn, 'appeals');
    expect(await look(finn, id)).toMatchObject({ urgency: 3, appeal: { words: 'It was a joke.' } });
    const answer = { params: { id }, body: { outcome: 'undo' } as const };
    await expectCallError(ed, answerAppeal, answer, 'otherModerator');
    await finn.call(answerAppeal, answer);
    await visitor.call(logIn, ben);
    expect(await decisionsOf(visitor, 'ben')).toMatchObject([{ appeal: 'undone' }]);
  });

  it('is asked about once by a press that is sent again with its key', async () => {
    await using backend = await open(withCase);
    const { token, decision } = await closed(backend);
    const send = () =>
      ask(
        backend.visitor(),
        'post',
        appealClosedAccount.path,
        { token },
        { [IDEMPOTENCY_HEADER]: 'a-press' },
      );
    const first = await send();
    backend.moveTo(new Date(Date.parse(decision.createdAt) + 3_600_000));
    const repeated = await send();
    expect([first.status, repeated.status, repeated.raw]).toEqual([201, 201, first.raw]);
    expect(await queueOf(await backend.as('finn'), 'appeals')).toHaveLength(1);
  });

  it('that was opened again is not asked about with an older token', async () => {
    await using backend = await open(withCase);
    const { ed, visitor, decision, token } = await closed(backend);
    await ed.call(undoDecision, { params: { id: decision.id } });
    await expectCallError(visitor, appealClosedAccount, askWith(token), 'alreadyAsked');
    await visitor.call(logIn, ben);
  });
}
