import type { Reward } from '@friendbase/contract';
import { useCurrentWords } from '@friendbase/ui-kit';

type Worded = Pick<Reward, 'name' | 'description' | 'easyName' | 'easyDescription'>;

/** Of words that were written twice the easy ones, for whoever reads those, where there are any. */
export function useEasyOr(): (usual: string, easy: string | undefined) => string {
  const isEasy = useCurrentWords().easy;
  return (usual, easy) => (isEasy && easy !== undefined && easy !== '' ? easy : usual);
}

/** The words of a reward: in easy words, for whoever reads those, where an organizer wrote them. */
export function useRewardWords(): (reward: Worded) => Pick<Worded, 'name' | 'description'> {
  const easyOr = useEasyOr();
  return ({ name, description, easyName, easyDescription }) => ({
    name: easyOr(name, easyName),
    description: easyOr(description, easyDescription),
  });
}
