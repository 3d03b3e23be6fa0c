import type { Suggestion } from '@friendbase/contract';
import { Text, useWords } from '@friendbase/ui-kit';
import { useThings } from '../../people/likings/useThings.ts';
import { findFriends } from '../../words/en/friends.ts';
import { likings } from '../../words/en/likings.ts';

/** Why somebody is suggested, in words: what both like, then how many friends both have. Nobody is named: they may not wish it. */
export function Reasons({
  friendsInCommon,
  sharedLikings,
}: Pick<Suggestion, 'friendsInCommon' | 'sharedLikings'>) {
  const t = useWords(findFriends);
  const inWords = useWords(likings);
  const things = useThings();
  const isAlike = sharedLikings.length > 0;
  return (
    <>
      {isAlike && <Text>{inWords('bothLike', { things: things(sharedLikings) })}</Text>}
      {(friendsInCommon > 0 || !isAlike) && <Text>{t('inCommon', { count: friendsInCommon })}</Text>}
    </>
  );
}
