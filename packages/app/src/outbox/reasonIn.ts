import { isKnown, messageOf, type Words } from '@friendbase/ui-kit/words';
import { apiErrors } from '../words/en/apiErrors.ts';
import { commentErrors } from '../words/en/comments.ts';
import { memberErrors } from '../words/en/memberErrors.ts';
import { outbox } from '../words/en/outbox.ts';
import type { StoredError } from './entry.ts';

const CATALOGUES = [outbox, commentErrors, memberErrors, apiErrors];

/** Why an entry was refused: by its code, else in the server's words; empty where it was not. */
export function reasonIn(refused: StoredError | undefined): Words {
  if (!refused) return '';
  const { code: key, message } = refused;
  const known =
    key === undefined
      ? undefined
      : CATALOGUES.map(({ name: catalogue }) => ({ catalogue, key })).find(isKnown);
  return known ?? (message || messageOf(outbox, 'unknownReason'));
}
