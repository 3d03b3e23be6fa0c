import type { FriendshipEntry } from '@friendbase/contract';
import { Avatar, Button, CardList, CardListItem, Heading, Row, useWords } from '@friendbase/ui-kit';
import type { Act } from '../../../lib/acts/useAct.ts';
import { RoleBadge } from '../../../lib/members/RoleBadge.tsx';
import type { PersonAct } from '../../../people/personActs.ts';
import { privacy } from '../../../words/en/profileParts.ts';

interface BlockedListProps {
  entries: FriendshipEntry[];
  act: Act<PersonAct>;
  /** Unblock was pressed, and is asked about. */
  onUnblock: (entry: FriendshipEntry) => void;
}

/** The blocked people by name, each with Unblock. */
export function BlockedList({ entries, act, onUnblock }: BlockedListProps) {
  const t = useWords(privacy);
  return (
    <CardList label={t('list')}>
      {entries.map((entry) => {
        const { id, displayName, avatarUrl, avatarFrame } = entry.friend;
        return (
          <CardListItem key={entry.id} itemId={entry.id}>
            <Row justify="between">
              <Row align="center" wrap={false}>
                <Avatar name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} />
                <Heading level={3}>
                  <bdi>{displayName}</bdi>
                  <RoleBadge of={entry.friend} />
                </Heading>
              </Row>
              <Button
                tone="quiet"
                icon="undo"
                subject={displayName}
                isPending={act.isBusy && act.input?.person.id === id}
                pendingLabel={t('working')}
                onPress={() => onUnblock(entry)}
              >
                {t('unblock')}
              </Button>
            </Row>
          </CardListItem>
        );
      })}
    </CardList>
  );
}
