import {
  BulletList,
  Button,
  Callout,
  Card,
  Row,
  Stack,
  StatusLine,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { likingsQuery } from '../../data/likings.ts';
import { ownPostsQuery } from '../../data/profilePosts.ts';
import { isAwaited } from '../../lib/loading/loading.ts';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { useMe } from '../../session/useMe.ts';
import { profile } from '../../words/en/profile.ts';
import { AboutCard } from './account/AboutCard.tsx';
import { AccountCard } from './account/AccountCard.tsx';
import { OwnLikings } from './likings/OwnLikings.tsx';
import { OwnPosts } from './posts/OwnPosts.tsx';
import { LogOut } from './account/LogOut.tsx';
import { buttonOf, useOpenedPart } from './useOpenedPart.ts';

const OpenedPart = lazy(() => import('./onDemand.tsx').then((module) => ({ default: module.OpenedPart })));

/** Whether what the member likes or has shared is on its way: what came later would move what is read. */
function useIsOnItsWay(): boolean {
  const memberId = useMemberId();
  const likings = useQuery(likingsQuery(memberId));
  const posts = useInfiniteQuery(ownPostsQuery(memberId));
  return isAwaited(likings) || isAwaited(posts);
}

/**
 * The member's own page: who they are and what they like, what they have shared, their account, and the way out. Source: product
 * spec §2 “Profile”.
 */
export function ProfilePage() {
  const t = useWords(profile);
  const say = useSayWords();
  const hasTips = useShown('hasTips');
  const me = useMe();
  const whyPaused = useWhyPaused();
  const isOnItsWay = useIsOnItsWay();
  const { opened, about, done, open, close, finish, asked } = useOpenedPart();
  // The account would move as what stands above it comes. It is there at once where the address asks for one of its buttons.
  const [isAccountAsked, setIsAccountAsked] = useState(false);
  if (asked && !isAccountAsked) setIsAccountAsked(true);
  if (!me) return <PageHeading title={t('title')} purpose={t('purpose')} />;
  const changes = (
    <Row>
      <Button
        tone="quiet"
        icon="user"
        blockedReason={whyPaused('updateUser', { body: { avatarUrl: null } })}
        onPress={() => open('picture')}
      >
        {t('changePicture')}
      </Button>
      <Button tone="quiet" icon="positive" onPress={() => open('likings')}>
        {t('showLikings')}
      </Button>
      {done === 'picture' && (
        <StatusLine tone="success">{say(memberNotices.profileUpdated.title)}</StatusLine>
      )}
    </Row>
  );
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} goal={asked && buttonOf(asked.part)} />
      <AboutCard me={me} changes={changes} likings={<OwnLikings isAwaited={isOnItsWay} />} />
      <OwnPosts isAwaited={isOnItsWay} />
      {(isAccountAsked || !isOnItsWay) && (
        <>
          <AccountCard me={me} done={done} onOpen={open} asked={asked} />
          {hasTips && (
            <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
              <BulletList items={[t('keepPrivate'), t('tellNobody'), t('askForHelp')]} />
            </Callout>
          )}
          <Card as="div" title={t('leave')}>
            <Text>{t('leaveMeans')}</Text>
            <LogOut />
          </Card>
        </>
      )}
      {opened && (
        <OnDemand fallback={<NotLoaded />}>
          <OpenedPart part={opened} me={me} about={about} onOpen={open} onClose={close} onDone={finish} />
        </OnDemand>
      )}
    </Stack>
  );
}
