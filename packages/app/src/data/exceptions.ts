import { reportFault } from '@friendbase/contract';
import { describeException } from '../lib/errors/exceptionReport.ts';
import type { ExceptionPlace } from '../lib/errors/exceptions.ts';
import { call } from './call.ts';

/** Tells the server of an exception of our own. No mutation: nobody on the page waits for it. */
export const tellException = (error: unknown, place: ExceptionPlace) =>
  call(reportFault, { body: describeException(error, place) });
