import { SearchGlyph, Button, EmptyState, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { findFriends, friends } from '../../words/en/friends.ts';
import { loadSuggestions, useFindFriends } from './useFindFriends.ts';

const Suggestions = lazy(() => loadSuggestions().then((module) => ({ default: module.Suggestions })));

/** The way to new friends: the main thing where there are none, a quiet button below those there are. */
export function FindFriends({ hasFriends }: { hasFriends: boolean }) {
  const t = useWords(findFriends);
  const ofFriends = useWords(friends);
  const { found, isLooking, hasFailed, look } = useFindFriends();
  const button = (
    <Button
      key="find"
      tone={hasFriends ? 'quiet' : 'primary'}
      icon={SearchGlyph}
      isPending={isLooking}
      pendingLabel={t('finding')}
      onPress={look}
    >
      {t(hasFailed ? 'tryAgain' : 'find')}
    </Button>
  );
  return (
    <Stack>
      {hasFriends ? (
        <div>{button}</div>
      ) : (
        <EmptyState title={ofFriends('empty')} text={ofFriends('emptyText')} illustration="no-friends">
          {button}
        </EmptyState>
      )}
      {hasFailed && <StatusLine tone="danger">{`${t('failed')} ${t('failedText')}`}</StatusLine>}
      {found?.length === 0 && <StatusLine tone="info">{t('none')}</StatusLine>}
      {found && found.length > 0 && (
        <OnDemand fallback={<NotLoaded />}>
          <Suggestions people={found} />
        </OnDemand>
      )}
    </Stack>
  );
}
