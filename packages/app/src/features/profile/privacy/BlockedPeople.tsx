import type { FriendshipEntry } from '@friendbase/contract';
import {
  ConfirmDialog,
  focusForReading,
  Heading,
  inSentences,
  Skeleton,
  Stack,
  StatusLine,
  Text,
  useRemovalFocus,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { blockedQuery } from '../../../data/friendships.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { usePersonAct } from '../../../people/usePersonAct.ts';
import { privacy } from '../../../words/en/profileParts.ts';
import { BlockedList } from './BlockedList.tsx';

/** Whom the member has blocked, with the way to take it back. */
export function BlockedPeople({ memberId }: { memberId: string }) {
  const t = useWords(privacy);
  const say = useSayWords();
  const query = useQuery(blockedQuery(memberId));
  const { data } = query;
  const { act, told } = usePersonAct();
  const [asked, setAsked] = useState<FriendshipEntry>();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = data?.map(({ id }) => id) ?? [];
  const removal = useRemovalFocus(ids, () => heading.current && focusForReading(heading.current));
  const name = asked?.friend.displayName ?? '';
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('blocked')}
      </Heading>
      <Text>{t('blockedMeans')}</Text>
      {told && (
        <StatusLine tone={told.tone === 'destructive' ? 'danger' : 'success'}>
          {inSentences(say(told.title), say(told.text))}
        </StatusLine>
      )}
      {data?.length === 0 && <Text>{t('none')}</Text>}
      {data && data.length > 0 && (
        <div {...removal}>
          <BlockedList entries={data} act={act} onUnblock={setAsked} />
        </div>
      )}
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="person" />
      </Unloaded>
      <ConfirmDialog
        question={t('ask', { name })}
        effect={t('askEffect', { name })}
        confirmLabel={t('unblock')}
        cancelLabel={t('keep')}
        isOpen={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) act.press({ kind: 'unblock', person: asked.friend, friendshipId: asked.id });
        }}
      />
    </Stack>
  );
}
