import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { CAN_HAVE_PASSKEYS } from '../../lib/hydration/inlineScripts.ts';
import { passkeyErrors } from '../../words/en/passkeys.ts';

/** Whether this browser can have passkeys of this address. A script in the first HTML has found out. */
export const canHavePasskeys = (): boolean => document.documentElement.hasAttribute(CAN_HAVE_PASSKEYS);

/** Nothing came of it: it was cancelled, took too long, or the device has refused. Browsers do not tell which. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  /** The device has one of the member's already. */
  readonly isKnown: boolean;

  constructor(cause: unknown) {
    super('No passkey was used.', { cause });
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

/** Why nothing came of a passkey, in words: one kind of sentence for all that a browser does not tell apart. */
export function whyNoPasskey(error: unknown): Words {
  const none = messageOf(passkeyErrors, 'none');
  if (!(error instanceof NoPasskey)) return reasonOf(error, none, passkeyErrors);
  return error.isKnown ? messageOf(passkeyErrors, 'isKnown') : none;
}
