import { describe, expect, it } from 'vitest';
import { getModerationCounts } from '../moderation/cases.ts';
import { answerLetter, LETTER_PAGE_LENGTH, listLetters } from '../moderation/letterQueue.ts';
import { MOST_LETTER_CHARACTERS, writeLetter } from '../moderation/letters.ts';
import type { LetterDraft } from '../moderation/letters.ts';
import { countNotifications, listNotifications, seeNotifications } from '../notifications.ts';
import { ask, expectCallError, expectError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { follow } from './live.ts';
import { talkative } from './safety.ts';
import { letterBy, letterId } from './safetySeeds.ts';
import { UNKNOWN_ID } from './seeds.ts';
import { refusedTexts, storableTexts } from './texts.ts';

const HOW = 'How do I change my picture?';
const SO = 'Press “Change picture” on your Profile.';

const write = (visitor: Visitor, words = HOW, topic: LetterDraft['topic'] = 'question') =>
  visitor.call(writeLetter, { body: { words, topic } });

const answer = (visitor: Visitor, id: string, words = SO) =>
  visitor.call(answerLetter, { params: { id }, body: { words } });

const waiting = async (visitor: Visitor) => (await visitor.call(listLetters, {})).items;
const casesOf = async (visitor: Visitor) => (await visitor.call(countNotifications, {})).cases;
const newsOf = async (visitor: Visitor) => (await visitor.call(listNotifications, {})).items;

/** Letters to who looks after the place, and their answers. */
export function lettersConform(backendName: string, open: OpenBackend): void {
  describe(`a letter on ${backendName}`, () => {
    answeringConforms(open);

    it('waits for moderators alone, without a word of it in the answer to who wrote it', async () => {
      await using backend = await open(talkative);
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      const { id, ...rest } = await write(ann);
      expect(rest).toEqual({});
      expect(await waiting(ed)).toMatchObject([
        { id, topic: 'question', words: HOW, from: { username: 'ann' } },
      ]);
      expect(await casesOf(ed)).toBe(1);
      expect((await ed.call(getModerationCounts, {})).open).toMatchObject({ reports: 0, letters: 1 });
      expect([await newsOf(ann), await newsOf(ben), await newsOf(ed)]).toEqual([[], [], []]);
    });

    it('waits with those of who is worried first, then the oldest, page by page', async () => {
      const letters = Array.from({ length: LETTER_PAGE_LENGTH + 2 }, (_, n) =>
        letterBy('ann', n + 1, n % 3 === 2 ? { topic: 'worried' } : { topic: null }),
      );
      await using backend = await open({ ...talkative, letters });
      const ed = await backend.as('ed');
      const first = await ed.call(listLetters, {});
      const rest = await ed.call(listLetters, { query: { before: first.next ?? '' } });
      expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 2, undefined]);
      const ids = [...first.items, ...rest.items].map(({ id }) => id);
      const isWorried = ({ topic }: { topic: unknown }) => topic === 'worried';
      const order = [...letters.filter(isWorried), ...letters.filter((one) => !isWorried(one))];
      expect(ids).toEqual(order.map(({ id }) => id));
    });

    it('stores its words, and those of its answer, as they were written', async () => {
      const texts = storableTexts(MOST_LETTER_CHARACTERS);
      const letters = texts.map(([, words], n) => letterBy('ann', n + 1, { words }));
      await using backend = await open({ ...talkative, letters });
      const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
      expect((await waiting(ed)).map(({ words }) => words)).toEqual(texts.map(([, words]) => words));
      for (const { id, words } of letters) await answer(ed, id, words);
      const told = await newsOf(ann);
      expect(told.map((one) => (one.kind === 'letter' ? one.letter.answer : one.kind)).toSorted()).toEqual(
        texts.map(([, words]) => words).toSorted(),
      );
    });
  });
}

