import type { Decision } from '@friendbase/contract';
import { ButtonLink, CardList, CardListItem, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { APPEAL_WORDS } from '../data/decisions.ts';
import { DECISIONS_HREF } from '../lib/searchValues.ts';
import { useDates } from '../lib/time/useDates.ts';
import { news } from '../words/en/news.ts';
import { safety } from '../words/en/safety.ts';

/** What moderators decided about the member since the last look, with the way to what they can do. */
export function DecisionNews({ decisions }: { decisions: readonly Decision[] }) {
  const t = useWords(news);
  const ofSafety = useWords(safety);
  const dates = useDates();
  if (decisions.length === 0) return null;
  return (
    <Stack gap="small">
      <CardList label={t('decisions')}>
        {decisions.map(({ id, subjectKind, action, appeal, toldAt }) => (
          <CardListItem key={id}>
            <Text size="small" tone="quiet">
              <time dateTime={toldAt}>{dates.moment(toldAt)}</time>
            </Text>
            <Text>{`${ofSafety(subjectKind)}: ${ofSafety(appeal ? APPEAL_WORDS[appeal] : action)}`}</Text>
          </CardListItem>
        ))}
      </CardList>
      <Row>
        <ButtonLink href={DECISIONS_HREF} icon="shield" tone="quiet">
          {t('toDecisions')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
