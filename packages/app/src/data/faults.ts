import { reportFault } from '@friendbase/contract';
import { describeFault } from '../lib/faultReport.ts';
import type { FaultPlace } from '../lib/faults.ts';
import { call } from './call.ts';

/** Tells the server of a fault of our own. No mutation: nobody on the page waits for it. */
export const tellFault = (error: unknown, place: FaultPlace) =>
  call(reportFault, { body: describeFault(error, place) });
