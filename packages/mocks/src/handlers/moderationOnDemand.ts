import type { ModerationHandlers } from './moderation.ts';

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
