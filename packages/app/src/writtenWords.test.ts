import { composeMail, MAIL_WORDS, type MailAbout } from '@friendbase/contract';
import { takenWordsTo } from '@friendbase/contract/taken-file';
import { say, type Catalogue, type CurrentWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { VIDEOS } from './features/videos/videoContent.ts';
import { feelings } from './words/en/feelings.ts';
import { report } from './words/en/report.ts';
import { safety, safetyRules } from './words/en/safety.ts';
import { challengeTypes } from './words/en/signUp.ts';
import { videoWords } from './words/en/videos.ts';
import { READABILITY } from './words/readability.ts';
import { loadedWords } from '../testing/words/loadedWords.ts';

const MOST_WORDS = 20;
const isSentence = (text: string) => /[.!?:]$/.test(text) && text.split(/\s+/).length > 2;
const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+/).filter(isSentence);

const readerOf = ({ language, easy }: CurrentWords) => ({ languages: [language], isEasy: easy });

/** What a mail says, without what stands for itself. */
const mailTo = (words: CurrentWords, about: MailAbout): string[] =>
  composeMail({ about, origin: '', contact: { phone: '123' }, reader: readerOf(words) })
    .text.split('\n')
    .filter(isSentence);

const pageTo = (words: CurrentWords): string[] =>
  Object.values(takenWordsTo(readerOf(words)))
    .flatMap((part) => (typeof part === 'string' ? [] : Object.values<unknown>(part)))
    .filter((text) => typeof text === 'string')
    .filter(isSentence);

const levels = await loadedWords();
const abouts = Object.keys(MAIL_WORDS.en.about) as MailAbout[];

// They are sent and opened without the app, so their words stand in the contract.
describe.each(levels)('what is written to members in $language, easy words: $easy', (words) => {
  const { gradeOf, usual, easy } = READABILITY[words.language]!;
  const most = words.easy ? easy : usual;
  const mails = abouts.map((about) => ({ about, said: mailTo(words, about) }));

  it('is as easy to read as the screens', () => {
    const graded = mails.map(({ about, said }) => ({
      about,
      grade: gradeOf(said.join(' ').replaceAll(':', '.')),
    }));
    expect(graded.filter(({ grade }) => grade > most)).toEqual([]);
    expect(gradeOf(pageTo(words).join(' '))).toBeLessThan(most);
  });

  it('has short sentences', () => {
    const all = [...mails.flatMap(({ said }) => said), ...pageTo(words)].flatMap(sentencesOf);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
  });

  it('calls things as the screens do', () => {
    const same = (catalogue: Catalogue, codes: object) =>
      Object.fromEntries(Object.keys(codes).map((code) => [code, say(words, catalogue, code, {})]));
    const taken = takenWordsTo(readerOf(words));
    expect(taken).toMatchObject({
      feelings: same(feelings, taken.feelings),
      subjects: same(safety, taken.subjects),
      reasons: same(report, taken.reasons),
      actions: same(safety, taken.actions),
      rules: same(safetyRules, taken.rules),
      challenges: same(challengeTypes, taken.challenges),
      videos: Object.fromEntries(
        VIDEOS.map(({ id, name }) => [id, say(words, videoWords, `${name}Title`, {})]),
      ),
    });
  });
});

it('easy words are easier than the usual ones', () => {
  const { gradeOf } = READABILITY['en']!;
  const [usual = 0, easy = 0] = [false, true].map((isEasy) => {
    const level = levels.find((one) => one.language === 'en' && one.easy === isEasy)!;
    return gradeOf([...abouts.flatMap((about) => mailTo(level, about)), ...pageTo(level)].join(' '));
  });
  expect(easy).toBeLessThan(usual);
});
