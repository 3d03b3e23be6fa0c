/** How much schooling texts of a language may need. */
export interface Readability {
  /** The school grade that a text needs, by the formula of the language. */
  gradeOf: (text: string) => number;
  /** The highest of usual words, and of easy ones. */
  usual: number;
  easy: number;
}

/** By language: each has a formula of its own. */
export const READABILITY: Readonly<Record<string, Readability>> = {
  en: { gradeOf: fleschKincaid, usual: 6, easy: 4 },
};

/**
 * The US school grade a text needs, by Flesch and Kincaid: 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * Syllables are counted by groups of vowels, which is right for about nine English words in ten.
 */
function fleschKincaid(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s+|$)/).filter((sentence) => /\w/.test(sentence));
  const words = text.match(/[\w’'-]+/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A silent e at the end has none: “like”, “liked”, but not “little”, “wanted”. */
function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<![aeiouyl])e$|(?<=[aeiouy]l)e$|(?<![td])ed$|(?<![sxz]|ch|sh)es$/, '');
  return Math.max(spoken.match(/[aeiouy]+/g)?.length ?? 0, 1);
}
