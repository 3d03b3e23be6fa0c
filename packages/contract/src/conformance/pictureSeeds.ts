import { logIn, logOut } from '../accounts.ts';
import type { LoginPicture } from '../loginPictures.ts';
import { listPictureFaces, logInWithPictures, makePictureLogin } from '../pictureLogin.ts';
import type { Visitor } from './backend.ts';
import { PASSWORD } from './seeds.ts';
import type { Name } from './seeds.ts';

/** What members of the cases log in with. */
export const PICTURES: readonly LoginPicture[] = ['sun', 'fish', 'sun', 'key'];

/** The same pictures in another order. */
export const WRONG_PICTURES: readonly LoginPicture[] = ['fish', 'sun', 'sun', 'key'];

export const passwordOf = (visitor: Visitor, username: string, password = PASSWORD) =>
  visitor.call(logIn, { body: { username, password } });

export const choosePictures = (visitor: Visitor, pictures = PICTURES, currentPassword = PASSWORD) =>
  visitor.call(makePictureLogin, { body: { currentPassword, pictures: [...pictures] } });

/** A member chooses pictures on the device of a visitor, and logs out. Answers what they are known by there. */
export async function faceOf(visitor: Visitor, username: Name): Promise<string> {
  const { displayName } = await passwordOf(visitor, username);
  await choosePictures(visitor);
  await visitor.call(logOut, {});
  const faces = await visitor.call(listPictureFaces, {});
  return faces.find((one) => one.displayName === displayName)?.id ?? '';
}

export const showPictures = (visitor: Visitor, faceId: string, pictures = PICTURES) =>
  visitor.call(logInWithPictures, { body: { faceId, pictures: [...pictures] } });
