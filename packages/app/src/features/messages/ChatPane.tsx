import { focusForReading, Stack, useWords } from '@friendbase/ui-kit';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { isAwaited } from '../../lib/loading.ts';
import { useShown } from '../../lib/shown.ts';
import { chatPane } from '../../words/en/messages.ts';
import { page } from '../../words/en/page.ts';
import { ChatLog } from './ChatLog.tsx';
import { ChatTop } from './ChatTop.tsx';
import { ClosedChat } from './ClosedChat.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { UnknownChat } from './UnknownChat.tsx';
import { useChat } from './useChat.ts';
import { useMessage } from './useMessage.ts';
import { useNameOf } from './useNameOf.ts';
import { usePartner } from './usePartner.ts';

interface ChatPaneProps {
  partnerId: string;
  /** The member opened it here, so that the focus may have gone with the list. */
  isOpened: boolean;
}

/** The chat with one person: who it is, what was written, and the field to write. Source: product spec §2 “Messages”. */
export function ChatPane({ partnerId, isOpened }: ChatPaneProps) {
  const t = useWords(chatPane);
  const onPage = useWords(page);
  const partner = usePartner(partnerId);
  const chat = useChat(partnerId);
  const message = useMessage(partnerId);
  // In Simple mode the messages have no box that scrolls: as they come they would push the field down.
  const isPushed = useShown('isSimple') && isAwaited(chat.query);
  const nameOf = useNameOf();
  const titleId = useId();
  const fieldId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenOpened(heading, isOpened);
  const [{ context, ...state }] = message;
  if (partner.isUnknown && chat.messages?.length === 0) {
    return <UnknownChat words={context.text} />;
  }
  const { person } = partner;
  const isWaiting = partner.isWaiting || (partner.isUnknown && isAwaited(chat.query));
  const name = person ? nameOf(person) : isWaiting ? onPage('loading') : t('partner');
  const isClosed = state.hasTag('closed') || (partner.isFriend === false && !isWaiting);
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <ChatTop
          name={name}
          seed={partnerId}
          picture={person?.avatarUrl}
          heading={heading}
          titleId={titleId}
          fieldId={isClosed || isPushed ? undefined : fieldId}
        />
        <ChatLog
          chat={chat}
          isWaiting={isWaiting}
          partner={{ name, seed: partnerId, picture: person?.avatarUrl }}
          sending={context.sending}
          isHeld={state.hasTag('held')}
          canWrite={!isClosed}
        />
        {isClosed && (
          <ClosedChat
            name={person?.isClosed ? undefined : person?.displayName}
            words={context.text}
            error={context.error}
          />
        )}
        {!isClosed && !isPushed && <MessageComposer message={message} fieldId={fieldId} />}
      </Stack>
    </section>
  );
}

/** On a narrow screen the list, and the option that was pressed, are not there any more: the name takes the focus. */
function useFocusWhenOpened(heading: RefObject<HTMLHeadingElement | null>, isOpened: boolean) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isGone = focused === document.body || focused?.checkVisibility() === false;
    if (isOpened && isGone && heading.current) focusForReading(heading.current);
  }, [heading, isOpened]);
}
