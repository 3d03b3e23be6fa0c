import { FailedState, Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ComfortOffer } from '../../comfort/ComfortOffer.tsx';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { useShown } from '../../lib/shown.ts';
import { userQuery } from '../../data/users.ts';
import { home } from '../../words/en/home.ts';
import { page } from '../../words/en/page.ts';
import { Feed } from './Feed.tsx';
import { HomeAside } from './HomeAside.tsx';
import { composerPart, POST_FIELD } from './homeParts.ts';
import { HomeTasks } from './HomeTasks.tsx';

const write = () => document.getElementsByName(POST_FIELD)[0]?.focus();

/** Welcome, write, read. Source: product spec §2 “Home”, conflict X11. */
export function HomePage() {
  const t = useWords(home);
  const onPage = useWords(page);
  const isSimple = useShown('isSimple');
  const { data: user, error, errorUpdateCount, isFetching, refetch } = useQuery(userQuery);
  const illustration = useFailurePicture(error);
  if (user) {
    return (
      <Stack gap="large">
        <PageHeading
          title={t('title')}
          heading={t('welcome', { name: user.displayName })}
          purpose={t('purpose')}
        />
        {isSimple && <HomeTasks onShare={write} />}
        <ComfortOffer />
        <HomeAside>
          <composerPart.Part />
          <Feed onWrite={write} />
        </HomeAside>
      </Stack>
    );
  }
  // Not `isError`: it ends when a retry begins, and “Try again” would go away under the finger.
  if (errorUpdateCount > 0) {
    return (
      <Stack gap="large">
        <PageHeading title={t('title')} purpose={t('purpose')} />
        <FailedState
          title={t('failed')}
          text={t('failedText')}
          illustration={illustration}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  }
  return (
    <Waiting label={onPage('loading')}>
      <Skeleton shape="card" count={4} />
    </Waiting>
  );
}
