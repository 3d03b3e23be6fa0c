import { useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ConversationOption, type Conversation } from './ConversationOption.tsx';
import { useOptionKeys } from './useOptionKeys.ts';
import './ConversationList.css';

export interface ConversationListProps {
  /** The list's name: “Conversations”. */
  label: string;
  /** The newest first. Ids stay the same when the list is fetched again. */
  conversations: readonly Conversation[];
  /** The one that is open. */
  openId: string | undefined;
  /** Enter, Space or a press: also on the one that is open, which a narrow screen leads back to. */
  onOpen: (id: string) => void;
  /** The one that takes the focus, as the member comes back to the list from its messages. */
  returnedId?: string | undefined;
  /** Fetches conversations that are not in the list yet. Missing once there are none. */
  onFetchMore?: (() => void) | undefined;
  isFetchingMore?: boolean | undefined;
}

/** How many are shown, and how many more a press brings. */
const PAGE = 30;

/**
 * The conversations of a member, one of which is open. Arrow keys only move: a conversation is opened by Enter, Space
 * or a press, so that looking through the list loads nothing. Not React Aria's list box: its drag and drop, virtual focus
 * and sections would be half of what a page of messages may weigh. Source: W17.
 */
export function ConversationList(props: ConversationListProps) {
  const { label, conversations, openId, onOpen, returnedId, onFetchMore, isFetchingMore = false } = props;
  const t = useWords(chat);
  const [shown, setShown] = useState(PAGE);
  const [reachedId, setReachedId] = useState<string>();
  /** How many were there when more were asked for, until the first of them has come. */
  const [wantedAfter, setWantedAfter] = useState<number>();
  const firstWanted = wantedAfter === undefined ? undefined : conversations[wantedAfter];
  if (firstWanted) {
    setReachedId(firstWanted.id);
    setWantedAfter(undefined);
  }
  const listed = conversations.slice(0, shown);
  const { tabStop, listProps } = useOptionKeys(listed, openId);
  const showMore = () => {
    setWantedAfter(Math.min(shown, conversations.length));
    setShown(shown + PAGE);
    if (conversations.length < shown + PAGE) onFetchMore?.();
  };
  return (
    <div className="fb-ConversationList">
      <div role="listbox" aria-label={label} className="fb-ConversationList-options" {...listProps}>
        {listed.map((conversation) => (
          <ConversationOption
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            isTabStop={conversation.id === tabStop}
            isReached={[reachedId, returnedId].includes(conversation.id)}
            onOpen={onOpen}
          />
        ))}
      </div>
      {(conversations.length > shown || onFetchMore) && (
        <Button
          tone="quiet"
          icon="arrowDown"
          isPending={isFetchingMore}
          pendingLabel={t('loadingMore')}
          onPress={showMore}
        >
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
