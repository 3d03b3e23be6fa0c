import { MOST_COUNTED } from '@friendbase/contract';
import { useWords, type SiteHeaderProps } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { PAGES } from '../../lib/page/pages.ts';
import { notificationCountQuery } from '../../data/notificationCount.ts';
import { useMe } from '../../session/useMe.ts';
import { pages } from '../../words/en/pages.ts';

/** The nine links, with how many friends have written, and for moderators a tenth, with how many cases wait; for organizers that of theirs. */
export function useMenu(): SiteHeaderProps['items'] {
  const t = useWords(pages);
  const me = useMe();
  const { data: { cases: count = 0, messages = 0 } = {} } = useQuery(notificationCountQuery(useMemberId()));
  const written = messages > 0 ? { count: messages, name: t('messagesNew', { count: messages }) } : undefined;
  const items: SiteHeaderProps['items'] = PAGES.map(({ name, ...link }) => ({
    ...link,
    label: t(name),
    ...(name === 'messages' && written),
  }));
  if (me?.isOrganizer) return [...items, { href: '/organize', icon: 'check', label: t('organize') }];
  if (!me?.isModerator) return items;
  const name =
    count > 0 ? t(count < MOST_COUNTED ? 'moderationWaits' : 'moderationMany', { count }) : undefined;
  return [...items, { href: '/moderation', icon: 'shield', label: t('moderation'), count, name }];
}
