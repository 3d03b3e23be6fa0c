import type { ClubGame, SharedGame } from '@friendbase/contract';
import { ProgressBar, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { GameView } from '../../../comfort/GameView.tsx';
import { SentOutcome } from '../../../lib/acts/SentOutcome.tsx';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import { standingOf, type SharedRounds } from './useSharedRounds.ts';

interface SharedGoalProps {
  game: SharedGame;
  goal: NonNullable<SharedGame['goal']>;
  shared: SharedRounds;
  clubGame: ClubGame;
  /** Says what the other one did. */
  say: (words: string) => void;
  /** What else can be done. */
  children: ReactNode;
}

/** What two friends gather, and the game whose rounds add to it. */
export function SharedGoal({
  game,
  goal: { stars, goalStars: goal },
  shared,
  clubGame,
  say,
  children,
}: SharedGoalProps) {
  const t = useWords(sharedGames);
  const { outcome } = game;
  const { rounds } = shared;
  useSayTheirs(game, shared, say);
  // It stays when it ends meanwhile: the focus may be in it.
  const [isPlayed] = useState(outcome === null);
  return (
    <Stack>
      {isPlayed && <GameView game={clubGame.game} difficulty={clubGame.level} />}
      <SentOutcome
        act={rounds.act}
        outcome={
          outcome === 'done'
            ? { tone: 'success', text: t('reached', { goal }) }
            : outcome === 'stopped'
              ? { tone: 'info', text: t('stopped') }
              : rounds.outcome
        }
        words={t}
        onTryAgain={() => rounds.act.press()}
      />
      <Text>{t('goalText')}</Text>
      <ProgressBar label={t('goal')} percent={(100 * stars) / goal} valueText={t('stars', { stars, goal })} />
      {children}
    </Stack>
  );
}

/** Says what the other one has added meanwhile, or that it is over. The member's own rounds say so themselves. */
function useSayTheirs(game: SharedGame, { rounds, ownStanding }: SharedRounds, say: (words: string) => void) {
  const t = useWords(sharedGames);
  const { goal, outcome, partner } = game;
  const { stars = 0, goalStars = 0 } = goal ?? {};
  const { isBusy } = rounds.act;
  const standing = standingOf(game);
  const heard = useRef(standing);
  const tell = useEffectEvent(() => {
    if (outcome === 'stopped') say(t('stopped'));
    else if (outcome === 'done') say(t('reached', { goal: goalStars }));
    else say(t('theirStars', { partner: partner.displayName, stars, goal: goalStars }));
  });
  useEffect(() => {
    // What comes while a round is on its way may be its answer.
    if (isBusy || heard.current === standing) return;
    heard.current = standing;
    if (ownStanding.current !== standing) tell();
  }, [isBusy, standing, ownStanding]);
}
