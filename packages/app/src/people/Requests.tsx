import { inSentences, RequestList, useSayWords, useWords } from '@friendbase/ui-kit';
import { useWhyPaused } from '../lib/acts/useAct.ts';
import { hasFailed } from '../lib/loading/loading.ts';
import { Unloaded } from '../lib/loading/Unloaded.tsx';
import { useRoleOf } from '../lib/members/RoleBadge.tsx';
import { useOutbox } from '../outbox/outboxSlot.ts';
import { PressWaits } from '../outbox/PressWaits.tsx';
import { friends } from '../words/en/friends.ts';
import { useRequests } from './useRequests.ts';

/** Who asks to be a friend. Nothing is shown until somebody does. Source: product spec §2 “Friends”, contract W20. */
export function Requests() {
  const t = useWords(friends);
  const roleOf = useRoleOf();
  const say = useSayWords();
  const whyPaused = useWhyPaused();
  const { requests, pending, failed, outcome, answer, query } = useRequests();
  const answers = useOutbox().filter(({ kind }) => kind === 'answer');
  if (hasFailed(query)) return <Unloaded query={query} title={t('requestsFailed')} />;
  return (
    <RequestList
      heading={t('requests')}
      requests={requests.map(({ id, friend }) => ({
        id,
        name: friend.displayName,
        seed: friend.id,
        username: friend.username,
        bio: friend.bio ?? '',
        picture: friend.avatarUrl,
        frame: friend.avatarFrame,
        role: roleOf(friend),
      }))}
      pending={pending}
      waiting={Object.fromEntries(
        answers.map((entry) => [entry.about, <PressWaits key={entry.id} entry={entry} />]),
      )}
      failed={failed}
      acceptBlocked={whyPaused('updateFriendship', { body: { status: 'accepted' } })}
      onAccept={(id) => answer(id, 'accept')}
      onDecline={(id) => answer(id, 'decline')}
      declineEffect={(name) => t('declineEffect', { name })}
      outcome={outcome && inSentences(say(outcome.title), say(outcome.text))}
      outcomeTone={outcome?.tone}
    />
  );
}
