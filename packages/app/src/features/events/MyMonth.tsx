import { placeTimeOf, type EventEntry } from '@friendbase/contract';
import {
  announce,
  Button,
  Card,
  MonthTable,
  NextGlyph,
  PreviousGlyph,
  Row,
  Text,
  useWords,
  type MonthTableDay,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { anchorOf } from '../../lib/events/eventLink.ts';
import { useEventWords } from '../../lib/events/eventWords.ts';
import { events as words } from '../../words/en/events.ts';
import { monthOf, monthsLater, weeksOf } from './month.ts';
import { useMonthWords } from './useMonthWords.ts';

interface MyMonthProps {
  /** What the member goes to, the next one first: at least one. */
  mine: readonly EventEntry[];
  openedAt: Date | undefined;
}

/** What the member goes to, as a month: that of the next event at first. The list above says the same in words. */
export function MyMonth({ mine, openedAt }: MyMonthProps) {
  const t = useWords(words);
  const wordsOf = useEventWords();
  const { nameOf, weekdays, dayWords } = useMonthWords();
  const [first] = mine;
  const [months, setMonths] = useState(0);
  if (!first) return null;
  const month = monthsLater(monthOf(placeTimeOf(first).day), months);
  const on = (day: string) => mine.filter((event) => placeTimeOf(event).day === day);
  const countOf = (moved: number) => {
    const days = weeksOf(monthsLater(month, moved)).flat();
    return mine.filter((event) => days.includes(placeTimeOf(event).day)).length;
  };
  const go = (moved: number) => {
    setMonths(months + moved);
    announce(t('monthHas', { month: nameOf(monthsLater(month, moved)), count: countOf(moved) }));
  };
  const today = openedAt && dayWords.local(openedAt);
  const cell = (day: string | undefined): MonthTableDay | undefined => {
    if (day === undefined) return undefined;
    const there = on(day);
    const thing = there[0] && {
      words: there.map((event) => wordsOf(event).title).join(', '),
      href: `/events?show=mine#${anchorOf(there[0].id)}`,
    };
    return { date: day, day: dayWords.written(day), thing, isToday: day === today };
  };
  return (
    <Card title={nameOf(month)}>
      <Row>
        <Button tone="quiet" icon={PreviousGlyph} onPress={() => go(-1)}>
          {t('monthBefore')}
        </Button>
        <Button tone="quiet" icon={NextGlyph} onPress={() => go(1)}>
          {t('monthAfter')}
        </Button>
      </Row>
      <MonthTable
        label={t('monthTable', { month: nameOf(month) })}
        weekdays={weekdays}
        weeks={weeksOf(month).map((week) => week.map(cell))}
      />
      <Text size="small" tone="quiet">
        {t('monthHas', { month: nameOf(month), count: countOf(0) })}
      </Text>
    </Card>
  );
}
