import { reportFault, type GivenOf } from '@friendbase/contract';
import { call } from './call.ts';

/** Tells the server of a fault of our own. No mutation: nobody on the page waits for it. */
export const sendFault = (body: GivenOf<typeof reportFault>['body']) => call(reportFault, { body });
