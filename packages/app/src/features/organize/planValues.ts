import {
  CLUB_GAME_NAMES,
  eventTimesOf,
  placeTimeOf,
  type EventPlan,
  type PlanDraft,
  type PlanKind,
} from '@friendbase/contract';
import type { FormValues } from '../../lib/forms/formMachine.ts';
import { NEW_REWARD, rewardPlanOf, rewardValuesOf, type RewardField } from './rewardValues.ts';
import {
  NEW_STORY,
  STORY_PARTS,
  storyPlanOf,
  storyValuesOf,
  type PartNumber,
  type StoryField,
} from './storyValues.ts';

const WORD_FIELDS = ['title', 'description', 'easyTitle', 'easyDescription'] as const;
const TIME_FIELDS = ['day', 'from', 'to', 'zone'] as const;
const TOURNAMENT_FIELDS = ['gameName', 'entryFee', 'prizePool', 'maxParticipants'] as const;
const EVENT_FIELDS = ['place', 'address', 'landmark', 'goodToKnow', 'type', 'picture'] as const;

/** What a photo is for: the card, what opens with a reward, or a part of a story. */
export type PhotoSlot = 'card' | 'content' | `part${PartNumber}`;

/** Where the form has a photo, and what is on it. */
export function photoFieldsOf(slot: PhotoSlot) {
  if (slot === 'card') return { url: 'photoUrl', shows: 'photoDescription' } as const;
  if (slot === 'content') return { url: 'givenUrl', shows: 'givenDescription' } as const;
  return { url: `${slot}Url`, shows: `${slot}Shows` } as const;
}

export const PHOTO_SLOTS: readonly PhotoSlot[] = [
  'card',
  'content',
  ...STORY_PARTS.map((part) => `part${part}` as const),
];

/** Stands for the address of a photo that is not sent yet. */
export const CHOSEN = 'chosen';

/** Every answer of the form, also of what the kind has not: all are texts. */
export type PlanField =
  | (typeof WORD_FIELDS | typeof TIME_FIELDS | typeof TOURNAMENT_FIELDS | typeof EVENT_FIELDS)[number]
  | 'photoUrl'
  | 'photoDescription'
  | RewardField
  | StoryField;
export type PlanValues = FormValues<PlanField>;

const DAYS_AHEAD = 7;
const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a new one begins with: a week from now, so that members can plan, in the morning. */
export function newValues(now: Date): PlanValues {
  const zone = zoneOfDevice();
  const startsAt = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString();
  return {
    title: '',
    description: '',
    easyTitle: '',
    easyDescription: '',
    day: placeTimeOf({ startsAt, endsAt: startsAt, zone }).day,
    from: '10:00',
    to: '12:00',
    zone,
    gameName: CLUB_GAME_NAMES[0] ?? '',
    entryFee: '0',
    prizePool: '50',
    maxParticipants: '20',
    place: '',
    address: '',
    landmark: '',
    goodToKnow: '',
    type: 'outing',
    picture: 'picnic',
    photoUrl: '',
    photoDescription: '',
    ...NEW_REWARD,
    ...NEW_STORY,
  };
}

const texts = <Field extends string>(details: Record<Field, string | number>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, String(details[field])]));

/** The answers that made a plan. */
export function valuesOf({ details, photo, ...plan }: PlanDraft, now: Date): PlanValues {
  const { url: photoUrl = '', description: photoDescription = '' } = photo ?? {};
  const values = { ...newValues(now), ...texts(plan, WORD_FIELDS), photoUrl, photoDescription };
  if (details.kind === 'event')
    return { ...values, ...texts(details, EVENT_FIELDS), ...texts(details, TIME_FIELDS) };
  if (details.kind === 'reward') return { ...values, ...rewardValuesOf(details) };
  if (details.kind === 'story') return { ...values, ...storyValuesOf(details) };
  const { startDate } = details;
  const time = placeTimeOf({ startsAt: startDate, endsAt: startDate, zone: values.zone });
  return { ...values, ...texts(details, TOURNAMENT_FIELDS), day: time.day, from: time.from };
}

/** What is sent. A tournament starts by the clocks of this device. */
export function draftOf(kind: PlanKind, values: PlanValues): PlanDraft {
  const { title, description, easyTitle, easyDescription, photoUrl, photoDescription } = values;
  const photo = { url: photoUrl, description: photoDescription };
  const words = { title, description, easyTitle, easyDescription, ...(photoUrl !== '' && { photo }) };
  if (kind === 'reward') return { ...words, details: rewardPlanOf(values) };
  if (kind === 'story') return { ...words, details: storyPlanOf(values) };
  const { day, from, to, zone, gameName, entryFee, prizePool, maxParticipants } = values;
  if (kind === 'event') {
    const { place, address, landmark, goodToKnow, type, picture } = values;
    const where = { place, address, landmark, goodToKnow, type, picture };
    const details = { kind, ...where, day, from, to, zone } as EventPlan;
    return { ...words, details };
  }
  const numbers = {
    entryFee: Number(entryFee),
    prizePool: Number(prizePool),
    maxParticipants: Number(maxParticipants),
  };
  const { startsAt: startDate } = eventTimesOf({ day, from, to: from }, zone);
  return { ...words, details: { kind, gameName, ...numbers, startDate } };
}

/** The answers as one text for the device's store. */
export const writeDraft = (values: PlanValues): string => JSON.stringify(values);

/** The answers that were stored, where there are any, over these. A photo that was chosen is not on the device. */
export function parseDraft(stored: string | undefined, otherwise: PlanValues): PlanValues {
  try {
    const found = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const answers = Object.keys(otherwise).flatMap((name) =>
      typeof found[name] === 'string' ? [[name, found[name]]] : [],
    );
    const values = { ...otherwise, ...(Object.fromEntries(answers) as Partial<PlanValues>) };
    for (const { url } of PHOTO_SLOTS.map(photoFieldsOf))
      if (values[url] === CHOSEN) values[url] = otherwise[url];
    return values;
  } catch {
    return otherwise;
  }
}
