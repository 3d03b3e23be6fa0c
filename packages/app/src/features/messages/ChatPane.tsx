import { focusForReading, Skeleton, Stack, useSayWords, useWords, Waiting } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useId, useLayoutEffect, useRef } from 'react';
import { reasonOf } from '../../lib/refusals.ts';
import { memberRefusals } from '../../words/en/memberRefusals.ts';
import { chatPane } from '../../words/en/messages.ts';
import { page } from '../../words/en/page.ts';
import { ChatLog } from './ChatLog.tsx';
import { ChatTop } from './ChatTop.tsx';
import { ClosedChat } from './ClosedChat.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { UnknownChat } from './UnknownChat.tsx';
import { useChat } from './useChat.ts';
import { useMessage } from './useMessage.ts';
import { usePartner } from './usePartner.ts';

interface ChatPaneProps {
  partnerId: string;
  /** The member opened it here, so that the focus may have gone with the list. */
  isOpened: boolean;
}

const NOT_FRIENDS = messageOf(memberRefusals, 'friendsOnly');

/** The chat with one person: who it is, what was written, and the field to write. Source: product spec §2 “Messages”. */
export function ChatPane({ partnerId, isOpened }: ChatPaneProps) {
  const t = useWords(chatPane);
  const onPage = useWords(page);
  const sayWords = useSayWords();
  const partner = usePartner(partnerId);
  const chat = useChat(partnerId);
  const message = useMessage(partnerId);
  const titleId = useId();
  const fieldId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // On a narrow screen the list, and the option that was pressed, are not there any more.
    const focused = document.activeElement;
    const isGone = focused === document.body || focused?.checkVisibility() === false;
    if (isOpened && isGone && heading.current) focusForReading(heading.current);
  }, [isOpened]);

  if (partner.isWaiting || (partner.isUnknown && chat.isWaiting)) {
    return (
      <Waiting label={onPage('loading')}>
        <Skeleton count={6} />
      </Waiting>
    );
  }
  const [{ context, ...state }] = message;
  if (partner.isUnknown && chat.messages?.length === 0) {
    return <UnknownChat words={context.text} />;
  }
  const { person } = partner;
  const name = person?.displayName ?? t('partner');
  const isClosed = state.hasTag('closed') || partner.isFriend === false;
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <ChatTop
          name={name}
          seed={partnerId}
          picture={person?.avatarUrl}
          heading={heading}
          titleId={titleId}
          fieldId={isClosed ? undefined : fieldId}
        />
        <ChatLog
          chat={chat}
          partner={{ name, seed: partnerId, picture: person?.avatarUrl }}
          sending={context.sending}
          canWrite={!isClosed}
        />
        {isClosed ? (
          <ClosedChat
            title={person ? t('closed', { name }) : t('closedUnnamed')}
            reason={sayWords(
              state.hasTag('closed') ? reasonOf(context.error, NOT_FRIENDS, memberRefusals) : NOT_FRIENDS,
            )}
            words={context.text}
            takesFocus={state.hasTag('closed')}
          />
        ) : (
          <MessageComposer message={message} fieldId={fieldId} />
        )}
      </Stack>
    </section>
  );
}
