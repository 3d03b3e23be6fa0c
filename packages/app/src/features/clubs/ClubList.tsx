import { Button, CardList, CardListItem, Row, Stack, useWords } from '@friendbase/ui-kit';
import { clubs } from '../../words/en/clubs.ts';
import { ClubCard } from './ClubCard.tsx';
import type { Club } from './useClubs.ts';

interface ClubListProps {
  shown: readonly Club[];
  /** Missing where all are shown. */
  showMore: (() => void) | undefined;
  /** The club whose heading takes the focus. */
  nextId: string | undefined;
  onPlay: (club: Club) => void;
}

export function ClubList({ shown, showMore, nextId, onPlay }: ClubListProps) {
  const t = useWords(clubs);
  return (
    <Stack>
      <CardList label={t('list')} layout="grid">
        {shown.map((club) => (
          <CardListItem key={club.id}>
            <ClubCard club={club} isFocused={club.id === nextId} onPlay={onPlay} />
          </CardListItem>
        ))}
      </CardList>
      {showMore && (
        <Row>
          <Button tone="quiet" icon="arrowDown" onPress={showMore}>
            {t('showMore')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
