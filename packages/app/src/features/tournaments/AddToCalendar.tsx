import { TOURNAMENT_DAYS, type TournamentEntry, type CalendarEntry } from '@friendbase/contract';
import {
  announce,
  Button,
  CalendarAddGlyph,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useId, useState } from 'react';
import { saveCalendarFile } from '../../lib/time/calendar.ts';
import { tournaments } from '../../words/en/tournaments.ts';

const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * 60_000;

/** The days of a tournament. */
function entryOf({ id, name, description, startDate }: TournamentEntry): CalendarEntry {
  const start = new Date(startDate);
  return {
    uid: `tournament-${id}@friendbase`,
    title: name,
    description,
    url: `${window.location.origin}/tournaments`,
    start,
    end: new Date(start.getTime() + TOURNAMENT_DAYS * DAY_MS),
    remindMinutes: DAY_MINUTES,
  };
}

/** A file for the member’s own calendar, made by a press alone. Source: COGA 4.8.7. */
export function AddToCalendar({ tournament }: { tournament: TournamentEntry }) {
  const t = useWords(tournaments);
  const [isSaved, setIsSaved] = useState(false);
  const meaningId = useId();
  const save = () => {
    saveCalendarFile(`tournament-${tournament.id}`, entryOf(tournament));
    setIsSaved(true);
    announce(t('calendarSaved'));
  };
  return (
    <Stack gap="small">
      <Row>
        <Button
          tone="quiet"
          icon={CalendarAddGlyph}
          subject={tournament.name}
          aria-describedby={meaningId}
          onPress={save}
        >
          {t('addToCalendar')}
        </Button>
      </Row>
      <Text id={meaningId} size="small" tone="quiet">
        {t('calendarReminds')}
      </Text>
      {isSaved && <StatusLine tone="success">{t('calendarSaved')}</StatusLine>}
    </Stack>
  );
}
