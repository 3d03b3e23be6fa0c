import { lookedFor, MOST_FOUND } from '@friendbase/contract';
import { usePausableClock, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { peopleQuery } from '../../data/finding.ts';
import { useReported } from '../../lib/reports/useReported.ts';
import { findPerson } from '../../words/en/friends.ts';
import { searchMachine } from './searchMachine.ts';

/** Looks for a person by name, a moment after the last letter. */
export function useFindPerson() {
  const t = useWords(findPerson);
  const [state, send] = useMachine(searchMachine, { clock: usePausableClock() });
  const { text, wanted } = state.context;
  const reported = useReported();
  // Only signs, or longer than any name: nobody, and nothing is asked.
  const { username, beginnings } = lookedFor(wanted);
  const isAsked = username !== '' || beginnings.length > 0;
  const query = useQuery({ ...peopleQuery(wanted), enabled: isAsked });
  const isTyping = state.hasTag('typing');
  const people = (isAsked ? query.data : [])?.filter(({ id }) => !reported.has(id));
  const count = people?.length ?? 0;
  const isShort = isAsked && count === 0 && beginnings.length === 0;
  return {
    text,
    search: (words: string) => send({ type: 'text.changed', text: words }),
    query,
    isLooking: isTyping || (wanted !== '' && people === undefined),
    isShort,
    hasMore: count >= MOST_FOUND,
    /** Who is shown; of a field that is empty or still typed into, nobody. */
    people: wanted === '' || isTyping ? undefined : people,
    /** Said once, after the last letter. */
    result:
      wanted === '' || isTyping || !people ? undefined : isShort ? t('fewLetters') : t('found', { count }),
  };
}
