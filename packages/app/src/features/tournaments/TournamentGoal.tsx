import type { TournamentEntry } from '@friendbase/contract';
import { ProgressBar, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { FriendsAmong } from '../../people/FriendsAmong.tsx';
import { tournaments } from '../../words/en/tournaments.ts';

/**
 * What all gather together while it goes on, with the friends who take part, and what became of it: a number of all, and never one
 * of somebody else.
 */
export function TournamentGoal({ tournament }: { tournament: TournamentEntry }) {
  const t = useWords(tournaments);
  const { status, outcome, isJoinedByUser, ownStarsToday: count, ownPaidFbb } = tournament;
  const { stars, goalStars: goal, friendsIn } = tournament;
  if (status === 'active' && goal > 0)
    return (
      <Stack gap="small">
        <ProgressBar
          label={t('goal')}
          percent={(100 * stars) / goal}
          valueText={t(stars < goal ? 'goalStars' : 'goalReachedStars', { stars, goal })}
        />
        <FriendsAmong friends={friendsIn} words={(of) => t('friendsIn', of)} />
        {isJoinedByUser && count > 0 && <Text>{t('addedToday', { count })}</Text>}
      </Stack>
    );
  if (status === 'completed' && outcome === null && isJoinedByUser) return <Text>{t('resultSoon')}</Text>;
  if (outcome === null || outcome === 'none') return null;
  const fbb = ownPaidFbb ?? 0;
  return (
    <Stack gap="small">
      {outcome !== 'cancelled' && (
        <StatusLine tone={outcome === 'reached' ? 'success' : 'info'}>
          {t(outcome === 'reached' ? 'wasReached' : 'wasMissed', { stars, goal })}
        </StatusLine>
      )}
      {isJoinedByUser && fbb > 0 && <Text>{t(outcome === 'reached' ? 'gotShare' : 'gotFee', { fbb })}</Text>}
    </Stack>
  );
}
