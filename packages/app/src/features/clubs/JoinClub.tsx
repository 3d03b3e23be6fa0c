import type { ClubEntry } from '@friendbase/contract';
import { Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { JoinOnPage } from '../../lib/JoinOnPage.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
import { clubs } from '../../words/en/clubs.ts';
import type { Club } from './useClubs.ts';
import { useJoinClub } from './useJoinClub.ts';

interface JoinClubProps {
  club: Pick<Club, 'id' | 'name'>;
  /** Missing until it is known who is in which club: joining again is the same. */
  entry: ClubEntry | undefined;
}

/** Join Club, and leaving it again: a toast, and a word that stays. Source: product spec §2 “Clubs”. */
export function JoinClub({ club, entry }: JoinClubProps) {
  const t = useWords(clubs);
  const ofPage = useWords(clubPage);
  const { outcome, isMember, whyNot, isFresh, join, leave } = useJoinClub(club, entry);
  return (
    <Stack gap="small">
      <JoinOnPage
        subject={club.name}
        icon="friends"
        isJoined={isMember}
        whyNot={whyNot}
        words={{
          join: t('join'),
          joined: t('joined'),
          undo: isFresh ? t('undo') : ofPage('leave'),
          note: ofPage('kept'),
          again: t('isJoined', { club: club.name }),
        }}
        onJoin={join}
        onUndo={leave}
      />
      {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
    </Stack>
  );
}
