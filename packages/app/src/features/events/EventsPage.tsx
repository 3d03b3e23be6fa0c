import { Filtered, FilterGroup, inSentences, Outcome, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { headingIdOf } from '../../lib/events/eventLink.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { oneIn } from '../../lib/page/searchParams.ts';
import { EVENT_FILTERS } from '../../lib/page/searchValues.ts';
import { events } from '../../words/en/events.ts';
import { EventList } from './EventList.tsx';
import { MyEvents } from './MyEvents.tsx';
import { useEventList } from './useEventList.ts';

/** Dances, outings and concerts, and those the member goes to. Source: product spec §2 “Events”. */
export function EventsPage() {
  const t = useWords(events);
  const list = useEventList();
  const { query, show, filter, found, linkedId, isUnknown, hasNone } = list;
  const none =
    show === 'mine'
      ? { title: t('noneMine'), text: t('noneMineText') }
      : hasNone
        ? { title: t('noneYet'), text: t('noneYetText') }
        : { title: t('none'), text: t('noneText') };
  return (
    <Stack>
      <PageHeading
        title={t('title')}
        purpose={inSentences(t('purpose'), t('askFirst'))}
        goal={linkedId === undefined ? undefined : headingIdOf(linkedId)}
      />
      <Filtered label={t('title')}>
        <FilterGroup
          layout="row"
          label={t('show')}
          options={[
            { value: 'all', label: t('all') },
            { value: 'dance', label: t('dances') },
            { value: 'outing', label: t('outings') },
            { value: 'concert', label: t('concerts') },
            { value: 'mine', label: t('mine') },
          ]}
          value={show ?? 'all'}
          onChange={(value) => filter(oneIn(EVENT_FILTERS, value))}
          result={t('found', { count: found.length })}
        />
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={3} />
        </Unloaded>
        {isUnknown && <Outcome tone="danger">{t('unknown')}</Outcome>}
        {query.data !== undefined && (
          <EventList
            shown={list.shown}
            none={none}
            showMore={list.showMore}
            showAll={show && (() => filter(undefined))}
            firstNewId={list.firstNewId}
          />
        )}
      </Filtered>
      {show === 'mine' && <MyEvents mine={found} />}
    </Stack>
  );
}
