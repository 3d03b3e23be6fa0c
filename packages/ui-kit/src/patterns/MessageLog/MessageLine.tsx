import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import './MessageLog.css';

/** One message, in words that are ready to be read. */
export interface ChatMessage {
  /** The same from the first time it is shown on: a message whose id changes is read out again. */
  id: string;
  isOwn: boolean;
  text: string;
  /** The moment for machines, ISO 8601. Missing where it is unknown. */
  dateTime?: string | undefined;
  /** The time of day: “2:05 PM”. */
  time: string;
  /** The day it stands under: “Today”. */
  day: string;
}

interface MessageLineProps {
  message: ChatMessage;
  /** The other member's name. */
  name: string;
  /** Picks the ground of the other member's picture: their id. */
  seed: string;
  /** The address of their picture. */
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
  /** Whether the day is shown above it. */
  hasDay: boolean;
  /** Whether it says that the other one has read it. `false` keeps the place of that word; left out, there is none. */
  isRead?: boolean | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One message, and above the first of a day that day. Read as a whole it is “Sam, 2:05 PM: Hi”. */
export function MessageLine({
  message,
  name,
  seed,
  picture,
  frame,
  hasDay,
  isRead,
  actions,
}: MessageLineProps) {
  const t = useWords(chat);
  const { isOwn, text, dateTime, time, day } = message;
  return (
    <>
      {hasDay && (
        <p className="fb-MessageLog-day">
          <span>{day}</span>
        </p>
      )}
      <div className="fb-MessageLog-message" data-own={isOwn || undefined}>
        <span className="fb-MessageLog-from">
          <span>
            {!isOwn && <Avatar name={name} seed={seed} picture={picture} frame={frame} size="small" />}
            <bdi className="fb-MessageLog-name">{isOwn ? t('you') : name}</bdi>
            {', '}
            {dateTime === undefined ? time : <time dateTime={dateTime}>{time}</time>}
          </span>
          {isRead && <VisuallyHidden>, </VisuallyHidden>}
          {isRead !== undefined && (
            <span className="fb-MessageLog-read" data-shown={isRead || undefined}>
              <Icon name="check" />
              {t('read')}
            </span>
          )}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <span className="fb-MessageLog-text" dir="auto">
          {text}
        </span>
        {actions}
      </div>
    </>
  );
}

interface SendingLineProps extends Pick<MessageLineProps, 'name' | 'seed' | 'picture'> {
  text: string;
  /** It waits before it is sent. */
  isHeld: boolean;
}

/** The own message that is under way: it has no time and no day yet. */
export function SendingLine({ text, isHeld, ...partner }: SendingLineProps) {
  const t = useWords(chat);
  const message = { id: 'sending', isOwn: true, text, time: t(isHeld ? 'waiting' : 'sending'), day: '' };
  return <MessageLine message={message} {...partner} hasDay={false} />;
}

/** An own message that waits to be sent, in words that are ready to be read. */
export interface WaitingMessage {
  id: string;
  text: string;
  /** What it waits for, in the place of the time. */
  state: string;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** An own message that waits: it has no time and no day yet. */
export function WaitingLine({
  waiting: { id, text, state, actions },
  ...partner
}: Pick<MessageLineProps, 'name' | 'seed' | 'picture'> & { waiting: WaitingMessage }) {
  const message = { id, isOwn: true, text, time: state, day: '' };
  return <MessageLine message={message} {...partner} hasDay={false} actions={actions} />;
}
