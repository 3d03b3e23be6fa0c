import {
  Button,
  ButtonLink,
  CardList,
  EmptyState,
  FailedState,
  KitRouterProvider,
  Row,
  SettingsGlyph,
  Skeleton,
  Stack,
  StatusLine,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { HowItWorks } from '../../../lib/lists/HowItWorks.tsx';
import { useFailurePicture } from '../../../lib/loading/Unloaded.tsx';
import { NOTIFICATIONS_HREF } from '../../../lib/page/searchValues.ts';
import { Requests } from '../../../people/Requests.tsx';
import { howItWorks } from '../../../words/en/howItWorks.ts';
import { news } from '../../../words/en/news.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { ToldPart } from './ToldList.tsx';
import { useNotificationList } from './useNotificationList.ts';

interface NotificationsPanelProps {
  onGo: (href: string) => void;
}

/** What is behind the bell: what others did, with the way to it, then what the toasts said. Source: widget contract W16. */
export function NotificationsPanel({ onGo }: NotificationsPanelProps) {
  const t = useWords(news);
  const how = useWords(howItWorks);
  const list = useNotificationList();
  const picture = useFailurePicture(list.error);
  const go = (href: string) => {
    list.makeChatsOld();
    onGo(href);
  };
  return (
    // The links close the list first.
    <KitRouterProvider navigate={go}>
      <Stack gap="large">
        <CameList list={list} picture={picture} />
        {/* It would move as the list comes. */}
        {!list.isWaiting && (
          <>
            <Row>
              <ButtonLink href={NOTIFICATIONS_HREF} icon={SettingsGlyph} tone="quiet">
                {t('choose')}
              </ButtonLink>
            </Row>
            <HowItWorks subject={how('news')} steps={[how('newest'), how('followNews'), how('lookAgain')]} />
            <ToldPart />
          </>
        )}
      </Stack>
    </KitRouterProvider>
  );
}

interface CameListProps {
  list: ReturnType<typeof useNotificationList>;
  picture: ReturnType<typeof useFailurePicture>;
}

function CameList({ list, picture }: CameListProps) {
  const t = useWords(news);
  const { items, unseen } = list;
  // Stays when the last one is answered, and tells what came of it.
  const [hadRequests, setHadRequests] = useState(false);
  if (list.hasRequests && !hadRequests) setHadRequests(true);
  if (list.isWaiting) {
    return (
      <Waiting label={t('looking')}>
        <Skeleton shape="person" count={2} />
      </Waiting>
    );
  }
  if (list.hasFailed) {
    return (
      <FailedState
        title={t('failed')}
        text={t('failedText')}
        illustration={picture}
        isRetrying={list.isRetrying}
        onRetry={list.retry}
      />
    );
  }
  return (
    <>
      {hadRequests && <Requests />}
      {list.isEmpty && <EmptyState title={t('none')} illustration="no-notifications" />}
      {items.length > 0 && (
        <CardList label={t('list')} {...list.listFocus}>
          {items.map((told) => (
            <NotificationItem key={told.id} told={told} />
          ))}
        </CardList>
      )}
      <Row>
        {list.hasMore && (
          <Button
            tone="quiet"
            icon="arrowDown"
            isPending={list.isFetchingMore}
            pendingLabel={t('looking')}
            onPress={list.showMore}
          >
            {t('more')}
          </Button>
        )}
        <Button
          tone="quiet"
          icon="refresh"
          isPending={list.isRetrying}
          pendingLabel={t('looking')}
          onPress={list.lookAgain}
        >
          {unseen > 0 ? t('showNew', { count: unseen }) : t('again')}
        </Button>
      </Row>
      {list.outcome && (
        <StatusLine tone={list.outcome === 'nothing' ? 'info' : 'danger'}>{t(list.outcome)}</StatusLine>
      )}
    </>
  );
}
