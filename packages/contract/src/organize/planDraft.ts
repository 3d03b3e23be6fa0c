import * as z from 'zod/mini';
import { EVENT_PICTURES, EVENT_TYPES } from '../communityEvents.ts';
import { DescribedPicture } from '../media.ts';
import { TimeZone } from '../notificationSettings.ts';
import { REWARD_CATEGORIES } from '../rewards.ts';
import { filled, line, text, Timestamp } from '../text.ts';
import { CLUB_GAME_NAMES } from '../tournamentRounds.ts';

/** Limits in characters. */
export const PLAN_LIMITS = { title: 60, description: 500, place: 100 } as const;

/** What a tournament may ask for and give, in FBB, and how many it may take. Nobody pays more than a new member has. */
export const TOURNAMENT_LIMITS = {
  entryFee: 100,
  prizePool: 5000,
  fewestPlaces: 2,
  mostPlaces: 500,
} as const;

/** What a reward may cost, in FBB, and the most characters of what it delivers. What cost nothing would be redeemed without end. */
export const REWARD_LIMITS = { leastCost: 1, mostCost: 5000, text: 500, shownTo: 60 } as const;

const Title = filled(line(PLAN_LIMITS.title));
const Description = filled(text(PLAN_LIMITS.description));
const Place = line(PLAN_LIMITS.place);

const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

export const TournamentPlan = z.object({
  kind: z.literal('tournament'),
  gameName: z.enum(CLUB_GAME_NAMES),
  entryFee: z.int().check(z.gte(0), z.lte(TOURNAMENT_LIMITS.entryFee)),
  prizePool: z.int().check(z.gte(0), z.lte(TOURNAMENT_LIMITS.prizePool)),
  maxParticipants: z.int().check(z.gte(TOURNAMENT_LIMITS.fewestPlaces), z.lte(TOURNAMENT_LIMITS.mostPlaces)),
  startDate: Timestamp,
});
export type TournamentPlan = z.infer<typeof TournamentPlan>;

/** An event by the clocks of its place. An end that is not after its start is on the next day. */
export const EventPlan = z.object({
  kind: z.literal('event'),
  place: filled(Place),
  address: Place,
  landmark: Place,
  goodToKnow: Place,
  type: z.enum(EVENT_TYPES),
  picture: z.enum(EVENT_PICTURES),
  zone: TimeZone,
  day: z.iso.date(),
  from: TimeOfDay,
  to: TimeOfDay,
});
export type EventPlan = z.infer<typeof EventPlan>;

/** What an organizer gives: words or a picture of their own, or a code for who honours it. */
const Given = z.union([
  z.object({
    kind: z.literal('text'),
    text: filled(text(REWARD_LIMITS.text)),
    easyText: filled(text(REWARD_LIMITS.text)),
  }),
  z.object({ kind: z.literal('picture'), picture: DescribedPicture }),
  z.object({ kind: z.literal('code'), shownTo: filled(line(REWARD_LIMITS.shownTo)) }),
]);

/** A reward has no time of its own: it can be redeemed from when it is published until it is called off. */
export const RewardPlan = z.object({
  kind: z.literal('reward'),
  category: z.enum(REWARD_CATEGORIES),
  cost: z.int().check(z.gte(REWARD_LIMITS.leastCost), z.lte(REWARD_LIMITS.mostCost)),
  delivers: Given,
});
export type RewardPlan = z.infer<typeof RewardPlan>;

/** Limits of a picture story: its parts, and the characters of the words of each. */
export const STORY_LIMITS = { leastParts: 2, mostParts: 6, partTitle: 40, partWords: 200 } as const;

const PartWords = filled(text(STORY_LIMITS.partWords));

/** One part of a picture story: a picture, and what happens there in one or two sentences, in both wordings. */
export const StoryPart = z.object({
  title: filled(line(STORY_LIMITS.partTitle)),
  words: PartWords,
  easyWords: PartWords,
  picture: DescribedPicture,
});
export type StoryPart = z.infer<typeof StoryPart>;

/** A picture story: members watch it from when it is published until it is called off. It pays nothing. */
export const StoryPlan = z.object({
  kind: z.literal('story'),
  parts: z.array(StoryPart).check(z.minLength(STORY_LIMITS.leastParts), z.maxLength(STORY_LIMITS.mostParts)),
});
export type StoryPlan = z.infer<typeof StoryPlan>;

/** What an organizer makes: its words, the same in easy words, how it looks, and what is of its kind. */
export const PlanDraft = z.object({
  title: Title,
  description: Description,
  easyTitle: Title,
  easyDescription: Description,
  /** A picture of one's own, in place of the drawing. */
  photo: z.optional(DescribedPicture),
  details: z.union([TournamentPlan, EventPlan, RewardPlan, StoryPlan]),
});
export type PlanDraft = z.infer<typeof PlanDraft>;

export type PlanKind = PlanDraft['details']['kind'];
