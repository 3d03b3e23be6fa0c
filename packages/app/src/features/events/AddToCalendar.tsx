import { placeTimeOf, type EventEntry } from '@friendbase/contract';
import {
  announce,
  Button,
  CalendarAddGlyph,
  Row,
  Select,
  Stack,
  StatusLine,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { saveCalendarFile } from '../../lib/time/calendar.ts';
import { events } from '../../words/en/events.ts';
import { addressOf, anchorOf } from '../../lib/events/eventLink.ts';
import { useEventWords } from '../../lib/events/eventWords.ts';

interface AddToCalendarProps {
  event: EventEntry;
}

/** Minutes before the start. */
const REMINDERS = { '1440': 'dayBefore', '180': 'hoursBefore', '60': 'hourBefore' } as const;

/** A file for the member’s own calendar, with the reminder they choose. Made by a press alone. Source: COGA 4.8.7. */
export function AddToCalendar({ event }: AddToCalendarProps) {
  const t = useWords(events);
  const { title, text, landmark, good, place, address } = useEventWords()(event);
  const [minutes, setMinutes] = useState('1440');
  const [isSaved, setIsSaved] = useState(false);
  const { id } = event;
  const save = () => {
    saveCalendarFile(anchorOf(id), {
      uid: `${anchorOf(id)}-${placeTimeOf(event).day}@friendbase`,
      title,
      description: [text, landmark, good].filter((line) => line !== '').join('\n'),
      place: [place, address].filter((part) => part !== '').join(', '),
      url: addressOf(id),
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      remindMinutes: Number(minutes),
    });
    setIsSaved(true);
    announce(t('calendarSaved'));
  };
  const options = Object.entries(REMINDERS).map(([value, key]) => ({ value, label: t(key) }));
  return (
    <Stack gap="small">
      <Select label={t('remind')} options={options.toReversed()} value={minutes} onChange={setMinutes} />
      <Row>
        <Button tone="quiet" icon={CalendarAddGlyph} subject={title} onPress={save}>
          {t('addToCalendar')}
        </Button>
      </Row>
      {isSaved && <StatusLine tone="success">{t('calendarSaved')}</StatusLine>}
    </Stack>
  );
}
