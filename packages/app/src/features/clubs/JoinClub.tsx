import { announce, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { JoinOnPage } from '../../lib/JoinOnPage.tsx';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useServices } from '../../lib/services.ts';
import { clubs } from '../../words/en/clubs.ts';

/** Join Club: a toast, and a word that stays. Nothing is kept, which it says. Source: product spec §2 “Clubs”. */
export function JoinClub({ club }: { club: string }) {
  const t = useWords(clubs);
  const { notify } = useServices();
  const [isJoined, setIsJoined] = useState(false);
  return (
    <JoinOnPage
      subject={club}
      icon="friends"
      isJoined={isJoined}
      words={{
        join: t('join'),
        joined: t('joined'),
        undo: t('undo'),
        note: t('keptHere'),
        again: t('isJoined', { club }),
      }}
      onJoin={() => {
        setIsJoined(true);
        notify(outingNotices.clubJoined(club));
      }}
      onUndo={() => {
        setIsJoined(false);
        announce(t('undone', { club }));
      }}
    />
  );
}
