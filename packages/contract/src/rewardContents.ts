import * as z from 'zod/mini';
import { AVATAR_FRAMES } from './avatars.ts';
import { DescribedPicture } from './media.ts';

/** Pages of ours to print. */
export const PAGE_SETS = [
  'thank-you-card',
  'soup-recipe',
  'garden',
  'animal-stickers',
  'winter-stickers',
  'star-map',
] as const;
export type PageSet = (typeof PAGE_SETS)[number];

/** Sounds that the browser makes, so that there is no file. */
export const SOUNDS_TO_PLAY = ['rain'] as const;

/** Picture stories that no video is: they pay nothing. */
export const OWN_STORIES = ['train'] as const;

/** Pictures for the cards of Memory, beside those that everybody has. */
export const CARD_SETS = ['animals'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** What a reward delivers, by its kind. What an organizer gives is a text, a picture, or a code for who honours it. */
export const RewardContent = z.union([
  z.object({ kind: z.literal('pages'), pages: z.enum(PAGE_SETS) }),
  z.object({ kind: z.literal('sound'), sound: z.enum(SOUNDS_TO_PLAY) }),
  z.object({ kind: z.literal('story'), story: z.enum(OWN_STORIES) }),
  z.object({ kind: z.literal('cards'), cards: z.enum(CARD_SETS) }),
  z.object({ kind: z.literal('frame'), frame: z.enum(AVATAR_FRAMES) }),
  z.object({ kind: z.literal('text'), text: z.string(), easyText: z.optional(z.string()) }),
  z.object({ kind: z.literal('picture'), picture: DescribedPicture }),
  z.object({ kind: z.literal('code'), shownTo: z.string() }),
]);
export type RewardContent = z.infer<typeof RewardContent>;
