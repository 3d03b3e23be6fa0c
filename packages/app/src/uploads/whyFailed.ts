import { isApiError, isException } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import { uploadErrors, uploads } from '../words/en/uploads.ts';
import { isPassing } from './retry.ts';

/** The file itself is at fault: no other try leads to anything. */
const FINAL = [413, 415, 422];
export const isFinal = (error: unknown): boolean => isApiError(error) && FINAL.includes(error.status);

const isLost = (error: unknown): boolean => !isException(error) && !isApiError(error);

/** Why a file was not sent, as one sentence. */
export const reasonFor = (error: unknown): Words =>
  isLost(error)
    ? messageOf(uploadErrors, 'lost')
    : reasonOf(error, messageOf(uploadErrors, 'ourFault'), uploadErrors);

/** The same at length, with what can be done. */
export function detailsFor(error: unknown): Words {
  if (isLost(error)) return messageOf(uploads, 'whyLost');
  if (isFinal(error)) return messageOf(uploads, 'whyRefused');
  return messageOf(uploads, isPassing(error) ? 'whyBusy' : 'whyOther');
}
