import { BalanceNote, BucksGlyph, focusForReading, Link, useWords } from '@friendbase/ui-kit';
import { tournaments } from '../../words/en/tournaments.ts';

/** The part of the page that its address can name. */
export const REWARDS_ID = 'rewards';

/** The link leads there by the address; the focus goes too, each time it is pressed. */
function focusRewards(): void {
  const heading = document.getElementById(REWARDS_ID);
  if (heading) focusForReading(heading);
}

/** How many points the member has, what they are, and the way to what they can be spent on (4.3.2). */
export function Balance({ fbb, hasStore }: { fbb: number; hasStore: boolean }) {
  const t = useWords(tournaments);
  return (
    <BalanceNote title={t('balance', { fbb })} icon={BucksGlyph}>
      {t('whatTheyAre')}{' '}
      {hasStore && (
        <Link href={`/tournaments#${REWARDS_ID}`} onPress={focusRewards}>
          {t('toRewards')}
        </Link>
      )}
    </BalanceNote>
  );
}
