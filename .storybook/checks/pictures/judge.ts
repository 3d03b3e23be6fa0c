import { compare, type Picture } from './compare.ts';
import { drawDifference } from './difference.ts';
import type { PictureMode } from './mode.ts';
import { pathOf, readPicture, removePicture, writePicture, type PictureName } from './store.ts';

/** How pictures are judged. */
export interface Rules {
  mode: PictureMode;
  /** The browser that draws now: one with another name may blend edges in another way. */
  artist: string;
  /** Where accepted pictures are kept. */
  accepted: string;
  /** Where those are put that differ from them. */
  changed: string;
  /** What accepts the picture: a command. */
  command: string;
}

function changedFiles(name: PictureName, folder: string) {
  const newFile = pathOf(name, folder);
  return { newFile, differenceFile: newFile.replace(/png$/, 'difference.png') };
}

/** Leaves nothing to look at of a picture that is right again. */
export function removeChanged(name: PictureName, folder: string): undefined {
  for (const file of Object.values(changedFiles(name, folder))) removePicture(file);
}

/**
 * Says what is wrong with a picture, or nothing. One that differs is put where it can be looked at; in mode `accept`
 * it becomes the accepted one instead, and so does one of another browser than before.
 */
export function judge(name: PictureName, picture: Picture, rules: Rules): string | undefined {
  const { artist, command, mode } = rules;
  const file = pathOf(name, rules.accepted);
  const { newFile, differenceFile } = changedFiles(name, rules.changed);
  removeChanged(name, rules.changed);
  const accepted = readPicture(file);
  const isOther = accepted !== undefined && accepted.artist !== artist;
  const result = accepted && compare(accepted, picture, isOther ? 'other browser' : 'same browser');
  const isAccepting = mode === 'accept';
  if (result?.isSame && !(isAccepting && isOther)) return undefined;
  if (isAccepting) {
    writePicture(file, picture, artist);
    return undefined;
  }
  writePicture(newFile, picture, artist);
  const about = `The picture of ${name.story} in theme ${name.theme}`;
  const accept = `When it is right: ${command}`;
  if (!result) return [`${about} is not accepted yet`, `new: ${newFile}`, accept].join('\n');
  writePicture(differenceFile, drawDifference(accepted, result), artist);
  const { changed, width, height } = result;
  const share = ((changed.length / (width * height)) * 100).toFixed(2);
  return [
    `${about} has changed: ${changed.length} pixels, ${share} % of it`,
    `old: ${file}${isOther ? ` of ${accepted.artist}` : ''}`,
    `new: ${newFile}${isOther ? ` of ${artist}` : ''}`,
    `difference: ${differenceFile}`,
    accept,
  ].join('\n');
}
