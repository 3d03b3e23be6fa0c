import { CardList, CardListItem, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appealMutation, decisionsQuery } from '../../../data/decisions.ts';
import { appealDraft } from '../../../lib/forms/drafts.ts';
import { DecisionCard } from '../../../safety/DecisionCard.tsx';
import { safety } from '../../../words/en/safety.ts';
import { AskedList } from './AskedList.tsx';

/** What moderators decided about the member, and what the member can do. */
export function MyDecisions({ memberId }: { memberId: string }) {
  const t = useWords(safety);
  const { mutateAsync } = useMutation(appealMutation(useQueryClient(), memberId));
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
                  <DecisionCard
                    decision={decision}
                    ask={{
                      onAsk: (words) => mutateAsync({ id: decision.id, words }),
                      draft: { owner: memberId, field: appealDraft(decision.id) },
                    }}
                  />
                </CardListItem>
              ))}
            </CardList>
          )
        }
      </AskedList>
    </Stack>
  );
}
