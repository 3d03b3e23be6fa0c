import { Button, CardList, CardListItem, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { clubsQuery } from '../../data/clubs.ts';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
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

/** The clubs can be played whatever is known of who is in them. */
export function ClubList({ shown, showMore, nextId, onPlay }: ClubListProps) {
  const t = useWords(clubs);
  const ofPage = useWords(clubPage);
  const isSimple = useShown('isSimple');
  const query = useQuery(clubsQuery);
  return (
    <Stack>
      {hasFailed(query) && <Unloaded query={query} title={ofPage('failed')} text={ofPage('failedText')} />}
      {/* One below the other: fewer of them are in view at once. */}
      <CardList label={t('list')} layout={isSimple ? 'column' : 'grid'}>
        {shown.map((club) => (
          <CardListItem key={club.id}>
            <ClubCard
              club={club}
              entry={query.data?.find(({ id }) => id === club.id)}
              isFocused={club.id === nextId}
              onPlay={onPlay}
            />
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
