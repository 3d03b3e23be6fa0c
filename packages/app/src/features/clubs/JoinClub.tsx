import type { ClubEntry } from '@friendbase/contract';
import { Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clubMutation } from '../../data/clubs.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { JoinOnPage } from '../../lib/acts/JoinOnPage.tsx';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useJoining } from '../../people/useJoining.ts';
import { clubPage } from '../../words/en/clubPage.ts';
import { clubs } from '../../words/en/clubs.ts';
import type { Club } from './useClubs.ts';

interface JoinClubProps {
  club: Pick<Club, 'id' | 'name'>;
  /** Missing until it is known who is in which club: joining again is the same. */
  entry: ClubEntry | undefined;
}

/** Join Club, and leaving it again: a toast, and a word that stays. Source: product spec §2 “Clubs”. */
export function JoinClub({ club: { id, name }, entry }: JoinClubProps) {
  const t = useWords(clubs);
  const ofPage = useWords(clubPage);
  const whyPaused = useWhyPaused()('joinClub');
  const { mutateAsync } = useMutation(clubMutation(useQueryClient(), id));
  const { outcome, isFresh, join, leave } = useJoining({
    save: mutateAsync,
    joined: outingNotices.clubJoined(name),
    left: messageOf(clubs, 'undone', { club: name }),
    notSaved: outingNotices.clubNotSaved,
  });
  const isMember = entry?.isMember ?? false;
  return (
    <Stack gap="small">
      <JoinOnPage
        subject={name}
        icon="friends"
        isJoined={isMember}
        whyNot={isMember ? undefined : whyPaused}
        words={{
          join: t('join'),
          joined: t('joined'),
          undo: isFresh ? t('undo') : ofPage('leave'),
          again: t('isJoined', { club: name }),
        }}
        onJoin={join}
        onUndo={leave}
      />
      {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
    </Stack>
  );
}
