import type { AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { memo, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { announce } from '../../components/Announcer/announcer.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { EditGlyph } from '../../components/Icon/laterGlyphs.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Waiting } from '../../components/Spinner/Waiting.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import {
  MessageLine,
  SendingLine,
  WaitingLine,
  type ChatMessage,
  type WaitingMessage,
} from './MessageLine.tsx';
import { useNews } from './useNews.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import './MessageLog.css';

export interface MessageLogProps {
  /** The id of the messages, for whoever leads the focus to them. */
  id?: string | undefined;
  /** The other member's name. */
  name: string;
  /** Picks the ground of their picture: their id. */
  seed: string;
  /** The address of their picture. */
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
  /** The oldest first. A `key` for each conversation, on the log, keeps two of them apart. */
  messages: readonly ChatMessage[];
  /**
   * The words of the own message that is under way. They are shown at once and said by nothing: the message is heard when it
   * is sent and stands in `messages`.
   */
  sending?: string | undefined;
  /** It waits before it is sent, and can still be taken back. @default false */
  isHeld?: boolean | undefined;
  /**
   * Own messages that wait to be sent, the oldest first, below all others. Said by nothing, as `sending`. The same array as long
   * as they are the same.
   */
  waiting?: readonly WaitingMessage[] | undefined;
  /** Messages are being fetched for the first time, or earlier ones. @default false */
  isFilling?: boolean | undefined;
  /**
   * The own message up to which the other one has read, which says so; `null` while there is none. Said by nothing. Its place is
   * reserved beside each own message; left out, there is none.
   */
  readId?: string | null | undefined;
  /**
   * Whether the other one is writing now: a line below the messages, which keeps its place while they are not. Said by nothing:
   * it comes and goes too often. Left out, there is no such line.
   */
  isWriting?: boolean | undefined;
  /** Says what the other one wrote, when it suits who hears it. The same function all the time. @default at once */
  say?: ((words: string) => void) | undefined;
  /** What can be done with a message, below it. */
  actionsOf?: ((message: ChatMessage) => ReactNode) | undefined;
  /** Brings earlier messages. Missing once there are none. */
  onShowEarlier?: (() => void) | undefined;
}

const NOTHING: readonly WaitingMessage[] = [];

/** More that come together are counted, not read out: nobody wants to hear fifty messages in a row. */
const MOST_READ_OUT = 3;

/**
 * The messages of one conversation. New ones are said by the announcer. The log itself is silent: Orca would read out all of
 * it with the first new message. Rendered again only for new props: a message is written beside it, letter by letter, and
 * thousands may be loaded. Source: W18.
 */
export const MessageLog = memo(function MessageLog(props: MessageLogProps) {
  const { name, seed, picture, frame, messages, sending, isHeld = false, isFilling = false } = props;
  const { onShowEarlier, actionsOf, id, waiting = NOTHING, readId, isWriting, say = announce } = props;
  const t = useWords(chat);
  const log = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(scroller, messages, sending ?? waiting.at(-1)?.id);
  const { isFilled, come } = useNews(messages, isFilling);
  const partner = { name, seed, picture, frame };
  const sayOpen = useEffectEvent(() =>
    announce(t(onShowEarlier ? 'openNewest' : 'open', { name, count: messages.length })),
  );
  useEffect(() => {
    if (isFilled) sayOpen();
  }, [isFilled]);
  const sayNews = useEffectEvent(() => {
    if (come.length > MOST_READ_OUT) return say(t('newMessages', { count: come.length }));
    // Of an own one this is the answer to Send.
    for (const { isOwn, time, text } of come)
      (isOwn ? announce : say)(t('said', { name: isOwn ? t('you') : name, time, text }));
  });
  useEffect(() => {
    sayNews();
  }, [come]);
  const lines = messages.map((message, at) => {
    const hasDay = message.day !== messages[at - 1]?.day;
    const actions = actionsOf?.(message);
    const isRead = message.isOwn && readId !== undefined ? message.id === readId : undefined;
    return <MessageLine key={message.id} {...{ message, hasDay, isRead, actions }} {...partner} />;
  });
  return (
    <div className="fb-MessageLog">
      <div
        ref={scroller}
        data-hydrated={place.isHydrated || undefined}
        onScroll={place.onScroll}
        className="fb-MessageLog-scroller"
      >
        <div className="fb-MessageLog-all">
          {/* Before the messages: from them, the next Tab leads to the field. */}
          <EarlierMessages log={log} isPending={isFilling} onShow={onShowEarlier} />
          {!isFilled && (
            <Waiting label={t('loading')}>
              <Skeleton count={6} />
            </Waiting>
          )}
          <div
            ref={log}
            id={id}
            role="log"
            aria-label={t('messagesWith', { name })}
            aria-busy={!isFilled}
            aria-live="off"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
            tabIndex={place.isScrolling ? 0 : -1}
            className="fb-MessageLog-lines"
          >
            {isFilled && messages.length === 0 && sending === undefined && waiting.length === 0 && (
              <p className="fb-MessageLog-empty">{t('sayHello', { name })}</p>
            )}
            {lines}
            {waiting.map((one) => (
              <WaitingLine key={one.id} waiting={one} {...partner} />
            ))}
            {sending !== undefined && <SendingLine text={sending} isHeld={isHeld} {...partner} />}
          </div>
          {isWriting !== undefined && (
            <p className="fb-MessageLog-writing" data-shown={isWriting || undefined}>
              <Icon name={EditGlyph} />
              {t('writing', { name })}
            </p>
          )}
        </div>
      </div>
      {place.unseen > 0 && (
        <Button icon="arrowDown" onPress={place.toEnd}>
          {t('newMessages', { count: place.unseen })}
        </Button>
      )}
    </div>
  );
});
