import type { KeyboardEvent } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import './ConversationList.css';

/** One conversation, in words that are ready to be read. */
export interface Conversation {
  id: string;
  /** The other member. */
  name: string;
  /** What tells two members of the same name apart: “@sam_2”. Only needed for those. */
  detail?: string | undefined;
  /** What the other member is here, in a word: “Moderator”. */
  role?: string | undefined;
  /** Picks the picture's ground: the other member's id. */
  seed: string;
  /** The address of the other member's picture. */
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
  /** Missing as long as nobody has written. */
  last?: { text: string; time: string } | undefined;
  /** How many messages wait unread. @default 0 */
  newCount?: number | undefined;
}

interface ConversationOptionProps {
  conversation: Conversation;
  isOpen: boolean;
  /** The one of all options that Tab goes to. */
  isTabStop: boolean;
  onOpen: (id: string) => void;
  /** The focus comes here: the first of those that a press on “Show more” brought, or the one a member returns to. */
  isReached: boolean;
}

const focus = (option: HTMLElement | null): void => option?.focus();

/**
 * Its name is one sentence, which begins with the visible name and has the last message and its time in it. What is
 * seen is hidden from screen readers: they read nothing inside an option by itself.
 */
export function ConversationOption(props: ConversationOptionProps) {
  const { conversation, isOpen, isTabStop, isReached, onOpen } = props;
  const t = useWords(chat);
  const { id, name, detail, role, seed, picture, frame, last, newCount = 0 } = conversation;
  const news = newCount > 0 ? t('newMessages', { count: newCount }) : undefined;
  const who = [name, detail, role, news].filter(Boolean).join(', ');
  const label = last
    ? t('conversation', { name: who, message: last.text, time: last.time })
    : t('conversationWithoutMessages', { name: who });
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <div
      {...(isReached && { ref: focus })}
      role="option"
      aria-selected={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onOpen(id)}
      onKeyDown={openByKey}
      className="fb-ConversationList-option"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" data-spoken="" className="fb-ConversationList-row">
        <Avatar name={name} seed={seed} picture={picture} frame={frame} />
        <span className="fb-ConversationList-words">
          <span className="fb-ConversationList-who">
            <bdi className="fb-ConversationList-name">{name}</bdi>
            {detail !== undefined && <bdi className="fb-ConversationList-detail">{detail}</bdi>}
            {role !== undefined && <Badge icon="shield">{role}</Badge>}
            {last && <span className="fb-ConversationList-time">{last.time}</span>}
          </span>
          <span className="fb-ConversationList-text" dir="auto">
            {last?.text ?? t('noMessagesYet')}
          </span>
          {news !== undefined && (
            <Badge icon="messages" tone="template">
              {news}
            </Badge>
          )}
        </span>
      </div>
    </div>
  );
}
