import type { MockHandlers } from '../mock.ts';

/** Nobody reads a log of the mocks: the report is checked and dropped. */
export const exceptions: Pick<MockHandlers, 'reportFault'> = {
  async reportFault() {},
};
