import {
  Bucks,
  Id,
  inputSentence,
  line,
  parseGiven,
  PlanDraft,
  RewardContent,
  text,
} from '@friendbase/contract';
import * as z from 'zod/mini';

/**
 * A tournament, an event or a reward, as organizers make it. A draft is for them alone: they set its day and publish it. Files are not
 * in a set, so neither are pictures, nor what opens one.
 */
const PlanEntry = z.extend(z.omit(PlanDraft, { photo: true }), { id: Id, isPublished: z.boolean() });
export type PlanEntry = z.infer<typeof PlanEntry>;

const RewardEntry = z.object({
  id: Id,
  name: line(60),
  description: text(500),
  /** The same in easy words, where there are any. */
  easyName: z._default(line(60), ''),
  easyDescription: z._default(text(500), ''),
  category: line(40),
  cost: Bucks,
  isActive: z.boolean(),
  delivers: RewardContent,
});
export type RewardEntry = z.infer<typeof RewardEntry>;

/** What a community offers, beside what its members make themselves. */
export interface ContentSet {
  plans: PlanEntry[];
  rewards: RewardEntry[];
}

type ListName = keyof ContentSet;
const listNames: readonly ListName[] = ['plans', 'rewards'];

/** Nobody reads more than that, and one transaction holds it. */
export const MOST_ENTRIES = 1000;

const MARKUP = /<\/?[a-z][^>]*>/i;

const sentence = inputSentence({ request: 'it', sentences: {} });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of fields that a schema has let go: in an import they are a mistake of whoever wrote it. */
function unknownFields(given: unknown, known: unknown): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(known, name)
      ? unknownFields(value, known[name]).map((field) => `${name}.${field}`)
      : [name],
  );
}

/** All that is written in an entry. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : [];

/** Whether there is a picture in it, which is a file. */
const hasPicture = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('picture' in value && isObject(value.picture)) || Object.values(value).some(hasPicture));

interface Read<Entry> {
  entries: Entry[];
  /** What is wrong, a plain line each. */
  problems: string[];
}

/** One entry, and what is wrong with it. */
function readEntry<Entry>(schema: z.ZodMiniType<Entry>, given: unknown): Read<Entry> {
  const result = parseGiven(schema, given);
  if ('wrong' in result) return { entries: [], problems: [sentence(result.wrong)] };
  const problems = unknownFields(given, result.data).map((field) => `${field} is no field of it.`);
  if (hasPicture(result.data)) problems.push('it has a picture. Files are not in a set.');
  const markup = textsIn(given).find((one) => MARKUP.test(one));
  if (markup !== undefined) problems.push(`"${markup}" has markup. Write plain text.`);
  return { entries: [result.data], problems };
}

/** Where an entry is, for a person who looks for it in the file. */
export const placeOf = (name: ListName, at: number): string => `${name}, entry ${at + 1}`;

function readList<Entry>(name: ListName, schema: z.ZodMiniType<Entry>, given: unknown = []): Read<Entry> {
  if (!Array.isArray(given)) return { entries: [], problems: [`${name} must be a list.`] };
  if (given.length > MOST_ENTRIES) {
    const tooMany = `${name}: ${given.length} entries are too many, it takes at most ${MOST_ENTRIES}.`;
    return { entries: [], problems: [tooMany] };
  }
  const firsts = new Map<unknown, number>();
  const all = given.map((entry: unknown, at): Read<Entry> => {
    const { entries, problems } = readEntry(schema, entry);
    const id = isObject(entry) ? entry['id'] : undefined;
    const first = firsts.get(id);
    if (first === undefined) firsts.set(id, at);
    else problems.push(`the id is that of entry ${first + 1} too.`);
    return { entries, problems: problems.map((problem) => `${placeOf(name, at)}: ${problem}`) };
  });
  return {
    entries: all.flatMap(({ entries }) => entries),
    problems: all.flatMap(({ problems }) => problems),
  };
}

/** A set as its file has it, or all that is wrong with it, one plain line a mistake. */
export function readSet(json: string): { set: ContentSet } | { problems: string[] } {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return { problems: [`This is no JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (!isObject(given)) return { problems: ['A set is an object with the lists plans and rewards.'] };
  const plans = readList('plans', PlanEntry, given['plans']);
  const rewards = readList('rewards', RewardEntry, given['rewards']);
  const problems = [
    ...Object.keys(given)
      .filter((name) => !listNames.some((list) => list === name))
      .map((name) => `${name} is no list of a set. There are: ${listNames.join(', ')}.`),
    ...plans.problems,
    ...rewards.problems,
  ];
  return problems.length > 0 ? { problems } : { set: { plans: plans.entries, rewards: rewards.entries } };
}
