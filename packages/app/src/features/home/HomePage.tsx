import {
  BulletList,
  Callout,
  Columns,
  FailedState,
  Quote,
  Stack,
  usePreferences,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { userQuery } from '../../data/users.ts';
import { home } from '../../words/en/home.ts';
import { page } from '../../words/en/page.ts';
import { Feed } from './Feed.tsx';
import { PostComposer } from './PostComposer.tsx';

/** Welcome, write, read. Source: product spec §2 “Home”, conflict X11. */
export function HomePage() {
  const t = useWords(home);
  const onPage = useWords(page);
  const isEasy = usePreferences().words === 'en-easy';
  const { data: user, errorUpdateCount, isFetching, refetch } = useQuery(userQuery);
  const field = useRef<HTMLTextAreaElement>(null);
  if (user) {
    return (
      <Stack gap="large">
        <PageHeading
          title={t('title')}
          heading={t('welcome', { name: user.displayName })}
          purpose={t('purpose')}
        />
        <Columns ratio="wide-start" staysBeside>
          <Stack gap="large">
            <PostComposer field={field} />
            <Feed onWrite={() => field.current?.focus()} />
          </Stack>
          <Stack gap="large">
            <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
              {t('quote')}
            </Quote>
            <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
              <BulletList items={[t('keepPrivate'), t('youDecide')]} />
            </Callout>
          </Stack>
        </Columns>
      </Stack>
    );
  }
  // Not `isError`: it ends when a retry begins, and “Try again” would go away under the finger.
  if (errorUpdateCount > 0) {
    return (
      <Stack gap="large">
        <PageHeading title={t('title')} purpose={t('purpose')} />
        <FailedState
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  }
  return <Waiting label={onPage('loading')} />;
}
