import type { FriendshipEntry } from '@friendbase/contract';
import {
  BulletList,
  Callout,
  Card,
  FaceLinks,
  Link,
  PictureCard,
  Quote,
  Stack,
  useCurrentWords,
  useLandmark,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { eventsQuery } from '../../data/events.ts';
import { friendsQuery } from '../../data/friendships.ts';
import { useShown } from '../../lib/lists/shown.tsx';
import { startData } from '../../lib/page/startData.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { NextEvent } from './NextEvent.tsx';
import { homeAside } from '../../words/en/homeAside.ts';

/** So many faces are seen at one look. */
const MOST_FACES = 8;

/** Asks for the friends and the events before the page is rendered, and does not wait. */
export const startAsideData = (queryClient: QueryClient, memberId: string): void =>
  startData(queryClient.query(friendsQuery(memberId)), queryClient.query(eventsQuery));

/** Beside Home: friends to write to, the next event, its quote and its tips, as far as the member wants to see them, and a game. */
export function HomeAside() {
  const t = useWords(homeAside);
  const isEasy = useCurrentWords().easy;
  const { data: friends, isPending } = useQuery(friendsQuery(useMemberId()));
  const events = useQuery(eventsQuery);
  const next = events.data?.find(({ status }) => status === 'planned');
  const hasQuotes = useShown('hasQuotes');
  const hasTips = useShown('hasTips');
  // All at once: what came later would push down what is below it.
  if (isPending || events.isPending) return null;
  return (
    <>
      {friends && <Friends friendships={friends} />}
      {next && <NextEvent event={next} />}
      {hasQuotes && (
        <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
          {t('quote')}
        </Quote>
      )}
      {hasTips && (
        <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
          <BulletList items={[t('keepPrivate'), t('youDecide')]} />
        </Callout>
      )}
      <Play />
    </>
  );
}

/** A game by one press. It is the last part of the page that F6 visits: with Shift it is two keys away. */
function Play() {
  const t = useWords(homeAside);
  const part: RefObject<HTMLDivElement | null> = useLandmark<HTMLDivElement>(() =>
    part.current?.querySelector('a')?.focus(),
  );
  return (
    <Stack ref={part}>
      <PictureCard
        as="div"
        picture="club-memory-match"
        title={t('play')}
        titleLevel={2}
        act={
          <Link href="/clubs#memory" icon="games">
            {t('playMemory')}
          </Link>
        }
      />
    </Stack>
  );
}

/** A press on a face opens the chat with that friend, ready to type. Without friends there is nothing. */
function Friends({ friendships }: { friendships: FriendshipEntry[] }) {
  const t = useWords(homeAside);
  const faces = friendships
    .slice(0, MOST_FACES)
    .map(({ friend: { id, displayName, avatarUrl, avatarFrame } }) => ({
      id,
      name: displayName,
      picture: avatarUrl,
      frame: avatarFrame,
      href: `/messages?with=${id}`,
    }));
  if (faces.length === 0) return null;
  return (
    <Card as="div" title={t('friends')}>
      <FaceLinks label={t('friends')} faces={faces} />
    </Card>
  );
}
