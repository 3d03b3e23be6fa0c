import { MOST_NEWS } from '@friendbase/contract';
import { useWords, type SiteHeaderProps } from '@friendbase/ui-kit';
import { useSyncExternalStore } from 'react';
import { PAGES } from '../../lib/page/pages.ts';
import { useNews } from '../../notices/noticesContext.ts';
import { useMe } from '../../session/useMe.ts';
import { pages } from '../../words/en/pages.ts';

/** The nine links, and for moderators a tenth, with how many cases wait in its name. */
export function useMenu(): SiteHeaderProps['items'] {
  const t = useWords(pages);
  const news = useNews();
  const me = useMe();
  const count = useSyncExternalStore(news.subscribe, news.waitingCases, () => 0);
  const items: SiteHeaderProps['items'] = PAGES.map(({ name, ...link }) => ({ ...link, label: t(name) }));
  if (!me?.isModerator) return items;
  const name = count > 0 ? t(count < MOST_NEWS ? 'moderationWaits' : 'moderationMany', { count }) : undefined;
  return [...items, { href: '/moderation', icon: 'shield', label: t('moderation'), count, name }];
}
