import { ChatFrame, focusForReading, Link, PanesAlone, useWords } from '@friendbase/ui-kit';
import { useCallback, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isAwaited } from '../../lib/loading/loading.ts';
import { RoleBadge } from '../../lib/members/RoleBadge.tsx';
import { PRIVACY_HREF } from '../../lib/page/searchValues.ts';
import { OnlyHere } from '../../outbox/OnlyHere.tsx';
import { RefusedWords } from '../../outbox/RefusedWords.tsx';
import { beforeWords } from '../../lib/forms/drafts.ts';
import { chatPane } from '../../words/en/messages.ts';
import { page } from '../../words/en/page.ts';
import { ChatLog } from './ChatLog.tsx';
import { ClosedChat } from './ClosedChat.tsx';
import { CheckInChat, WhatWasFound } from './CheckMessages.tsx';
import { MESSAGE_FIELD_ID, MessageComposer } from './MessageComposer.tsx';
import { UnknownChat } from './UnknownChat.tsx';
import { useChat } from './useChat.ts';
import { useMessage } from './useMessage.ts';
import { useNameOf, usePartner } from './usePartner.ts';
import type { useNewMessages } from './useNewMessages.ts';
import { useMessageActions } from './useMessageActions.tsx';
import { useReportMessage } from './useReportMessage.tsx';
import { useTogether } from './useTogether.ts';
import { useWaitingMessages } from './useWaitingMessages.tsx';

/** The messages of the open chat, which have the focus when it opens. */
export const CHAT_LOG_ID = 'chat';

interface ChatPaneProps {
  partnerId: string;
  /** The member opened it here. */
  isOpened: boolean;
  /** The way back to the list. */
  back: ReactNode;
  news: ReturnType<typeof useNewMessages>;
}

/** The chat with one person: who it is, what was written, and the field to write. Source: product spec §2 “Messages”. */
export function ChatPane({ partnerId, isOpened, back, news }: ChatPaneProps) {
  const t = useWords(chatPane);
  const onPage = useWords(page);
  const partner = usePartner(partnerId);
  const chat = useChat(partnerId);
  const { onWrite, ...together } = useTogether(partnerId, chat.lastFromPartner);
  const message = useMessage(partnerId);
  const nameOf = useNameOf();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenOpened(heading, isOpened);
  const { person } = partner;
  const isWaiting = partner.isWaiting || (partner.isUnknown && isAwaited(chat.query));
  const name = person ? nameOf(person) : isWaiting ? onPage('loading') : t('partner');
  const who = { name, seed: partnerId, picture: person?.avatarUrl, frame: person?.avatarFrame };
  const reporting = useReportMessage(chat.messages, who);
  const { actionsOf, source } = useMessageActions(reporting.actionsOf);
  const [{ context, ...state }, act] = message;
  const { text } = context;
  const isUnderWay = state.hasTag('busy') || state.hasTag('held');
  const toField = useTakeBack(act, text);
  const takeBack = isUnderWay ? undefined : toField;
  const { waiting, refused } = useWaitingMessages(partnerId, chat.sentKeys, takeBack);
  if (partner.isUnknown && chat.messages?.length === 0) {
    return <UnknownChat words={context.text} back={back} />;
  }
  const isClosed = state.hasTag('closed') || (partner.isFriend === false && !isWaiting);
  return (
    <ChatFrame
      {...who}
      badge={<RoleBadge of={person} />}
      heading={heading}
      back={back}
      actions={
        <>
          <CheckInChat news={news} />
          {reporting.toggle}
        </>
      }
    >
      <PanesAlone>
        <WhatWasFound news={news} />
      </PanesAlone>
      {source}
      <ChatLog
        id={CHAT_LOG_ID}
        chat={chat}
        isWaiting={isWaiting}
        partner={who}
        sending={context.sending}
        isHeld={state.hasTag('held')}
        waiting={waiting}
        canWrite={!isClosed}
        {...together}
        actionsOf={actionsOf}
      />
      {waiting.length > 0 && <OnlyHere />}
      {refused.map((entry) => (
        <RefusedWords
          key={entry.id}
          entry={entry}
          onEdit={isClosed ? undefined : takeBack}
          onGone={() => (document.getElementById(MESSAGE_FIELD_ID) ?? heading.current)?.focus()}
        />
      ))}
      {isClosed && (
        <ClosedChat
          name={person?.isClosed ? undefined : person?.displayName}
          words={context.text}
          error={context.error}
        />
      )}
      {!isClosed && <MessageComposer message={message} onWrite={onWrite} />}
      {!isClosed && (
        <Link href={PRIVACY_HREF} icon="lock">
          {t('whatFriendsSee')}
        </Link>
      )}
    </ChatFrame>
  );
}

/** Takes words of the log back into the field, before what is written there, with the focus. */
function useTakeBack(act: ReturnType<typeof useMessage>[1], written: string): (words: string) => void {
  const latest = useRef(written);
  useLayoutEffect(() => void (latest.current = written), [written]);
  return useCallback(
    (words) => {
      act({ type: 'text.changed', text: beforeWords(words, latest.current) });
      document.getElementById(MESSAGE_FIELD_ID)?.focus();
    },
    [act],
  );
}

/** The messages take the focus, and where there are none the name: both say which chat it is, and the field comes next. */
function useFocusWhenOpened(heading: RefObject<HTMLHeadingElement | null>, isOpened: boolean) {
  useLayoutEffect(() => {
    const target = document.getElementById(CHAT_LOG_ID) ?? heading.current;
    if (!isOpened || !target) return;
    focusForReading(target, { preventScroll: true });
    // The messages reach far beyond the window, and would take the page along.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [heading, isOpened]);
}
