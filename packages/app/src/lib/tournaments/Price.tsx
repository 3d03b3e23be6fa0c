import { NumberWords, Text, useWords } from '@friendbase/ui-kit';
import { tournaments } from '../../words/en/tournaments.ts';

interface PriceProps {
  id: string;
  price: number;
  /** What the member has, where that is enough. */
  balance?: number | undefined;
}

/** What something costs, and what is left then; how much is missing stands at the button. Describes the button (4.5.3). */
export function Price({ id, price, balance }: PriceProps) {
  const t = useWords(tournaments);
  const fbb = price === 0 ? t('free') : t('fbb', { fbb: price });
  return (
    <Text as="span" id={id}>
      {price === 0 || balance === undefined || balance < price ? (
        fbb
      ) : (
        <NumberWords words={t('left', { price, balance })}>{fbb}</NumberWords>
      )}
    </Text>
  );
}
