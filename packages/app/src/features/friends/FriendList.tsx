import { FailedState, Heading, Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useId } from 'react';
import { useShown } from '../../lib/shown.ts';
import { friends } from '../../words/en/friends.ts';
import { page } from '../../words/en/page.ts';
import { FindFriends } from './FindFriends.tsx';
import { FoundFriends } from './FoundFriends.tsx';
import { useFriendList } from './useFriendList.ts';

/** The friends of the member, and the way to more. Source: product spec §2 “Friends”. */
export function FriendList() {
  const t = useWords(friends);
  const onPage = useWords(page);
  const hasCounters = useShown('hasCounters');
  const list = useFriendList();
  const titleId = useId();
  const count = list.all?.length ?? 0;
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {hasCounters && count > 0 ? t('counted', { count }) : t('list')}
        </Heading>
        {list.hasFailed ? (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            illustration={list.failurePicture}
            isRetrying={list.isRetrying}
            onRetry={list.retry}
          />
        ) : list.all ? (
          <>
            {count > 0 && <FoundFriends list={list} />}
            <FindFriends hasFriends={count > 0} />
          </>
        ) : (
          <Waiting label={onPage('loading')}>
            <Skeleton shape="person" count={4} />
          </Waiting>
        )}
      </Stack>
    </section>
  );
}
