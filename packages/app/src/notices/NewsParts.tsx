import type { Conversation, FriendshipEntry, Person } from '@friendbase/contract';
import { Avatar, ButtonLink, CardListItem, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { beginningOf } from '../lib/shorten.ts';
import { useDates } from '../lib/time/useDates.ts';
import { RoleBadge } from '../lib/RoleBadge.tsx';
import { news } from '../words/en/news.ts';

/** Enough of a message to know what it is about. */
const MOST_CHARACTERS = 120;

/** Somebody who waits for an answer. */
export function RequestNews({ friend }: Pick<FriendshipEntry, 'friend'>) {
  const t = useWords(news);
  return (
    <CardListItem>
      <From person={friend}>
        <Text>{t('asks')}</Text>
      </From>
    </CardListItem>
  );
}

/** Whom it is from: the picture, and beside it the name and what came. */
function From({ person, children }: { person: Person; children: ReactNode }) {
  const { id, displayName, avatarUrl } = person;
  return (
    <Row wrap={false} align="start">
      <Avatar name={displayName} seed={id} picture={avatarUrl} />
      <Stack gap="small">
        <Heading level={3}>
          <bdi>{displayName}</bdi>
          <RoleBadge of={person} />
        </Heading>
        {children}
      </Stack>
    </Row>
  );
}

/** Somebody who wrote, with the way to what they wrote. */
export function ConversationNews({ sender, content, createdAt }: Conversation) {
  const t = useWords(news);
  const dates = useDates();
  return (
    <CardListItem>
      <From person={sender}>
        <Text size="small" tone="quiet">
          <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
        </Text>
        <Text dir="auto">{beginningOf(content, MOST_CHARACTERS)}</Text>
        <Row>
          <ButtonLink href={`/messages?with=${sender.id}`} icon="messages" tone="quiet">
            {t('open', { name: sender.displayName })}
          </ButtonLink>
        </Row>
      </From>
    </CardListItem>
  );
}
