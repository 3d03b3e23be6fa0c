import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ReportReason, Subject, SubjectKind } from './subjects.ts';
import { Id, text, Timestamp } from '../text.ts';

/** Limit of a report's or an appeal's own words, in characters. */
export const MOST_REPORT_CHARACTERS = 1000;

/** Reports of one member in a day: far more than a bad day has, and too few to fill a queue. */
export const REPORTS_A_DAY = 20;

/** More are not listed. */
export const MOST_LISTED_REPORTS = 100;

/** `removed`: somebody looked and took it away. `kept`: somebody looked and found no rule broken. */
export const REPORT_STATES = ['waiting', 'kept', 'removed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as its reporter sees it. Nobody else is told who wrote it. */
export const Report = z.object({
  id: Id,
  subjectKind: SubjectKind,
  reason: ReportReason,
  state: z.enum(REPORT_STATES),
  createdAt: Timestamp,
  answeredAt: z.nullable(Timestamp),
});
export type Report = z.infer<typeof Report>;

export const ReportDraft = z.object({
  subject: Subject,
  reason: ReportReason,
  words: z._default(text(MOST_REPORT_CHARACTERS), ''),
  /** Whether whoever made it is blocked with the same press. */
  alsoBlock: z._default(z.boolean(), false),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

/**
 * Reports a thing and hides it from the reporter. The same thing again is the same report. 404 for what the reporter
 * could not see, 422 for what is their own. What was deleted meanwhile can still be reported.
 */
export const reportThing = endpoint({
  method: 'post',
  path: '/api/reports',
  summary:
    'Report something that is not OK. It is hidden from you at once, and nobody is told that it was you.',
  status: 201,
  isCreating: true,
  input: { body: ReportDraft },
  output: Report,
  limit: { tries: REPORTS_A_DAY, seconds: 86_400, per: 'member' },
  errors: ['ownThing', 'thingNotFound'],
});

/** The newest first. 403 for another member's. */
export const listReports = endpoint({
  method: 'get',
  path: '/api/reports/:userId',
  summary: 'Read what you have reported, and what came of it.',
  input: { params: z.object({ userId: Id }) },
  output: z.array(Report),
  errors: ['notYourAccount'],
});
