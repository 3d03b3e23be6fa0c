import type { ClubGame, SharedGame } from '@friendbase/contract';
import { Button, ProgressBar, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { GameView } from '../../../comfort/GameView.tsx';
import type { Rounds } from '../../../lib/acts/useRoundQueue.ts';
import { useSayArrival } from '../../../live/arrivalSpeech.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

interface SharedGoalProps {
  game: SharedGame;
  goal: NonNullable<SharedGame['goal']>;
  rounds: Rounds;
  clubGame: ClubGame;
  /** What else can be done. */
  children: ReactNode;
}

/** What two friends gather, and the game whose rounds add to it. */
export function SharedGoal({
  game,
  goal: { stars, goalStars: goal },
  rounds,
  clubGame,
  children,
}: SharedGoalProps) {
  const t = useWords(sharedGames);
  const { outcome } = game;
  useSayTheirs(game, rounds);
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
function useSayTheirs({ goal, outcome, partner }: SharedGame, { act }: Rounds): void {
  const t = useWords(sharedGames);
  const say = useSayArrival();
  const stars = goal?.stars ?? 0;
  const heard = useRef({ stars, outcome });
  const { isBusy } = act;
  const tell = useEffectEvent(() => {
    const before = heard.current;
    heard.current = { stars, outcome };
    if (before.stars === stars && before.outcome === outcome) return;
    const goalStars = goal?.goalStars ?? 0;
    if (outcome === 'stopped') say(t('stopped'));
    else if (outcome === 'done') say(t('reached', { goal: goalStars }));
    else say(t('theirStars', { partner: partner.displayName, stars, goal: goalStars }));
  });
  const skip = useEffectEvent(() => void (heard.current = { stars, outcome }));
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy || wasBusy.current) skip();
    else tell();
    wasBusy.current = isBusy;
  }, [isBusy, stars, outcome]);
}
