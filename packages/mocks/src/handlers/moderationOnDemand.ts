import type { ModerationHandlers } from './moderation.ts';
import type { ReportHandlers } from './reports.ts';

const load = async (): Promise<ModerationHandlers> => (await import('./moderation.ts')).moderation;

/** What only moderators call: the demo begins without it, and loads it for the first such call. */
export const moderation: ModerationHandlers = {
  listCases: async (...call) => (await load()).listCases(...call),
  getCase: async (...call) => (await load()).getCase(...call),
  decideCase: async (...call) => (await load()).decideCase(...call),
  undoDecision: async (...call) => (await load()).undoDecision(...call),
  answerAppeal: async (...call) => (await load()).answerAppeal(...call),
  getModerationCounts: async (...call) => (await load()).getModerationCounts(...call),
};

const loadReports = async (): Promise<ReportHandlers> => (await import('./reports.ts')).reports;

/** What few visits need: loaded for the first report, or the first look at one's own. */
export const reports: ReportHandlers = {
  reportThing: async (...call) => (await loadReports()).reportThing(...call),
  listReports: async (...call) => (await loadReports()).listReports(...call),
};
