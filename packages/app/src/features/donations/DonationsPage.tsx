import { CardListItem, Heading, PictureCardGrid, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { donations } from '../../words/en/donations.ts';
import { Impact } from './Impact.tsx';
import { TierCard } from './TierCard.tsx';
import { TIERS } from './tiers.ts';
import { useDonation } from './useDonation.ts';

/** Ways to help, of which none takes money. Source: product spec §2 “Donations”, conflict X23. */
export function DonationsPage() {
  const t = useWords(donations);
  const { chosen, donate } = useDonation();
  return (
    <Stack gap="large">
      {/* Before everything: nobody is to wonder for a moment whether they pay. The line below the heading says it too. */}
      <StatusLine tone="info">{t('noMoney')}</StatusLine>
      <PageHeading title={t('title')} heading={t('heading')} purpose={t('purpose')} />
      <Stack as="section">
        <Heading level={2}>{t('tiers')}</Heading>
        <PictureCardGrid label={t('tiers')}>
          {TIERS.map((tier) => (
            <CardListItem key={tier.id}>
              <TierCard tier={tier} isChosen={tier.id === chosen} onDonate={() => donate(tier.id)} />
            </CardListItem>
          ))}
        </PictureCardGrid>
      </Stack>
      <Impact />
    </Stack>
  );
}
