import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { announce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageLine, type ChatMessage } from './MessageLine.tsx';
import { useNewsAt } from './useNewsAt.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import './MessageLog.css';

export interface MessageLogProps {
  /** The other member's name. */
  name: string;
  /** Picks the ground of their picture: their id. */
  seed: string;
  /** The oldest first. A `key` for each conversation, on the log, keeps two of them apart. */
  messages: readonly ChatMessage[];
  /** Messages are being fetched for the first time, or earlier ones. @default false */
  isFilling?: boolean | undefined;
  /** Brings earlier messages. Missing once there are none. */
  onShowEarlier?: (() => void) | undefined;
}

/**
 * The messages of one conversation. New ones are said by the log itself and by nothing else; what was there when it was
 * filled, and earlier messages, stand in a silent part of it, so that no fetch is ever read out. Source: W18.
 */
export function MessageLog({ name, seed, messages, isFilling = false, onShowEarlier }: MessageLogProps) {
  const t = useWords(chat);
  const log = useRef<HTMLDivElement>(null);
  const { hasUnseen, toEnd, onScroll } = useReadingPlace(log, messages);
  const newsAt = useNewsAt(messages, isFilling);
  const isFilled = newsAt !== undefined;
  const sayOpen = useEffectEvent(() => announce(t('open', { name, count: messages.length })));
  useEffect(() => {
    if (isFilled) sayOpen();
  }, [isFilled]);
  const lines = messages.map((message, at) => {
    const hasDay = message.day !== messages[at - 1]?.day;
    return <MessageLine key={message.id} message={message} name={name} seed={seed} hasDay={hasDay} />;
  });
  return (
    <div className="fb-MessageLog">
      <div
        ref={log}
        role="log"
        aria-label={t('messagesWith', { name })}
        aria-busy={!isFilled}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
        tabIndex={0}
        onScroll={onScroll}
        className="fb-MessageLog-scroller"
      >
        <div aria-live="off" className="fb-MessageLog-lines">
          <EarlierMessages log={log} isPending={isFilling} onShow={onShowEarlier} />
          {isFilled && messages.length === 0 && (
            <p className="fb-MessageLog-empty">{t('sayHello', { name })}</p>
          )}
          {lines.slice(0, newsAt)}
        </div>
        <div className="fb-MessageLog-lines">{isFilled && lines.slice(newsAt)}</div>
      </div>
      {hasUnseen && (
        <Button icon="arrowDown" onPress={toEnd}>
          {t('goToNewest')}
        </Button>
      )}
    </div>
  );
}
