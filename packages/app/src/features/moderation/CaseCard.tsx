import { REPORT_REASONS, URGENCY_OF, type CaseEntry } from '@friendbase/contract';
import { Badge, Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/useDates.ts';
import { moderation } from '../../words/en/moderation.ts';

/** From this urgency on a case says so. */
const URGENT = URGENCY_OF.scary;

/** One case of the queue: what it is, why it is there, and since when. */
export function CaseCard({ entry, onOpen }: { entry: CaseEntry; onOpen: () => void }) {
  const t = useWords(moderation);
  const dates = useDates();
  const { subjectKind, owner, excerpt, reasons, reportsCount, urgency, openedAt } = entry;
  const title = t(subjectKind, { name: owner.displayName });
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
        <Heading level={2}>
          <bdi>{title}</bdi>
        </Heading>
        {urgency >= URGENT && <Badge tone="danger">{t('urgent')}</Badge>}
      </Row>
      <Text dir="auto">{excerpt}</Text>
      <Text size="small" tone="quiet">
        {facts.join(' · ')}
      </Text>
      <Row>
        <Button tone="quiet" icon="eye" subject={title} onPress={onOpen}>
          {t('open')}
        </Button>
      </Row>
    </Stack>
  );
}
