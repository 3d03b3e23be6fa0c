import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { answerLetter, writeLetter } from './commands.ts';
import { readLetters } from './model.ts';

export const letterHandlers = ({
  db,
  clock,
  ids,
  live,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'live'>): HandlersOf<
  'writeLetter' | 'listLetters' | 'answerLetter'
> => {
  const acting = () => ({ live, nextId: () => ids.next(), now: clock.now() });
  return {
    writeLetter: ({ body }, { member, createOnce }) =>
      createOnce((trx) => writeLetter(trx, body, { ...acting(), memberId: member.id })),
    listLetters: ({ query }, { member }) => readLetters(db, member.id, query.before),
    answerLetter: ({ params: { id }, body }, { member, createOnce }) =>
      createOnce((trx) => answerLetter(trx, id, body.words, { ...acting(), moderatorId: member.id })),
  };
};
