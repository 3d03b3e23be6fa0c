import { BulletList, Callout, EmptyState, Panes, Stack, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useShown } from '../../lib/shown.ts';
import { messages as words } from '../../words/en/messages.ts';
import { ChatPane } from './ChatPane.tsx';
import { CheckMessages } from './CheckMessages.tsx';
import { Conversations } from './Conversations.tsx';
import { useOpenChat } from './useOpenChat.ts';

/** Conversations beside the open one, or one of the two where there is no room. Source: product spec §2 “Messages”. */
export function MessagesPage() {
  const t = useWords(words);
  const hasTips = useShown('hasTips');
  const { openId, leftId, isChanged, open, close } = useOpenChat();
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <CheckMessages openId={openId} />
      <Panes
        list={<Conversations openId={openId} leftId={leftId} open={open} />}
        detail={
          openId === undefined ? (
            <EmptyState title={t('select')} text={t('selectText')} illustration="no-messages" />
          ) : (
            <ChatPane key={openId} partnerId={openId} isOpened={isChanged} />
          )
        }
        isChosen={openId !== undefined}
        backLabel={t('back')}
        onBack={close}
      />
      {hasTips && (
        <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
          <BulletList items={[t('keepPrivate'), t('noHurry'), t('tellSomeone')]} />
        </Callout>
      )}
    </Stack>
  );
}
