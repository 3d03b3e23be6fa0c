import { Button, Heading, Row, Stack, StatusLine, Text, useWords, Waiting } from '@friendbase/ui-kit';
import { lazy, useId, useState } from 'react';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { NotLoaded } from '../../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { page } from '../../../words/en/page.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import type { Club } from '../useClubs.ts';
import { GoingOn } from './GoingOn.tsx';
import { playable } from './playableClub.ts';

/** The window with the friends, whose script comes when somebody is to be asked. */
const ChooseFriend = lazy(() =>
  import('./ChooseFriend.tsx').then((module) => ({ default: module.ChooseFriend })),
);

/** The games of a club that go on with friends, and how to ask a friend for one. Source: design, “Clubs”. */
export function PlayWithFriend({ club: ofPage }: { club: Club }) {
  const t = useWords(sharedGames);
  const ofPages = useWords(page);
  const noteId = useId();
  const whyPaused = useWhyPaused()('startSharedGame');
  const [isChoosing, setIsChoosing] = useState(false);
  const [invited, setInvited] = useState<string>();
  const club = playable(ofPage);
  if (!club) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('title')}</Heading>
      <Text id={noteId} size="small">
        {t('text')}
      </Text>
      <Row>
        <Button
          tone="quiet"
          icon="friends"
          subject={club.name}
          aria-describedby={noteId}
          blockedReason={whyPaused}
          onPress={() => setIsChoosing(true)}
        >
          {t('title')}
        </Button>
      </Row>
      {invited !== undefined && <StatusLine tone="success">{t('invited', { partner: invited })}</StatusLine>}
      <GoingOn club={club.id} />
      {isChoosing && (
        <OnDemand fallback={<NotLoaded />} waiting={<Waiting label={ofPages('loading')} />}>
          <ChooseFriend club={club} onInvited={setInvited} onClose={() => setIsChoosing(false)} />
        </OnDemand>
      )}
    </Stack>
  );
}
