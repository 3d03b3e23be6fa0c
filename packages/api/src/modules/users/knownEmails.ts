import { isApiError } from '@friendbase/contract';
import type { Limits } from '../../http/limits.ts';

/**
 * Counts the calls of each of `askers` that answer whether an email address belongs to a member, so that nobody can go
 * through a list. Counted before the work and given back after it where it told nothing: many at once must not all
 * find the count low, and a 429 must not tell what the work would have answered.
 */
export async function limitKnownEmails<Result>(
  limits: Limits,
  askers: string[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const asker of askers) await limits.count('knownEmail', asker);
  const giveBack = async (): Promise<void> => {
    for (const asker of askers) await limits.giveBack('knownEmail', asker);
  };
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'emailTaken') await giveBack();
    throw error;
  }
}
