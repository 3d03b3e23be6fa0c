import * as z from 'zod/mini';
import { Decision } from './decisions.ts';
import { endpoint, perAddress } from '../endpoint.ts';
import type { ApiError } from '../errors.ts';
import { appealProblem } from './ownDecisions.ts';
import { MOST_REPORT_CHARACTERS } from './reports.ts';
import { decisionTold } from './safetyRecords.ts';
import type { StoredAppeal, StoredDecision } from './safetyRecords.ts';
import { AppealToken, ClosedAccount } from '../refusedLogIn.ts';
import { text } from '../text.ts';

/** How long after a refused log in a closed member can ask us to look again, before they log in once more. */
export const APPEAL_TOKEN_MINUTES = 30;

/** An appeal token as backends store it. */
export interface StoredAppealToken {
  token: string;
  decisionId: string;
  expiresAt: string;
}

/**
 * Asks to look again without a session, which a closed account has none of. 403 for a token that is unknown or too old,
 * 409 for a decision that was asked about before, also with another token.
 */
export const appealClosedAccount = endpoint({
  method: 'post',
  path: '/api/auth/closed/appeal',
  summary: 'Ask us to look again at a closed account, with the token that the refused log in carries.',
  access: 'visitor',
  status: 201,
  isCreating: true,
  input: { body: z.object({ token: AppealToken, words: z._default(text(MOST_REPORT_CHARACTERS), '') }) },
  output: Decision,
  limit: perAddress(60, 10),
  errors: ['appealTokenRefused', 'alreadyAsked', 'appealTooLate'],
});

/** Until when a token that is given now can be used. */
export const appealTokenExpiry = (now: Date): string =>
  new Date(now.getTime() + APPEAL_TOKEN_MINUTES * 60_000).toISOString();

/** Whether a token opens an appeal against this decision, which has to have closed the account. */
export const isAppealTokenGood = (
  { expiresAt }: Pick<StoredAppealToken, 'expiresAt'>,
  { action }: Pick<StoredDecision, 'action'>,
  now: Date,
): boolean => action === 'close' && expiresAt > now.toISOString();

/** What is told of the decision that closed an account, and whether a token comes with it. */
export function closingTold(
  decision: StoredDecision,
  appeal: Pick<StoredAppeal, 'outcome'> | undefined,
  now: Date,
): { decision: Decision; mayAppeal: boolean } | undefined {
  const told = decisionTold(decision, appeal);
  if (!told) return undefined;
  const asked = { createdAt: told.createdAt, appeal: told.appeal, isUndone: decision.undoneAt !== null };
  return { decision: told, mayAppeal: appealProblem(asked, now) === undefined };
}

/** What came with the error response of a log in, where the account was closed by a decision that can be named. */
export function closedAccountIn({
  code,
  details,
}: Pick<ApiError, 'code' | 'details'>): ClosedAccount | undefined {
  return code === 'accountClosed' ? ClosedAccount.safeParse(details).data : undefined;
}
