/** What somebody did, and what Orca said until the next thing was done. */
export interface Step {
  does: string;
  said: string[];
  /** Must be said, in this order, each once. */
  wanted: readonly string[];
  /** Must not be said. */
  unwanted: readonly string[];
  /** Nothing may be said. */
  isSilent: boolean;
  /** Orca reads the text itself, where roles are lines of their own and words come again. */
  isReading: boolean;
  /** What is said is another thing in each run, but for what is wanted. */
  isByChance: boolean;
}

/** A step of which nothing is wanted yet. */
export const newStep = (does: string): Step => ({
  does,
  said: [],
  wanted: [],
  unwanted: [],
  isSilent: false,
  isReading: false,
  isByChance: false,
});

/** A role without a name before it. */
const NAMELESS =
  /^(?:push button|toggle button|link|entry|check box|radio button|combo box|image|dialog|page tab)\b/u;

/** Of programs, not of people. */
const OF_PROGRAMS = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|https?:\/\//u;

/** A shorter one, such as “expanded”, may be said of two things. */
const SENTENCE_LENGTH = 12;

const countOf = (text: string, words: string): number => text.split(words).length - 1;

export const isHeard = ({ said, wanted }: Pick<Step, 'said' | 'wanted'>): boolean =>
  wanted.every((words) => said.join(' ').includes(words));

/** What is wrong with what was said in a step, in sentences. */
export function problemsOf(step: Step): string[] {
  const { said, unwanted } = step;
  const problems = problemsOfWanted(step);
  for (const words of unwanted) if (said.join(' ').includes(words)) problems.push(`“${words}” was said.`);
  for (const line of said) if (OF_PROGRAMS.test(line)) problems.push(`Not for people: “${line}”`);
  if (!step.isReading && !step.isByChance) problems.push(...problemsOfLines(step));
  return problems;
}

function problemsOfWanted({ said, wanted, isSilent, isReading }: Step): string[] {
  const all = said.join(' ');
  const problems: string[] = [];
  if (isSilent && all !== '') problems.push(`Nothing was to be said, and “${all}” was.`);
  let from = 0;
  for (const words of wanted) {
    const count = countOf(all, words);
    const at = all.indexOf(words, from);
    if (count === 0) problems.push(`“${words}” was not said.`);
    else if (at < 0) problems.push(`“${words}” was said too early.`);
    if (count > 1 && !isReading) problems.push(`“${words}” was said ${count} times.`);
    if (at >= 0) from = at + words.length;
  }
  return problems;
}

function problemsOfLines({ said, wanted }: Step): string[] {
  const problems = said
    .filter((line) => NAMELESS.test(line))
    .map((line) => `Something without a name: “${line}”`);
  for (const line of new Set(said)) {
    const isRepeated = said.indexOf(line) !== said.lastIndexOf(line);
    if (isRepeated && !wanted.includes(line) && line.length >= SENTENCE_LENGTH)
      problems.push(`Said again: “${line}”`);
  }
  return problems;
}
