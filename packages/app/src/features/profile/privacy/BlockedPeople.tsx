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
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { blockedQuery } from '../../../data/friendships.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { usePersonAct } from '../../../people/usePersonAct.ts';
import { privacy } from '../../../words/en/profileParts.ts';
import { BlockedList } from './BlockedList.tsx';

/** The pressed button goes with its person: the heading of the list has the focus then. */
function useFocusWhenFewer(count: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body && heading.current) {
      focusForReading(heading.current);
    }
  }, [count, heading]);
}

/** Whom the member has blocked, with the way to take it back. */
export function BlockedPeople({ memberId }: { memberId: string }) {
  const t = useWords(privacy);
  const say = useSayWords();
  const query = useQuery(blockedQuery(memberId));
  const { data } = query;
  const { act, told } = usePersonAct();
  const [asked, setAsked] = useState<FriendshipEntry>();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenFewer(data?.length ?? 0, heading);
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
      {data && <BlockedList entries={data} act={act} onUnblock={setAsked} />}
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
