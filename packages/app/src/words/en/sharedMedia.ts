import { catalogue } from '@friendbase/ui-kit/words';

/** The pictures and videos of a post. */
export const sharedMedia = catalogue('sharedMedia', {
  /** The name of the list of them. */
  media: ({ author }: { author: string }) => `Pictures and videos of ${author}'s post`,
  /** On the first of several where it stands for all. Two or more. */
  allPictures: ({ count }: { count: number }, f) => `See all ${f.number(count)} pictures`,
  allMedia: ({ count }: { count: number }, f) => `See all ${f.number(count)} pictures and videos`,
  /** For one that nobody has described. Source: accessibility.md, 1.1.1. */
  image: ({ at, count, author }: { at: number; count: number; author: string }, f) =>
    `Picture ${f.number(at)} of ${f.number(count)}, shared by ${author}`,
  video: ({ at, count, author }: { at: number; count: number; author: string }, f) =>
    `Video ${f.number(at)} of ${f.number(count)}, shared by ${author}`,
});
