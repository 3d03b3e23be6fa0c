import { isApiError, MOST_ROUND_SECONDS, MOST_ROUND_TURNS } from '@friendbase/contract';
import type { ClubGame, Round } from '@friendbase/contract';
import { announce } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAct, type Act } from './useAct.ts';

/** What becomes of the finished rounds of a game that is played for something. */
export interface Rounds {
  act: Act<void>;
  finish: (round: Pick<Round, 'turns' | 'seconds'>) => void;
  outcome: { tone: 'danger' | 'success' | 'info'; text: string } | undefined;
}

interface RoundQueue<Answer> {
  /** Where rounds wait that were not sent, as text. */
  stored: { read: () => string | undefined; write: (text: string) => void };
  send: (round: Round) => Promise<Answer>;
  /** What the last round has brought, in words. */
  saidOf: (answer: Answer) => string;
  /** Why one was not taken; `isRefused`: it would be refused again. */
  whyNot: (error: unknown, isRefused: boolean) => string;
}

/**
 * Sends the finished rounds of a game, one after the other. What could not be sent waits for another press, before those that
 * were played since, or for the page to be opened again: the key of its press is stored as well, so it counts once. One that the server
 * refused for good does not wait.
 */
export function useRoundQueue<Answer>(
  { game, level }: ClubGame,
  { stored, send, saidOf, whyNot }: RoundQueue<Answer>,
): Rounds {
  const waiting = useRef<Round[]>([]);
  const persist = () => stored.write(waiting.current.length > 0 ? JSON.stringify(waiting.current) : '');
  const [last, setLast] = useState<Answer>();
  const act = useAct<void, Answer | undefined>({
    async deliver() {
      let answer: Answer | undefined;
      for (let round = waiting.current[0]; round; round = waiting.current[0]) {
        try {
          answer = await send(round);
        } catch (error) {
          if (isRefused(error)) waiting.current.shift();
          persist();
          throw error;
        }
        waiting.current.shift();
        persist();
      }
      return answer;
    },
    onDone: (answer) => {
      if (answer === undefined) return;
      setLast(answer);
      announce(saidOf(answer));
    },
    failureOf: (error) => whyNot(error, isRefused(error)),
  });
  const sendStored = useEffectEvent(() => {
    const rounds = storedRounds(stored.read());
    if (rounds.length === 0) return;
    // They stay stored until they are answered. Another page may send them too: with the same key each counts once.
    waiting.current.push(...rounds);
    act.press();
  });
  useEffect(() => {
    // Once the page stands, and not for a mount that is taken back.
    const timer = setTimeout(() => sendStored());
    return () => clearTimeout(timer);
  }, []);
  return {
    act,
    finish({ turns, seconds }) {
      // Nothing was solved: no round.
      if (turns === 0) return;
      waiting.current.push({
        game,
        level,
        turns: Math.min(turns, MOST_ROUND_TURNS),
        seconds: Math.min(Math.max(seconds, 1), MOST_ROUND_SECONDS),
      });
      // Before the call, so that a game that is closed meanwhile loses no round.
      persist();
      act.press();
    },
    outcome:
      act.failure !== undefined
        ? { tone: 'danger', text: act.failure }
        : act.isDone && last !== undefined
          ? { tone: 'success', text: saidOf(last) }
          : undefined,
  };
}

/** What is damaged is none: a round that no game can give is the server's to refuse. */
function storedRounds(text = '[]'): Round[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? (found as Round[]) : [];
  } catch {
    return [];
  }
}

/** The same round sent again would be refused again. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
