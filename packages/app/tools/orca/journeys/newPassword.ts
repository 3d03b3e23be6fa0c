import { NEW_PASSWORD } from '../../../e2e/people.ts';
import type { Listener } from '../listener.ts';

/** Goes through the form that comes at the end of each way back in. */
export async function choosesPassword(ann: Listener): Promise<void> {
  await ann.hears('Choose a new password heading level 3');
  await ann.tabTo('New password (needed) password text');
  await ann.type(NEW_PASSWORD);
  await ann.tabTo('New password again (needed) password text');
  await ann.type(NEW_PASSWORD);
  await ann.press('Return');
}

/** In the password field of the log in form, which has her username. */
export async function logsInAnew(ann: Listener): Promise<void> {
  await ann.type(NEW_PASSWORD);
  await ann.press('Return');
  await ann.hears('Welcome back!', 'Welcome, Ann Berg! heading level 1');
}
