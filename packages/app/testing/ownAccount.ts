import { createClient, register, updateUser, type ProfileChange } from '@friendbase/contract';

/** Somebody with an account of their own: the demo account's name, email address and password stay as they are. */
export const KIM = {
  username: 'kim',
  displayName: 'Kim Lee',
  email: 'kim@example.com',
  password: 'river piano lemon',
} as const;

/** Logs the mocked server's visitor in as Kim, from now on in this story or test. */
export async function signUpAsKim(change: ProfileChange = {}): Promise<void> {
  const call = createClient();
  const { id } = await call(register, { body: { ...KIM, challengeType: 'cognitive' } });
  await call(updateUser, { params: { id }, body: change });
}
