import { placeTimeOf } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { anchorOf } from '../../../lib/events/eventLink.ts';
import { usePlaceTimes } from '../../../lib/time/placeTimes.ts';
import { eventWords } from '../../../words/en/events.ts';
import { news } from '../../../words/en/news.ts';
import { Item, type Told } from './Item.tsx';

/** An event that the member goes to: it is soon, or it was changed or called off. */
export function EventNewsItem({ told }: { told: Extract<Told, { kind: 'eventSoon' | 'event' }> }) {
  const t = useWords(news);
  const ofExample = useWords(eventWords);
  const times = usePlaceTimes();
  const { kind, event } = told;
  const { id, example, status } = event;
  const title = example === null ? event.title : ofExample(`${example}Title`);
  if (status === 'cancelled')
    return (
      <Item
        told={told}
        what={t('eventOff', { title })}
        way={{ href: '/events?show=mine', words: t('toEvents') }}
      />
    );
  const { day, from } = placeTimeOf(event);
  const when = `${times.day(day)}, ${times.time(from)}`;
  return (
    <Item
      told={told}
      what={t(kind === 'event' ? 'eventChanged' : 'eventSoon', { title, when })}
      way={{ href: `/events#${anchorOf(id)}`, words: t('toEvent') }}
    />
  );
}
