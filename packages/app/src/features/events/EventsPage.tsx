import { FilterGroup, inSentences, Outcome, Stack, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { oneIn } from '../../lib/page/searchParams.ts';
import { events } from '../../words/en/events.ts';
import { EVENT_TYPES } from '../../lib/searchValues.ts';
import { EventList } from './EventList.tsx';
import { headingIdOf } from '../../lib/events/eventLink.ts';
import { useEventList } from './useEventList.ts';

/** Dances, outings and concerts. Source: product spec §2 “Events”. */
export function EventsPage() {
  const t = useWords(events);
  const list = useEventList();
  const { show, filter, found, linkedId, isUnknown } = list;
  return (
    <Stack>
      <PageHeading
        title={t('title')}
        purpose={inSentences(t('purpose'), t('examples'))}
        goal={linkedId === undefined ? undefined : headingIdOf(linkedId)}
      />
      {isUnknown && <Outcome tone="danger">{t('unknown')}</Outcome>}
      <FilterGroup
        layout="row"
        label={t('show')}
        options={[
          { value: 'all', label: t('all') },
          { value: 'dance', label: t('dances') },
          { value: 'outing', label: t('outings') },
          { value: 'concert', label: t('concerts') },
        ]}
        value={show ?? 'all'}
        onChange={(value) => filter(oneIn(EVENT_TYPES, value))}
        result={t('found', { count: found.length })}
      />
      <EventList
        shown={list.shown}
        showMore={list.showMore}
        showAll={show && (() => filter(undefined))}
        firstNewId={list.firstNewId}
      />
    </Stack>
  );
}
