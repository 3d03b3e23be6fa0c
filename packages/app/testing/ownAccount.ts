import {
  confirmEmail,
  createClient,
  DEMO_ACCOUNT,
  invitationUrl,
  leaveFriendBase,
  logIn,
  logOut,
  makeCard,
  makeInvitation,
  makePictureLogin,
  register,
  seeNotifications,
  updateUser,
  type ProfileChange,
  type RecoveryCard,
  type User,
} from '@friendbase/contract';
import { sentMails } from './demoForEach.ts';

/** Somebody with an account of their own: the demo account's name, email address and password stay as they are. */
export const KIM = {
  username: 'kim',
  displayName: 'Kim Lee',
  email: 'kim@example.com',
  password: 'river piano lemon',
} as const;

/**
 * Logs the mocked server's visitor in as Kim, from now on in this story or test. Kim has looked at the offer of a recovery card: the
 * bell counts nothing.
 */
export async function signUpAsKim(change: ProfileChange = {}): Promise<void> {
  const { id } = await createClient()(register, { body: { ...KIM, challengeType: 'cognitive' } });
  await changeAccount(id, change);
  await createClient()(seeNotifications, { body: { only: 'security-offerCard' } });
}

/** Makes Kim an account with a recovery card, and logs the mocked server's visitor out again. */
export async function forgetAsKim(): Promise<RecoveryCard> {
  await signUpAsKim();
  const card = await createClient()(makeCard, { body: { currentPassword: KIM.password } });
  await createClient()(logOut, {});
  return card;
}

/** Kim makes a link for somebody, and the demo's member is logged in again. Answers where it leads. */
export async function inviteAsKim(): Promise<string> {
  await signUpAsKim();
  const call = createClient();
  const { key } = await call(makeInvitation, {});
  await call(logOut, {});
  const { username, password } = DEMO_ACCOUNT;
  await call(logIn, { body: { username, password } });
  return invitationUrl('', key);
}

/** What the last mail to Kim lets them do. */
export const kimsMail = async (): Promise<{ token: string; code: string }> => {
  const { text = '' } = (await sentMails()).findLast(({ address }) => address === KIM.email) ?? {};
  const [, token = ''] = /#(?:email=)?(\S+)/.exec(text) ?? [];
  return { token, code: /^\d{3} \d{3}$/m.exec(text)?.[0] ?? '' };
};

/** Makes Kim an account with a confirmed address. */
export async function confirmAsKim(): Promise<void> {
  await signUpAsKim();
  const { token } = await kimsMail();
  await createClient()(confirmEmail, { body: { token } });
}

/** What Kim logs in with. One picture comes twice. */
export const PICTURES = ['sun', 'fish', 'sun', 'key'] as const;

/** Whoever is logged in, as Kim, chooses pictures to log in with on this device. */
export const choosePictures = () =>
  createClient()(makePictureLogin, {
    body: { currentPassword: KIM.password, pictures: [...PICTURES] },
  });

/** Makes Kim an account with pictures to log in with on this device, and logs the mocked server's visitor out again. */
export async function leavePicturesAsKim(): Promise<void> {
  await signUpAsKim();
  await choosePictures();
  await createClient()(logOut, {});
}

/** Makes Kim an account, and leaves it: within the time for that Kim can come back. */
export async function leaveAsKim(): Promise<void> {
  await signUpAsKim();
  await createClient()(leaveFriendBase, { body: { currentPassword: KIM.password } });
}

/** Changes the account of the mocked server's visitor. */
export const changeAccount = (id: string, change: ProfileChange): Promise<User> =>
  createClient()(updateUser, { params: { id }, body: change });
