import { useState } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../Button/index.ts';
import { ConversationOption, type Conversation } from './ConversationOption.tsx';
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

/** React Aria tells of a press on the chosen option only if it is asked to; its components have no word for it. */
const TELLS_OF_EACH_PRESS = { allowDuplicateSelectionEvents: true };

/**
 * The conversations of a member, one of which is open. Arrow keys only move: a conversation is opened by Enter, Space
 * or a press, so that looking through the list loads nothing. Source: W17.
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
  const showMore = () => {
    setWantedAfter(Math.min(shown, conversations.length));
    setShown(shown + PAGE);
    if (conversations.length < shown + PAGE) onFetchMore?.();
  };
  return (
    <div className="fb-ConversationList">
      <ListBox
        {...TELLS_OF_EACH_PRESS}
        aria-label={label}
        items={conversations.slice(0, shown)}
        dependencies={[reachedId, returnedId]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={openId === undefined ? [] : [openId]}
        onSelectionChange={(keys) => {
          if (keys !== 'all') for (const key of keys) onOpen(String(key));
        }}
        className="fb-ConversationList-options"
      >
        {(conversation) => (
          <ConversationOption
            conversation={conversation}
            isReached={[reachedId, returnedId].includes(conversation.id)}
          />
        )}
      </ListBox>
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
