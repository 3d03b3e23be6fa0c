import type { CareHandlers } from './care.ts';
import type { RecoveryHandlers } from './recovery.ts';

const recovery = async (): Promise<RecoveryHandlers> => (await import('./recovery.ts')).recovery;
const care = async (): Promise<CareHandlers> => (await import('./care.ts')).care;

/** What is called once in a long while: the demo begins without it, and loads it for the first such call. */
export const accountOnDemand: RecoveryHandlers & CareHandlers = {
  getRecoveryCard: async (...call) => (await recovery()).getRecoveryCard(...call),
  makeRecoveryCard: async (...call) => (await recovery()).makeRecoveryCard(...call),
  proveByCard: async (...call) => (await recovery()).proveByCard(...call),
  choosePassword: async (...call) => (await recovery()).choosePassword(...call),
  getCareFacts: async (...call) => (await care()).getCareFacts(...call),
  updateCareFacts: async (...call) => (await care()).updateCareFacts(...call),
};
