import type { ClubEntry } from '@friendbase/contract';
import { Button, Outcome, Row, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { clubs } from '../../words/en/clubs.ts';
import { JoinClub } from './JoinClub.tsx';
import type { Club } from './useClubs.ts';

interface ClubActsProps {
  club: Club;
  entry: ClubEntry | undefined;
  onPlay: (club: Club) => void;
}

/** What can be done with a club: play its game, which may be still to come, and join it. */
export function ClubActs({ club, entry, onPlay }: ClubActsProps) {
  const t = useWords(clubs);
  const [isToCome, setIsToCome] = useState(false);
  const { name, game } = club;
  return (
    <>
      <Row>
        <Button icon="games" subject={name} onPress={() => (game ? onPlay(club) : setIsToCome(true))}>
          {t('playNow')}
        </Button>
        <JoinClub club={club} entry={entry} />
      </Row>
      {isToCome && (
        <Outcome tone="info">{`${t('comingSoon')} ${t('comingSoonText', { club: name })}`}</Outcome>
      )}
    </>
  );
}
