import type { CardSet } from '@friendbase/contract';
import { MemoryGame } from '@friendbase/games/memory';
import { useWords } from '@friendbase/ui-kit';
import { PlayDialog } from '../../../comfort/PlayDialog.tsx';
import { openedReward } from '../../../words/en/openedRewards.ts';

interface OwnCardsProps {
  /** The reward's name, as it was redeemed. */
  title: string;
  cards: CardSet;
  onClose: () => void;
}

/** Memory with a set of cards that was won. From now on it can be chosen in each game of Memory on this device. */
export function OwnCards({ title, cards, onClose }: OwnCardsProps) {
  return (
    <PlayDialog title={title} words={useWords(openedReward)} onClose={onClose}>
      <MemoryGame won={cards} />
    </PlayDialog>
  );
}
