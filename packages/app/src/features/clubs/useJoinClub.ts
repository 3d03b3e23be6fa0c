import type { ClubEntry } from '@friendbase/contract';
import { announce, useSayWords } from '@friendbase/ui-kit';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clubMutation } from '../../data/clubs.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useTell } from '../../people/ActTold.tsx';
import { clubs } from '../../words/en/clubs.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import type { Club } from './useClubs.ts';

interface Outcome {
  tone: 'info' | 'danger';
  words: Words;
}

const { clubJoined, clubNotSaved } = outingNotices;

/**
 * Joins a club, or leaves it. The button changes at once; what came of it is said once, when the server has answered, and stands in
 * the card. A press does not wait for the one before: a hand that slipped can take it back on a slow network too.
 */
export function useJoinClub({ id, name }: Pick<Club, 'id' | 'name'>, entry: ClubEntry | undefined) {
  const tell = useTell();
  const say = useSayWords();
  const whyPaused = useWhyPaused()('joinClub');
  const { mutateAsync } = useMutation(clubMutation(useQueryClient(), id));
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFresh, setIsFresh] = useState(false);
  const tellLeft = () => {
    const words = messageOf(clubs, 'undone', { club: name });
    setOutcome({ tone: 'info', words });
    announce(say(words));
  };
  const tellFailed = (error: unknown) => {
    const words = reasonOf(error, clubNotSaved.text, memberErrors);
    setOutcome({ tone: 'danger', words });
    tell({ ...clubNotSaved, text: words });
  };
  const press = (wish: boolean) => {
    setOutcome(undefined);
    setIsFresh(wish);
    const tellDone = () => (wish ? tell(clubJoined(name)) : tellLeft());
    void mutateAsync(wish).then(tellDone, tellFailed);
  };
  const isMember = entry?.isMember ?? false;
  return {
    outcome: outcome && { tone: outcome.tone, text: say(outcome.words) },
    isMember,
    whyNot: isMember ? undefined : whyPaused,
    /** Joined by a press just now: what takes it back is called Undo. */
    isFresh,
    join: () => press(true),
    leave: () => press(false),
  };
}
