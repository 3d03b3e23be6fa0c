import type { Notification, Person } from '@friendbase/contract';
import { Avatar, Badge, Heading, NewsItem, Text, useWords, type NewsItemProps } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../../lib/members/RoleBadge.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { news } from '../../../words/en/news.ts';

export type Told = Exclude<Notification, { kind: 'request' }>;

interface ItemProps {
  told: Told;
  /** Who did it, if it was a member. */
  who?: Person;
  /** What happened, as the rest of the sentence that begins with the name. */
  what: string;
  /** Left out where all of it stands here. */
  way?: NewsItemProps['way'];
  children?: ReactNode;
}

/** One thing that came: who did what, and when. */
export function Item({ told: { id, createdAt, isNew }, who, what, way, children }: ItemProps) {
  const t = useWords(news);
  const dates = useDates();
  return (
    <NewsItem
      itemId={id}
      picture={
        who && <Avatar name={who.displayName} seed={who.id} picture={who.avatarUrl} frame={who.avatarFrame} />
      }
      sign={who ? undefined : 'shield'}
      way={way}
    >
      <Heading level={3}>
        {who && (
          <>
            <bdi>{who.displayName}</bdi>
            <RoleBadge of={who} />{' '}
          </>
        )}
        {what}
        {isNew && (
          // Within the heading: who jumps from one to the next hears it.
          <>
            {' '}
            <Badge tone="info">{t('isNew')}</Badge>
          </>
        )}
      </Heading>
      <Text size="small" tone="quiet">
        <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
      </Text>
      {children}
    </NewsItem>
  );
}
