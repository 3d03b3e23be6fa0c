import { apiError, LETTER_PAGE_LENGTH, letterPlace, toldOfAnswer, toldOfCases } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { waitingLetters } from './letterRecords.ts';
import { note } from './moderation.ts';
import { moderatorIds, requireMember } from './people.ts';

type LetterHandlers = Pick<MockHandlers, 'writeLetter' | 'listLetters' | 'answerLetter'>;

/** What members write to who looks after the place. */
export const letters: LetterHandlers = {
  async writeLetter({ body }, { store, caller, now, tell }) {
    const { id: memberId } = caller();
    const id = crypto.randomUUID();
    const open = { answer: null, answeredAt: null, answeredBy: null };
    await store.letters.create({ id, memberId, ...body, createdAt: now().toISOString(), ...open });
    await tell(...toldOfCases(moderatorIds(store, memberId)));
    return { id };
  },

  async listLetters({ query: { before } }, { store, caller }) {
    const waiting = waitingLetters(store, caller().id)
      .map((letter) => ({ ...letter, place: letterPlace(letter) }))
      .filter(({ place }) => before === undefined || place > before)
      .toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const shown = waiting.slice(0, LETTER_PAGE_LENGTH);
    return {
      items: shown.map((letter) => ({ ...letter, from: requireMember(store, letter.memberId) })),
      next: waiting.length > shown.length ? shown.at(-1)?.place : undefined,
    };
  },

  async answerLetter({ params: { id }, body: { words: answer } }, context) {
    const { store, caller, now, tell } = context;
    const { id: moderatorId } = caller();
    const letter = store.letters.findFirst((q) => q.where({ id }));
    if (!letter || letter.memberId === moderatorId) throw apiError('letterNotFound');
    if (letter.answeredAt !== null) throw apiError('alreadyAnswered');
    const answered = { answer, answeredAt: now().toISOString(), answeredBy: moderatorId };
    await store.letters.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, answered) });
    await note(context, 'answeredLetter');
    await tell(toldOfAnswer(letter), ...toldOfCases(moderatorIds(store, letter.memberId)));
    return { id };
  },
};
