import type { ContextEntry } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/time/useDates.ts';
import { moderationCase } from '../../words/en/moderation.ts';

/** What stands around the reported thing: ten messages or comments and no more. */
export function CaseContext({ context }: { context: readonly ContextEntry[] }) {
  const t = useWords(moderationCase);
  const dates = useDates();
  if (context.length === 0) return null;
  return (
    <Stack>
      <Heading level={3}>{t('context')}</Heading>
      <CardList label={t('context')}>
        {context.map(({ id, author, content, createdAt, isSubject }) => (
          <CardListItem key={id}>
            <Text size="small" tone="quiet">
              <bdi>{t('said', { name: author.displayName, time: dates.moment(createdAt) })}</bdi>
            </Text>
            <Text dir="auto">{content}</Text>
            {isSubject && <StatusLine tone="info">{t('thisOne')}</StatusLine>}
          </CardListItem>
        ))}
      </CardList>
    </Stack>
  );
}
