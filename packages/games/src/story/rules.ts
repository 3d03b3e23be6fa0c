import { isCount, isRecord, type PersistedKind } from '../lib/persistedGame.ts';

/** One percent per tick, 20 s in all. Source: product spec §4 “Video playback”. */
export const TICK_MS = 200;
/** From here on a story is rewarded when it is closed. Source: product spec §4 “Video playback”. */
export const REWARD_FROM_PERCENT = 90;

/** How far a story is, and how far it has been since it was opened first: what was reached stays reached. */
export interface Place {
  percent: number;
  furthest: number;
}

export const START: Place = { percent: 0, furthest: 0 };

/** At a percent of the story. */
export const moveTo = ({ furthest }: Place, percent: number): Place => ({
  percent,
  furthest: Math.max(furthest, percent),
});

/** The first percent of a part. All parts are equally long. */
export const startOf = (part: number, parts: number): number => Math.ceil((part * 100) / parts);

/** The part that is shown at a percent. The end belongs to the last. */
export const partAt = (percent: number, parts: number): number =>
  Math.min(parts - 1, Math.floor((percent * parts) / 100));

export const isEarned = ({ furthest }: Place): boolean => furthest >= REWARD_FROM_PERCENT;

/** What the device stores of a story that was closed before its reward was earned, or lost before it was closed. */
export const placeKind = (storyId: string): PersistedKind<Place> => ({
  key: `story.${storyId}`,
  version: 1,
  parse: (data) => {
    if (!isRecord(data)) return undefined;
    const { percent, furthest } = data;
    const isWhole = isCount(percent) && isCount(furthest) && percent <= furthest && furthest <= 100;
    return isWhole ? { percent, furthest } : undefined;
  },
});
