import { FailedState, Quote, Stack, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { userQuery } from '../../session/queries.ts';
import { HOME, QUOTE } from './content.ts';
import { Feed } from './Feed.tsx';
import { PostComposer } from './PostComposer.tsx';

/** Welcome, write, read. Source: product spec §2 “Home”, conflict X11. */
export function HomePage() {
  const { data: user, isError, isFetching, refetch } = useQuery(userQuery);
  if (user) {
    return (
      <Stack gap="large">
        <PageHeading title={HOME.title} heading={HOME.welcome(user.displayName)} purpose={HOME.purpose} />
        <PostComposer />
        <Quote author={QUOTE.author}>{QUOTE.words}</Quote>
        <Feed />
      </Stack>
    );
  }
  if (isError) {
    return (
      <FailedState
        title={HOME.failedTitle}
        text={HOME.failedText}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Waiting label={HOME.loading} />;
}
