import type { Seed, SeedMedia } from '../fixtures/seed.ts';
import { annAndBen, mediaId, memberId, pictureOf, UNKNOWN_ID, waitingFor } from './seeds.ts';

/** Pictures that Ann may not share, by their numbers. */
const NOT_HERS: [title: string, n: number, rest: Partial<SeedMedia>][] = [
  ['a friend’s', 2, { ownerId: memberId('ben') }],
  ['one whose file has not come', 3, waitingFor('ann', 3)],
  ['one that is being checked', 4, { state: 'processing' }],
  ['one that was no picture', 5, { state: 'failed' }],
];
/** What Ann can neither share nor show as her own picture, by its id. */
export const UNUSABLE: [title: string, id: string][] = [
  ...NOT_HERS.map(([title, n]): [string, string] => [title, mediaId(n)]),
  ['an unknown one', UNKNOWN_ID],
];

/** Ann has a picture and a video that are ready, and those of `UNUSABLE` that there are. */
export const withMedia: Seed = {
  ...annAndBen,
  media: [
    pictureOf('ann', 1),
    ...NOT_HERS.map(([, n, rest]) => pictureOf('ann', n, rest)),
    pictureOf('ann', 6, { kind: 'video', mimeType: 'video/mp4', durationMs: 2000 }),
  ],
};
