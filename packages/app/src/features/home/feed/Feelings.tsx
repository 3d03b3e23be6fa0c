import { FEELINGS, type FeedEntry } from '@friendbase/contract';
import { FeelingButtons, StatusLine, useWords } from '@friendbase/ui-kit';
import { useShown } from '../../../lib/lists/shown.tsx';
import { feelings } from '../../../words/en/feelings.ts';
import { useReaction } from './useReaction.ts';

interface FeelingsProps {
  post: FeedEntry;
  /** Which post, as part of the buttons’ names. */
  subject: string;
}

/** What can be felt about a post, beside liking it, with how many feel so. */
export function Feelings({ post, subject }: FeelingsProps) {
  const t = useWords(feelings);
  const hasCounters = useShown('hasCounters');
  const { press, why, failure } = useReaction(post);
  const { reactions, ownReaction } = post;
  const choices = FEELINGS.map((id) => {
    const count = reactions[id];
    const isOwn = id === ownReaction;
    const label = t(id);
    return {
      id,
      label,
      name: `${isOwn ? t('takeBack', { feeling: label }) : label}, ${subject}`,
      count: hasCounters && count > 0 ? t('count', { count }) : undefined,
      description: [hasCounters && t('people', { count }), isOwn && t('yours')].filter(Boolean).join('. '),
    };
  });
  return (
    <>
      <FeelingButtons
        label={t('ask')}
        choices={choices}
        chosenId={ownReaction}
        blockedReason={why}
        onPress={press}
      />
      {failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
    </>
  );
}
