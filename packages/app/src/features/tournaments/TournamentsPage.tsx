import { Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { tournaments } from '../../words/en/tournaments.ts';
import { Balance } from './Balance.tsx';
import { MyCodes } from './MyCodes.tsx';
import { RewardStore } from './RewardStore.tsx';
import { TournamentList } from './TournamentList.tsx';
import { useStore } from './useStore.ts';

/** The member's points, what to join and what to spend them on. Source: product spec §2 “Tournaments and Rewards”. */
export function TournamentsPage() {
  const t = useWords(tournaments);
  const hasStore = useShown('hasStore');
  const { isWaiting, user } = useStore(hasStore);
  const balance = user.data?.friendbaseBucks;
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t(hasStore ? 'purpose' : 'purposeAlone')} />
      {isWaiting ? (
        <Waiting label={t('loading')}>
          <Skeleton shape="card" count={4} />
        </Waiting>
      ) : (
        <Unloaded query={user} title={t('balanceFailed')} text={t('failedText')} />
      )}
      {!isWaiting && balance !== undefined && (
        <>
          <Balance fbb={balance} hasStore={hasStore} />
          <TournamentList balance={balance} />
          {hasStore && <RewardStore balance={balance} />}
          {hasStore && <MyCodes />}
        </>
      )}
    </Stack>
  );
}
