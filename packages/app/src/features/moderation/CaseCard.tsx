import { REPORT_REASONS, URGENCY_OF, type CaseEntry } from '@friendbase/contract';
import { Badge, Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { beginningOf } from '../../lib/text/shorten.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { moderation } from '../../words/en/moderation.ts';

/** From this urgency on a case says so. */
const URGENT = URGENCY_OF.scary;

interface CaseCardProps {
  entry: CaseEntry;
  /** The moderator comes back to the list: reading goes on here. */
  isFocused: boolean;
  onOpen: () => void;
}

/** One case of the queue: what it is, the way to it, why it is there, and since when. */
export function CaseCard({ entry, isFocused, onOpen }: CaseCardProps) {
  const t = useWords(moderation);
  const dates = useDates();
  const { subjectKind, owner, excerpt, reasons, reportsCount, urgency, openedAt } = entry;
  const heading = useReadInstead<HTMLHeadingElement>(isFocused);
  const title = t(subjectKind, { name: owner.displayName });
  const which = excerpt === '' ? title : `${title}, ${beginningOf(excerpt)}`;
  const facts = [
    t('reportedTimes', { count: reportsCount }),
    ...REPORT_REASONS.filter((reason) => reasons[reason] > 0).map((reason) =>
      t(reason, { count: reasons[reason] }),
    ),
    t('since', { time: dates.moment(openedAt) }),
  ];
  return (
    <Stack gap="small">
      <Row justify="between">
        <Heading level={2} ref={heading}>
          <bdi>{title}</bdi>
        </Heading>
        {urgency >= URGENT && <Badge tone="danger">{t('urgent')}</Badge>}
      </Row>
      {/* Empty lines would push the way to the case out of a small window. */}
      <Text dir="auto">{excerpt.replaceAll(/\n\s*\n/g, '\n')}</Text>
      <Row>
        <Button tone="quiet" icon="eye" subject={which} onPress={onOpen}>
          {t('open')}
        </Button>
      </Row>
      <Text size="small" tone="quiet">
        {facts.join(' · ')}
      </Text>
    </Stack>
  );
}
