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
import { events, eventWords } from '../../words/en/events.ts';
import type { EventContent } from '../../lib/events/eventContent.ts';
import { eventDates } from '../../lib/events/eventDates.ts';
import { addressOf, anchorOf } from '../../lib/events/eventLink.ts';

interface AddToCalendarProps {
  event: EventContent;
  openedAt: Date;
}

/** Minutes before the start. */
const REMINDERS = { '1440': 'dayBefore', '180': 'hoursBefore', '60': 'hourBefore' } as const;

/** A file for the member’s own calendar, with the reminder they choose. Made by a press alone. Source: COGA 4.8.7. */
export function AddToCalendar({ event, openedAt }: AddToCalendarProps) {
  const t = useWords(events);
  const words = useWords(eventWords);
  const [minutes, setMinutes] = useState('1440');
  const [isSaved, setIsSaved] = useState(false);
  const { id, name } = event;
  const title = words(`${name}Title`);
  const save = () => {
    const { day, start, end } = eventDates(event, openedAt);
    saveCalendarFile(anchorOf(id), {
      uid: `${anchorOf(id)}-${day}@friendbase`,
      title,
      description: [words(`${name}Text`), words(`${name}Landmark`), words(`${name}Good`)].join('\n'),
      place: `${words(`${name}Place`)}, ${words(`${name}Address`)}`,
      url: addressOf(id),
      start,
      end,
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
