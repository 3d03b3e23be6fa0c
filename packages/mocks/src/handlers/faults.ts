import type { MockHandlers } from '../mock.ts';

/** Nobody reads a log of the mocks: the report is checked and dropped. */
export const faults: Pick<MockHandlers, 'reportFault'> = {
  async reportFault() {},
};
