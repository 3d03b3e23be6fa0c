import { compare, type Picture } from './compare.ts';
import type { PictureMode } from './mode.ts';
import { pathOf, readPicture, writePicture, type PictureName } from './store.ts';

/** Where accepted pictures are kept, and where new ones are put that differ from them. */
export interface Folders {
  accepted: string;
  changed: string;
}

/**
 * Says what is wrong with a picture, or nothing. One that differs is put where it can be looked at; in mode `accept`
 * it becomes the accepted one instead.
 */
export function judge(
  name: PictureName,
  picture: Picture,
  mode: PictureMode,
  folders: Folders,
): string | undefined {
  const file = pathOf(name, folders.accepted);
  const accepted = readPicture(file);
  const result = accepted && compare(accepted, picture);
  if (result?.isSame) return undefined;
  if (mode === 'accept') {
    writePicture(file, picture);
    return undefined;
  }
  const newFile = pathOf(name, folders.changed);
  writePicture(newFile, picture);
  const about = `The picture of ${name.story} in theme ${name.theme}`;
  if (!result) return `${about} is not accepted yet. It lies in ${newFile}`;
  const share = ((result.changed / result.all) * 100).toFixed(2);
  return `${about} has changed: ${share} % of it, ${result.changed} pixels. It lies in ${newFile}, the accepted one in ${file}`;
}
