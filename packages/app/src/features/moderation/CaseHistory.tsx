import type { ModerationCase } from '@friendbase/contract';
import { BulletList, Card, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/useDates.ts';
import { safetyRules } from '../../words/en/safety.ts';
import { moderationCase } from '../../words/en/moderation.ts';

/** What was decided about the member before, and who looked at this case. */
export function CaseHistory({ earlier, record }: Pick<ModerationCase, 'earlier' | 'record'>) {
  const t = useWords(moderationCase);
  const ofRules = useWords(safetyRules);
  const dates = useDates();
  const by = (name: string, time: string) => t('decidedBy', { name, time: dates.moment(time) });
  return (
    <>
      {earlier.length > 0 && (
        <Card title={t('earlier')} titleLevel={3}>
          <BulletList
            items={earlier.map((one) =>
              [
                by(one.by.displayName, one.createdAt),
                t(one.action),
                ...(one.rule ? [ofRules(one.rule)] : []),
                ...(one.undoneAt ? [t('undoneBefore')] : []),
              ].join(' · '),
            )}
          />
        </Card>
      )}
      {record.length > 0 && (
        <Card title={t('record')} titleLevel={3}>
          <BulletList
            items={record.map(
              ({ act, by: who, createdAt }) => `${by(who.displayName, createdAt)}: ${t(act)}`,
            )}
          />
        </Card>
      )}
    </>
  );
}
