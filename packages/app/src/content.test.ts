import { describe, expect, it } from 'vitest';

/** Every content file of the app. Functions are called with a stand-in, so that their words are read too. */
const files = import.meta.glob<Record<string, unknown>>(['./**/content.ts', './lib/notices.ts'], {
  eager: true,
});

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return value.length > 0 ? wordsIn((value as (...given: unknown[]) => unknown)(7, 7)) : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return [];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const all = Object.entries(files).flatMap(([file, exported]) =>
  wordsIn(Object.values(exported)).map((text) => ({ file, text })),
);

describe('the words of the app', () => {
  it('are found', () => {
    expect(all.length).toBeGreaterThan(100);
  });

  it('come in sentences of 20 words or fewer', () => {
    const long = all.flatMap(({ text }) => sentencesOf(text)).filter((line) => line.split(/\s+/).length > 20);
    expect(long).toEqual([]);
  });

  it('come in paragraphs of 50 words or fewer', () => {
    expect(all.filter(({ text }) => text.split(/\s+/).length > 50)).toEqual([]);
  });

  it('have no dates or choices written with slashes', () => {
    const slashed = all.filter(({ text }) => /\d+\/\d+/.test(text));
    expect(slashed).toEqual([]);
  });
});