function answeringConforms(open: OpenBackend): void {
  it('is not found where there is none, and is answered once', async () => {
    await using backend = await open({ ...talkative, letters: [letterBy('ann', 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    const unknown = { params: { id: UNKNOWN_ID }, body: { words: SO } };
    await expectCallError(ed, answerLetter, unknown, 'letterNotFound');
    await answer(ed, letterId(1));
    const again = { params: { id: letterId(1) }, body: { words: 'Another answer' } };
    await expectCallError(finn, answerLetter, again, 'alreadyAnswered');
    const [told] = await newsOf(await backend.as('ann'));
    expect(told).toMatchObject({ letter: { answer: SO } });
  });

  it('is not shown to the moderator who wrote it, who cannot answer it', async () => {
    await using backend = await open({ ...talkative, letters: [letterBy('ed', 1)] });
    const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
    expect([await waiting(ed), await casesOf(ed)]).toEqual([[], 0]);
    const own = { params: { id: letterId(1) }, body: { words: SO } };
    await expectCallError(ed, answerLetter, own, 'letterNotFound');
    expect([(await waiting(finn)).length, await casesOf(finn)]).toEqual([1, 1]);
  });

  it('comes back as a notification with question and answer, to its member alone, and waits no longer', async () => {
    await using backend = await open({ ...talkative, letters: [letterBy('ann', 1)] });
    const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
    await answer(ed, letterId(1));
    const [told] = await newsOf(ann);
    const { words, topic, createdAt } = letterBy('ann', 1);
    expect(told).toMatchObject({ kind: 'letter', isNew: true });
    expect(told).toHaveProperty('letter', { words, topic, createdAt, answer: SO });
    expect(JSON.stringify(told)).not.toMatch(/\bed\b|Ed|ed-/);
    expect([await newsOf(ben), await waiting(ed), await casesOf(ed)]).toEqual([[], [], 0]);
    await ann.call(seeNotifications, { body: { until: told!.createdAt } });
    expect(await newsOf(ann)).toMatchObject([{ kind: 'letter', isNew: false }]);
  });

  it('is told of at once: to moderators that it waits, to its member that it is answered', async () => {
    await using backend = await open(talkative);
    const [ann, ed, finn] = [await backend.as('ann'), await backend.as('ed'), await backend.as('finn')];
    await using atAnn = await follow(ann);
    await using atFinn = await follow(finn);
    const { id } = await write(ann);
    expect(await atFinn.next()).toMatchObject({ name: 'caseWaiting', data: {} });
    await answer(ed, id);
    expect(await atAnn.next()).toMatchObject({ name: 'letterAnswered', data: {} });
    expect(await atFinn.next()).toMatchObject({ name: 'caseWaiting', data: {} });
  });
}

/** Refused before any handler runs. */
export function letterShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong letter on ${backendName}`, () => {
    it('refuses words that are missing, too many or cannot be stored, and stores none', async () => {
      await using backend = await open({ ...talkative, letters: [letterBy('ben', 1)] });
      const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
      const answering = answerLetter.path.replace(':id', letterId(1));
      for (const [words, why] of refusedTexts(MOST_LETTER_CHARACTERS, 'letterEmpty', 'words')) {
        expectError(await ask(ann, 'post', writeLetter.path, { words }), ...why);
        expectError(await ask(ed, 'post', answering, { words }), ...why);
      }
      expect((await waiting(ed)).map(({ id }) => id)).toEqual([letterId(1)]);
    });

    it('has one of three topics, or none', async () => {
      await using backend = await open(talkative);
      const [ann, ed] = [await backend.as('ann'), await backend.as('ed')];
      const odd = await ask(ann, 'post', writeLetter.path, { words: HOW, topic: 'spam' });
      expect(odd.status).toBe(400);
      await ann.call(writeLetter, { body: { words: HOW } });
      expect(await waiting(ed)).toMatchObject([{ topic: null }]);
    });
  });
}
