import { CHALLENGE_MINUTES, type PasskeyRequest, type PasskeyUse } from '@friendbase/contract';
import { stopAsking, showPasskeyHere } from './browser.ts';
import { canHavePasskeys, NoPasskey } from './whyNoPasskey.ts';

/** Before the challenge is too old: who reads slowly is not to be refused for it. */
const ASKED_ANEW_MS = (CHALLENGE_MINUTES - 2) * 60_000;

const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Has the browser offer passkeys where it fills in the username, until one is chosen or `signal` ends it. Silent: whoever does not want
 * one sees no more than a list that they know.
 */
export async function passkeyByAutofill(
  ask: () => Promise<PasskeyRequest>,
  signal: AbortSignal,
): Promise<PasskeyUse | undefined> {
  const isOffered =
    canHavePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false));
  if (!isOffered) return undefined;
  while (!signal.aborted) {
    await untilShown();
    const asked = await ask().catch(() => undefined);
    if (!asked || signal.aborted) return undefined;
    let isOld = false;
    const renewing = setTimeout(() => {
      isOld = true;
      stopAsking();
    }, ASKED_ANEW_MS);
    try {
      return await showPasskeyHere(asked, true);
    } catch (error) {
      if (!(error instanceof NoPasskey) || !isOld) return undefined;
    } finally {
      clearTimeout(renewing);
    }
  }
  return undefined;
}
