import type { SessionEntry } from '@friendbase/contract';
import { BulletList, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../../lib/time/useDates.ts';
import { places } from '../../../words/en/profileParts.ts';

/** More would be no help in finding the one that is not one's own. */
const MOST_SHOWN = 10;

/** This browser first, then the others as they came. */
export function PlaceList({ sessions }: { sessions: SessionEntry[] }) {
  const t = useWords(places);
  const dates = useDates();
  const ordered = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const lines = ordered.slice(0, MOST_SHOWN).map(({ isCurrent, createdAt, lastUsedOn }) => {
    const since = dates.moment(createdAt);
    return isCurrent ? t('here', { since }) : t('elsewhere', { since, used: dates.day(lastUsedOn) });
  });
  const hidden = ordered.length - lines.length;
  return (
    <>
      <BulletList items={lines} />
      {hidden > 0 && <Text tone="quiet">{t('more', { count: hidden })}</Text>}
    </>
  );
}
