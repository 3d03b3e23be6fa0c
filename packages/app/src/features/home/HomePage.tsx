import { Columns, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { userQuery } from '../../data/users.ts';
import { home } from '../../words/en/home.ts';
import { askedPostPart } from './feed/askedPostPart.ts';
import { Feed } from './feed/Feed.tsx';
import { asidePart, composerPart } from './homeParts.ts';
import { POST_FIELD } from './composer/composerOnDemand.ts';

const write = () => document.getElementsByName(POST_FIELD)[0]?.focus();

/** Welcome, write, read. Source: product spec §2 “Home”, conflict X11. */
export function HomePage() {
  const t = useWords(home);
  const isSimple = useShown('isSimple');
  const query = useQuery(userQuery);
  const { data: user } = query;
  const asked = useSearch({ from: '/', select: ({ post }) => post });
  const [AskedPost] = useState(askedPostPart.current);
  if (user) {
    return (
      <Stack>
        <PageHeading title={t('title')} heading={t('welcome', { name: user.displayName })} />
        {/* The same columns in any case: another parent would remount the composer, and what is under way would be lost. */}
        <Columns ratio="wide-start" staysBeside>
          <Stack>
            <composerPart.Part user={user} />
            {asked === undefined ? <Feed onWrite={write} /> : <AskedPost id={asked} />}
          </Stack>
          {!isSimple && (
            <Stack gap="large">
              <asidePart.Part />
            </Stack>
          )}
        </Columns>
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      {hasFailed(query) && <PageHeading title={t('title')} purpose={t('purpose')} />}
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="card" count={4} />
      </Unloaded>
    </Stack>
  );
}
