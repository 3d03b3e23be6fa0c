import type { SharedGame } from '@friendbase/contract';
import { useSayWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { turnSharedCardMutation } from '../../../data/sharedGames.ts';
import { useAct, type Act } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

/** What the member turned over last, and how the game stood then. */
interface OwnTurn {
  card: number;
  table: NonNullable<SharedGame['board']> & Pick<SharedGame, 'outcome'>;
}

/** Turns cards over, one at a time. What is on one comes with the answer. */
export function useSharedTurn(id: string): { act: Act<number>; own: OwnTurn | undefined } {
  const say = useSayWords();
  const { mutateAsync } = useMutation(turnSharedCardMutation(useQueryClient(), id));
  const [own, setOwn] = useState<OwnTurn>();
  const act = useAct<number, SharedGame>({
    deliver: mutateAsync,
    onDone: ({ board, outcome }, card) => board && setOwn({ card, table: { ...board, outcome } }),
    failureOf: (error) => say(reasonOf(error, messageOf(sharedGames, 'notTurned'), memberErrors)),
  });
  return { act, own };
}
