import { isApiError, isException, MIN_PASSWORD_CHARACTERS, type ApiError } from '@friendbase/contract';
import { isKnown, messageOf, type Catalogue, type MessageRef, type Words } from '@friendbase/ui-kit/words';
import { apiErrors } from '../../words/en/apiErrors.ts';

export const CANNOT_REACH = messageOf(apiErrors, 'cannotReach');

/** For a call that deletes: what is gone already, from another tab, has gone as it was asked. Throws every other error on. */
export function allowGone(error: unknown): void {
  if (!isApiError(error, 404)) throw error;
}

/**
 * Why a call did not work: by its code, else in the server's words, else in the given ones.
 *
 * @param own the catalogue of the error responses that only this part of the app meets, named by their codes
 */
export function reasonOf(error: unknown, otherwise: Words, own?: Catalogue): Words {
  if (isException(error)) return messageOf(apiErrors, 'ourFault');
  // Only a lost network is called one.
  if (!isApiError(error)) return CANNOT_REACH;
  return reasonByCode(error, own ? [own, apiErrors] : [apiErrors]) ?? (error.message || otherwise);
}

function reasonByCode(error: ApiError, catalogues: Catalogue[]): MessageRef | undefined {
  const { code: key, retryAfterSeconds: seconds = 0 } = error;
  if (key === undefined) return undefined;
  const args = { seconds, characters: MIN_PASSWORD_CHARACTERS };
  return catalogues.map(({ name: catalogue }) => ({ catalogue, key, args })).find(isKnown);
}
