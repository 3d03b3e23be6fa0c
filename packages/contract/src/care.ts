import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { ACCOUNT_LIMITS, CHALLENGE_TYPES } from './registration.ts';
import { Id, line, text } from './text.ts';
import { USER_LIMITS } from './users.ts';

/**
 * What a member told us about themselves and who looks after them. Only they are ever told, and by these calls alone: their
 * own record, which stands in pages, has none of it but whom “Call for Help” calls.
 */
export const CareFacts = z.object({
  challengeType: z.nullable(z.enum(CHALLENGE_TYPES)),
  caregiverEmail: z.nullable(z.string()),
  supportNeeds: z.nullable(z.string()),
});
export type CareFacts = z.infer<typeof CareFacts>;

/** An empty text takes back what was told. */
export const CareChange = z.object({
  challengeType: z.optional(z.enum(['', ...CHALLENGE_TYPES])),
  caregiverEmail: z.optional(line(USER_LIMITS.email)),
  supportNeeds: z.optional(text(ACCOUNT_LIMITS.supportNeeds)),
});
export type CareChange = z.infer<typeof CareChange>;

const own = { params: z.object({ userId: Id }) };

/** 403 for another member's. */
export const getCare = endpoint({
  method: 'get',
  path: '/api/care/:userId',
  summary: 'Read what you told us about you.',
  input: own,
  output: CareFacts,
  errors: ['notYourAccount'],
});

/** Changes the given facts only. 403 for another member's, and for the demo account. */
export const updateCare = endpoint({
  method: 'patch',
  path: '/api/care/:userId',
  summary: 'Change or take back what you told us about you.',
  input: { ...own, body: CareChange },
  output: CareFacts,
  limit: perHour(60),
  errors: ['notYourAccount', 'demoAccountStays'],
});
