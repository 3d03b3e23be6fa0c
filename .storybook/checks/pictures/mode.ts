/**
 * Whether pictures of stories are compared with those that were accepted. `FRIENDBASE_PICTURES=compare` says so for
 * one run; this line says so for all.
 */
const always: PictureMode = 'compare';

/** `accept` keeps the pictures that differ, as `npm run pictures:accept` does. */
export type PictureMode = 'off' | 'compare' | 'accept';

const isMode = (value: string | undefined): value is PictureMode =>
  value === 'off' || value === 'compare' || value === 'accept';

const asked = process.env['FRIENDBASE_PICTURES'];
export const pictureMode: PictureMode = isMode(asked) ? asked : always;
