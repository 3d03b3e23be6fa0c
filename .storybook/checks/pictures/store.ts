import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from './compare.ts';
import { artistOf, decodePng, encodePng } from './png.ts';

/** Which picture: the id of a story, as `kit-button--primary`, and the theme it is seen in. */
export interface PictureName {
  story: string;
  theme: string;
}

/** One folder a component, one file a picture: changes of two components never meet. */
export function pathOf({ story, theme }: PictureName, folder: string): string {
  const [component = '', state = ''] = story.split('--');
  return path.join(folder, component, `${state}.${theme}.png`);
}

/** The bytes of an accepted picture; none of one that was never accepted. */
export function readAccepted(name: PictureName, folder: string): Buffer {
  const file = pathOf(name, folder);
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** A picture as it is kept, and the browser that drew it. */
export interface Kept extends Picture {
  artist?: string | undefined;
}

export function readPicture(file: string): Kept | undefined {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  return { ...decodePng(content), artist: artistOf(content) };
}

export function writePicture(file: string, picture: Picture, artist: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encodePng(picture, artist));
}

export const removePicture = (file: string): void => rmSync(file, { force: true });
