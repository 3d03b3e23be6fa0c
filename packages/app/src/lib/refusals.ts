import { isApiError, isFault, MIN_PASSWORD_CHARACTERS, type ApiError } from '@friendbase/contract';
import { isKnown, messageOf, type Catalogue, type MessageRef, type Words } from '@friendbase/ui-kit/words';
import { refusals } from '../words/en/refusals.ts';

export const CANNOT_REACH = messageOf(refusals, 'cannotReach');

/**
 * Why a call did not work: by its code, else in the server's words, else in the given ones.
 *
 * @param own the catalogue of the refusals that only this part of the app meets, named by their codes
 */
export function reasonOf(error: unknown, otherwise: Words, own?: Catalogue): Words {
  if (isFault(error)) return messageOf(refusals, 'ourFault');
  // Only a lost network is called one.
  if (!isApiError(error)) return CANNOT_REACH;
  return reasonByCode(error, own ? [own, refusals] : [refusals]) ?? (error.message || otherwise);
}

function reasonByCode(error: ApiError, catalogues: Catalogue[]): MessageRef | undefined {
  const { code: key, retryAfterSeconds: seconds = 0 } = error;
  if (key === undefined) return undefined;
  const args = { seconds, characters: MIN_PASSWORD_CHARACTERS };
  return catalogues.map(({ name: catalogue }) => ({ catalogue, key, args })).find(isKnown);
}
