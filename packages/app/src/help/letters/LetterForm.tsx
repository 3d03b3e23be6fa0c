import { isDemoAccount, LETTER_TOPICS, type LetterTopic } from '@friendbase/contract';
import { announce, BulletList, StatusLine, useWords } from '@friendbase/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeLetterMutation } from '../../data/letters.ts';
import { userQuery } from '../../data/users.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { oneIn } from '../../lib/page/searchParams.ts';
import { useServices } from '../../lib/page/services.ts';
import { help } from '../../words/en/help.ts';
import { letters } from '../../words/en/letters.ts';
import { Emergency } from '../Emergency.tsx';
import { DraftForm } from './DraftForm.tsx';
import { LetterTopics } from './LetterTopics.tsx';
import { LETTER_DRAFT, LETTER_TOPIC_DRAFT, useDraftForm } from './useDraftForm.ts';

/** One letter: what it is about, if the member says so, and its words. Both outlive a reload. */
export function LetterForm({ onSent }: { onSent: (isUnchanged: boolean) => void }) {
  const t = useWords(letters);
  const ofHelp = useWords(help);
  const memberId = useMemberId();
  const { drafts } = useServices();
  const { data: me } = useQuery(userQuery);
  const { mutateAsync } = useMutation(writeLetterMutation);
  const [topic, setTopic] = useState(() => oneIn(LETTER_TOPICS, drafts.read(memberId, LETTER_TOPIC_DRAFT)));
  const choose = (chosen: LetterTopic) => {
    setTopic(chosen);
    drafts.persist(memberId, LETTER_TOPIC_DRAFT, chosen);
    if (chosen === 'worried') announce(ofHelp('emergency'));
  };
  const written = useDraftForm({
    draft: LETTER_DRAFT,
    deliver: (words) => mutateAsync({ words, topic: topic ?? null }),
    onSent: (isUnchanged) => {
      if (isUnchanged) drafts.persist(memberId, LETTER_TOPIC_DRAFT, '');
      onSent(isUnchanged);
    },
  });
  return (
    <DraftForm {...written} label={t('words')} description={t('wordsMeans')}>
      <BulletList items={[t('who'), t('where'), t('kept')]} />
      {me && isDemoAccount(me) && <StatusLine tone="info">{t('shared')}</StatusLine>}
      <LetterTopics value={topic} onChange={choose} />
      {topic === 'worried' && <Emergency />}
    </DraftForm>
  );
}
