import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from './compare.ts';
import { decodePng, encodePng } from './png.ts';

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

export function readPicture(file: string): Picture | undefined {
  return existsSync(file) ? decodePng(readFileSync(file)) : undefined;
}

export function writePicture(file: string, picture: Picture): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encodePng(picture));
}
