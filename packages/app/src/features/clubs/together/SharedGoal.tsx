import type { ClubGame, SharedGame } from '@friendbase/contract';
import { Button, ProgressBar, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { GameView } from '../../../comfort/GameView.tsx';
import type { Rounds } from '../../../lib/acts/useRoundQueue.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

interface SharedGoalProps {
  game: SharedGame;
  goal: NonNullable<SharedGame['goal']>;
  rounds: Rounds;
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
  rounds,
  clubGame,
  say,
  children,
}: SharedGoalProps) {
  const t = useWords(sharedGames);
  const { outcome } = game;
  useSayTheirs(game, rounds, say);
  return (
    <Stack>
      <Text>{t('goalText')}</Text>
      <ProgressBar label={t('goal')} percent={(100 * stars) / goal} valueText={t('stars', { stars, goal })} />
      {outcome === 'done' && <StatusLine tone="success">{t('reached', { goal })}</StatusLine>}
      {outcome === 'stopped' && <StatusLine tone="info">{t('stopped')}</StatusLine>}
      {outcome === null && rounds.outcome && (
        <StatusLine tone={rounds.outcome.tone}>{rounds.outcome.text}</StatusLine>
      )}
      {rounds.act.isFailed && (
        <Row>
          <Button tone="quiet" icon="refresh" onPress={() => rounds.act.press()}>
            {t('tryAgain')}
          </Button>
        </Row>
      )}
      {outcome === null && <GameView game={clubGame.game} difficulty={clubGame.level} />}
      {children}
    </Stack>
  );
}

/** Says what the other one has added meanwhile, or that it is over. The member's own rounds say so themselves. */
function useSayTheirs(
  { goal, outcome, partner }: SharedGame,
  { act }: Rounds,
  say: (words: string) => void,
): void {
  const t = useWords(sharedGames);
  const { stars = 0, goalStars = 0 } = goal ?? {};
  const { isBusy } = act;
  const standing = `${stars} ${outcome}`;
  const heard = useRef(standing);
  const wasBusy = useRef(false);
  const tell = useEffectEvent(() => {
    if (outcome === 'stopped') say(t('stopped'));
    else if (outcome === 'done') say(t('reached', { goal: goalStars }));
    else say(t('theirStars', { partner: partner.displayName, stars, goal: goalStars }));
  });
  useEffect(() => {
    if (!isBusy && !wasBusy.current && heard.current !== standing) tell();
    heard.current = standing;
    wasBusy.current = isBusy;
  }, [isBusy, standing]);
}
