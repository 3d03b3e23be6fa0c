import { Button, PictureCard, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { donations, donationTiers } from '../../words/en/donations.ts';
import type { Tier } from './tiers.ts';

interface TierCardProps {
  tier: Tier;
  /** The one that was pressed last on this page. */
  isChosen: boolean;
  onDonate: () => void;
}

/** One way to help. Its button says before the press that no money is taken (X23). */
export function TierCard({ tier: { id, dollars, illustration }, isChosen, onDonate }: TierCardProps) {
  const t = useWords(donations);
  const ofTiers = useWords(donationTiers);
  const freeId = useId();
  const name = ofTiers(id);
  const amount = t('amount', { dollars });
  return (
    <PictureCard
      picture={illustration}
      title={name}
      facts={
        <Text as="span" size="large">
          {amount}
        </Text>
      }
      act={
        <Row gap="medium">
          <Button
            icon="donations"
            subject={t('subject', { name, amount })}
            aria-describedby={freeId}
            onPress={onDonate}
          >
            {t('donate')}
          </Button>
          <Text id={freeId} size="small" tone="quiet">
            {t('isFree')}
          </Text>
        </Row>
      }
      more={
        <>
          {isChosen && <StatusLine tone="success">{t('thanks', { name })}</StatusLine>}
          <Text>{ofTiers(`${id}Text`)}</Text>
        </>
      }
    />
  );
}
