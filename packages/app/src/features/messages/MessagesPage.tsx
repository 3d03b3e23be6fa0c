import { BulletList, Callout, EmptyState, Panes, PanesBack, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { messages as words } from '../../words/en/messages.ts';
import { ChatPane, CHAT_LOG_ID } from './ChatPane.tsx';
import { CheckMessages } from './CheckMessages.tsx';
import { Conversations } from './Conversations.tsx';
import { useNewMessages } from './useNewMessages.ts';
import { useOpenChat } from './useOpenChat.ts';

/** Conversations beside the open one, or one of the two where there is no room. Source: product spec §2 “Messages”. */
export function MessagesPage() {
  const t = useWords(words);
  const hasTips = useShown('hasTips');
  const { openId, leftId, isChanged, open, close } = useOpenChat();
  const news = useNewMessages(openId);
  // Of the address with which the member arrives. Later the chat leads the focus itself.
  const [goal] = useState(openId === undefined ? undefined : CHAT_LOG_ID);
  const list = (
    <>
      <PageHeading title={t('title')} purpose={t('purpose')} goal={goal} />
      <CheckMessages news={news} />
      <Conversations openId={openId} leftId={leftId} open={open}>
        {hasTips && (
          <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
            <BulletList items={[t('keepPrivate'), t('noHurry'), t('tellSomeone')]} />
          </Callout>
        )}
      </Conversations>
    </>
  );
  const back = (
    <PanesBack label={t('back')} onPress={close}>
      {t('backWord')}
    </PanesBack>
  );
  const detail =
    openId === undefined ? (
      <EmptyState title={t('select')} text={t('selectText')} illustration="no-messages" />
    ) : (
      <ChatPane key={openId} partnerId={openId} isOpened={isChanged} back={back} news={news} />
    );
  return <Panes list={list} detail={detail} isChosen={openId !== undefined} />;
}
