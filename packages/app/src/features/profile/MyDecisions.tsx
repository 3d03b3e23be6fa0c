import { CardList, CardListItem, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { decisionsQuery } from '../../data/decisions.ts';
import { safety } from '../../words/en/safety.ts';
import { AskedList } from './AskedList.tsx';
import { DecisionCard } from './DecisionCard.tsx';

/** What moderators decided about the member, and what the member can do. */
export function MyDecisions({ memberId }: { memberId: string }) {
  const t = useWords(safety);
  const query = useQuery({ ...decisionsQuery(memberId), refetchOnMount: 'always' });
  return (
    <Stack>
      <Heading level={3}>{t('decisions')}</Heading>
      <AskedList query={query}>
        {(decisions) =>
          decisions.length === 0 ? (
            <Text>{t('noDecisions')}</Text>
          ) : (
            <CardList label={t('decisions')}>
              {decisions.map((decision) => (
                <CardListItem key={decision.id}>
                  <DecisionCard decision={decision} memberId={memberId} />
                </CardListItem>
              ))}
            </CardList>
          )
        }
      </AskedList>
    </Stack>
  );
}
