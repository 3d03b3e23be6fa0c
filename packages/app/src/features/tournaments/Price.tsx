import { needMoreWords, NumberWords, Text, useWords } from '@friendbase/ui-kit';
import { tournaments } from '../../words/en/tournaments.ts';

interface PriceProps {
  id: string;
  price: number;
  /** What the member has, where it can be paid. */
  balance?: number | undefined;
}

/** What something costs, and what that means for the member. Describes the button (4.5.3). */
export function Price({ id, price, balance }: PriceProps) {
  const t = useWords(tournaments);
  const fbb = price === 0 ? t('free') : t('fbb', { fbb: price });
  return (
    <Text as="span" id={id}>
      {price === 0 || balance === undefined ? (
        fbb
      ) : (
        <NumberWords words={needMoreWords(balance, price, t('unit')) ?? t('left', { price, balance })}>
          {fbb}
        </NumberWords>
      )}
    </Text>
  );
}
