import { STORY_LIMITS, type StoryPlan } from '@friendbase/contract';

/** The parts that a story can have, as the form numbers them. */
export const STORY_PARTS = ['1', '2', '3', '4', '5', '6'] as const;
export type PartNumber = (typeof STORY_PARTS)[number];
const PART_FIELDS = ['Title', 'Words', 'EasyWords', 'Url', 'Shows'] as const;
type PartField = `part${PartNumber}${(typeof PART_FIELDS)[number]}`;

/** `parts` is how many there are; those beyond keep what was written in them. */
export type StoryField = 'parts' | PartField;
type StoryValues = Record<StoryField, string>;

/** What a new one begins with. */
export const NEW_STORY: StoryValues = {
  parts: String(STORY_LIMITS.leastParts),
  ...(Object.fromEntries(
    STORY_PARTS.flatMap((part) => PART_FIELDS.map((field) => [`part${part}${field}`, ''])),
  ) as Record<PartField, string>),
};

/** The parts of a story that is written. */
export const partsIn = ({ parts }: Pick<StoryValues, 'parts'>): readonly PartNumber[] =>
  STORY_PARTS.slice(0, Math.max(STORY_LIMITS.leastParts, Number(parts) || 0));

/** The answers that made a story. */
export const storyValuesOf = ({ parts }: StoryPlan): Partial<StoryValues> =>
  Object.assign(
    { parts: String(parts.length) },
    ...parts.map(({ title, words, easyWords, picture }, at) => ({
      [`part${at + 1}Title`]: title,
      [`part${at + 1}Words`]: words,
      [`part${at + 1}EasyWords`]: easyWords,
      [`part${at + 1}Url`]: picture.url,
      [`part${at + 1}Shows`]: picture.description,
    })),
  ) as Partial<StoryValues>;

/** What is sent. */
export const storyPlanOf = (values: StoryValues): StoryPlan => ({
  kind: 'story',
  parts: partsIn(values).map((part) => ({
    title: values[`part${part}Title`],
    words: values[`part${part}Words`],
    easyWords: values[`part${part}EasyWords`],
    picture: { url: values[`part${part}Url`], description: values[`part${part}Shows`] },
  })),
});
