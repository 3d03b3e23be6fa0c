import { catalogue } from '../catalogue.ts';

/** What pictures and videos say where they stand in a list: apart from the rest, because a feed begins with them. */
export const shownMedia = catalogue('kit.shownMedia', {
  noPicture: ({ description }: { description: string }) => `No picture: ${description}`,
  noPictureAtAll: 'No picture',
  picture: 'Picture',
  video: 'Video',
  makeLarger: 'Make larger',
  play: 'Play video',
});
