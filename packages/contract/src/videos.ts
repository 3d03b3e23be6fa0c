import * as z from 'zod/mini';
import { Bucks } from './users.ts';
import { endpoint, perHour } from './endpoint.ts';
import { Id } from './text.ts';

/** The ids of all videos. Their content is in the app; the ids are here so that only existing videos pay. */
export const VIDEO_IDS = [
  'three-good-things',
  'kind-words-to-yourself',
  'a-glass-of-water',
  'stretch-in-your-chair',
  'breathe-with-the-waves',
  'a-walk-in-the-forest',
  'small-steps',
  'try-again-tomorrow',
  'saying-hello',
  'taking-turns',
  'a-simple-breakfast',
  'riding-the-bus',
] as const;
export type VideoId = (typeof VIDEO_IDS)[number];

/** FBB for a watched video. Source: product spec §4 “Video playback”. */
export const VIDEO_REWARD_FBB = 3;

/** The day a reward counts for, in UTC: `2024-06-01`. Once per video, member and day. Source: owner's decisions. */
export const rewardDay = (now: Date): string => now.toISOString().slice(0, 10);

/** The reward for one watched video: 0 if it has paid on this day. */
export const videoRewardFbb = (wasPaidToday: boolean): number => (wasPaidToday ? 0 : VIDEO_REWARD_FBB);

export const isVideoId = (id: string): id is VideoId => (VIDEO_IDS as readonly string[]).includes(id);

/** The videos that have paid the member today: until tomorrow they pay nothing more. */
export const listVideoRewards = endpoint({
  method: 'get',
  path: '/api/videos/rewards',
  summary: 'Read which videos have paid you today.',
  input: {},
  output: z.array(Id),
});

/** Pays for a watched video: `rewardFbb` is 0 when it has paid today. 404 for an unknown video. */
export const rewardVideo = endpoint({
  method: 'post',
  path: '/api/videos/:id/reward',
  summary: 'Get your FriendBase Bucks for a video you watched.',
  isCreating: true,
  input: { params: z.object({ id: Id }) },
  output: z.object({ rewardFbb: Bucks, friendbaseBucks: Bucks }),
  limit: perHour(120),
  errors: ['videoNotFound'],
});
