import { BulletList, Callout, Columns, FailedState, Quote, Stack, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { userQuery } from '../../data/users.ts';
import { HOME, QUOTE } from './content.ts';
import { Feed } from './Feed.tsx';
import { PostComposer } from './PostComposer.tsx';

/** Welcome, write, read. Source: product spec §2 “Home”, conflict X11. */
export function HomePage() {
  const { data: user, errorUpdateCount, isFetching, refetch } = useQuery(userQuery);
  const field = useRef<HTMLTextAreaElement>(null);
  if (user) {
    return (
      <Stack gap="large">
        <PageHeading title={HOME.title} heading={HOME.welcome(user.displayName)} purpose={HOME.purpose} />
        <Columns ratio="wide-start" staysBeside>
          <Stack gap="large">
            <PostComposer field={field} />
            <Feed onWrite={() => field.current?.focus()} />
          </Stack>
          <Stack gap="large">
            <Quote author={QUOTE.author}>{QUOTE.words}</Quote>
            <Callout title={HOME.safetyTitle} titleLevel={2} icon="shield" tone="safety">
              <BulletList items={[...HOME.safety]} />
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
        <PageHeading title={HOME.title} purpose={HOME.purpose} />
        <FailedState
          title={HOME.failedTitle}
          text={HOME.failedText}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  }
  return <Waiting label={HOME.loading} />;
}
