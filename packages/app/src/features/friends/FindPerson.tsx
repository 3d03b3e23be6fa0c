import { SearchField, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { hasFailed } from '../../lib/loading/loading.ts';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { findPerson } from '../../words/en/friends.ts';
import { loadSuggestions } from './useFindFriends.ts';
import { useFindPerson } from './useFindPerson.ts';

const People = lazy(() => loadSuggestions().then((module) => ({ default: module.People })));

/** Looks for somebody the member knows already, by name or username. Under the friends there are: the faces come first. */
export function FindPerson() {
  const t = useWords(findPerson);
  const { text, search, query, people, isLooking, isShort, hasMore, result } = useFindPerson();
  // As high as who is found, so that what stands below does not move when the answer is late.
  const waiting = (
    <>
      <Text tone="quiet">{t('looking')}</Text>
      <Skeleton shape="card" count={1} />
    </>
  );
  return (
    <Stack>
      <SearchField
        label={t('label')}
        description={t('means')}
        value={text}
        onChange={search}
        result={result}
      />
      {isLooking && !hasFailed(query) && waiting}
      {isLooking && hasFailed(query) && <Unloaded query={query} title={t('failed')} text={t('failedText')} />}
      {people?.length === 0 && (
        <StatusLine tone="info">
          {isShort ? t('fewLetters') : `${t('found', { count: 0 })} ${t('nobodyText')}`}
        </StatusLine>
      )}
      {people && people.length > 0 && (
        <OnDemand fallback={<NotLoaded />} waiting={waiting}>
          <Text tone="quiet">{result}</Text>
          <People label={t('people')} people={people} />
          {hasMore && <Text tone="quiet">{t('writeMore')}</Text>}
        </OnDemand>
      )}
    </Stack>
  );
}
