import type { CareHandlers } from './care.ts';
import type { RecoveryHandlers } from './recovery.ts';

const recovery = async (): Promise<RecoveryHandlers> => (await import('./recovery.ts')).recovery;
const care = async (): Promise<CareHandlers> => (await import('./care.ts')).care;

/** What is called once in a long while: the demo begins without it, and loads it for the first such call. */
export const accountOnDemand: RecoveryHandlers & CareHandlers = {
  getCard: async (...call) => (await recovery()).getCard(...call),
  makeCard: async (...call) => (await recovery()).makeCard(...call),
  showCard: async (...call) => (await recovery()).showCard(...call),
  choosePassword: async (...call) => (await recovery()).choosePassword(...call),
  getCare: async (...call) => (await care()).getCare(...call),
  updateCare: async (...call) => (await care()).updateCare(...call),
};
