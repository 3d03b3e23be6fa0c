import * as z from 'zod/mini';
import { endpoint, perHour } from '../endpoint.ts';
import { Decision, mayAppealUntil } from './decisions.ts';
import type { AppealState } from './decisions.ts';
import { MOST_REPORT_CHARACTERS } from './reports.ts';
import { Id, text } from '../text.ts';

/** More are not listed. */
export const MOST_LISTED_DECISIONS = 100;

/** The newest first. 403 for another member's. */
export const listDecisions = endpoint({
  method: 'get',
  path: '/api/decisions/:userId',
  summary: 'Read what moderators decided about what you wrote, and which rule it was.',
  input: { params: z.object({ userId: Id }) },
  output: z.array(Decision),
  errors: ['notYourAccount'],
});

/** Asks once for another moderator to look. 404 for a decision about somebody else, 409 after `APPEAL_DAYS` or twice. */
export const appealDecision = endpoint({
  method: 'post',
  path: '/api/decisions/:id/appeal',
  summary: 'Ask us to look again. Another moderator will answer.',
  input: {
    params: z.object({ id: Id }),
    body: z.object({ words: z._default(text(MOST_REPORT_CHARACTERS), '') }),
  },
  output: Decision,
  limit: perHour(60),
  errors: ['decisionNotFound', 'alreadyAsked', 'appealTooLate'],
});

/** What stands in the way of an appeal now, as the code of its error response. */
export function appealProblem(
  { createdAt, appeal, isUndone }: { createdAt: string; appeal: AppealState | null; isUndone: boolean },
  now: Date,
): 'alreadyAsked' | 'appealTooLate' | undefined {
  if (appeal !== null || isUndone) return 'alreadyAsked';
  return mayAppealUntil(createdAt) < now.toISOString() ? 'appealTooLate' : undefined;
}
