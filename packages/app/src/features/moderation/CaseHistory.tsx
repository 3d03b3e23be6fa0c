import type { ModerationCase } from '@friendbase/contract';
import { BulletList, Card, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/time/useDates.ts';
import { safetyRules } from '../../words/en/safety.ts';
import { moderationCase } from '../../words/en/moderation.ts';

/** What was decided about the member before. */
export function CaseHistory({ earlier }: Pick<ModerationCase, 'earlier'>) {
  const t = useWords(moderationCase);
  const ofRules = useWords(safetyRules);
  const dates = useDates();
  if (earlier.length === 0) return null;
  return (
    <Card title={t('earlier')} titleLevel={3}>
      <BulletList
        items={earlier.map((one) =>
          [
            t('decidedBy', { name: one.by.displayName, time: dates.moment(one.createdAt) }),
            t(one.action),
            ...(one.rule ? [ofRules(one.rule)] : []),
            ...(one.undoneAt ? [t('undoneBefore')] : []),
          ].join(' · '),
        )}
      />
    </Card>
  );
}

/** Who looked at a case and decided. It grows with each decision, so it stands below what decides. */
export function CaseRecord({ record }: Pick<ModerationCase, 'record'>) {
  const t = useWords(moderationCase);
  const dates = useDates();
  if (record.length === 0) return null;
  return (
    <Card title={t('record')} titleLevel={3}>
      <BulletList
        items={record.map(
          ({ act, by, createdAt }) =>
            `${t('decidedBy', { name: by.displayName, time: dates.moment(createdAt) })}: ${t(act)}`,
        )}
      />
    </Card>
  );
}
