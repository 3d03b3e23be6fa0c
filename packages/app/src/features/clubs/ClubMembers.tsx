import type { ClubEntry, ClubPeople } from '@friendbase/contract';
import { Heading, inSentences, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useShown } from '../../lib/lists/shown.tsx';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
import { ClubFaces } from './ClubFaces.tsx';

interface ClubMembersProps {
  query: UseQueryResult<ClubPeople>;
  entry: ClubEntry | undefined;
}

/** Who is in a club: friends first, then those whom the member may find. Of the rest there is the number. */
export function ClubMembers({ query, entry }: ClubMembersProps) {
  const t = useWords(clubPage);
  const hasCounters = useShown('hasCounters');
  const { friends = [], others = [] } = query.data ?? {};
  const { memberCount = 0, exampleCount = null, isMember = false } = entry ?? {};
  const named = friends.length + others.length + Number(isMember);
  const counted = inSentences(
    t('membersHere', { count: memberCount }),
    exampleCount === null ? '' : t('example', { count: exampleCount }),
  );
  return (
    <Stack as="section">
      <Heading level={2}>{t('people')}</Heading>
      <Unloaded query={query} title={t('peopleFailed')} text={t('failedText')}>
        <Skeleton shape="card" count={2} />
      </Unloaded>
      {query.data && (
        <>
          {hasCounters && <Text>{counted}</Text>}
          {memberCount === 0 && <Text>{t('nobody')}</Text>}
          {memberCount === 1 && isMember && <Text>{t('onlyYou')}</Text>}
          {friends.length > 0 && <ClubFaces title={t('friends')} people={friends} />}
          {others.length > 0 && <ClubFaces title={t('others')} people={others} />}
          {memberCount > named && (
            <Text size="small" tone="quiet">
              {t('notNamed')}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
