import {
  Callout,
  Card,
  Columns,
  DescriptionList,
  Link,
  Row,
  Text,
  ThanksGlyph,
  useWords,
} from '@friendbase/ui-kit';
import { donations } from '../../words/en/donations.ts';

/** What gifts can do, and thanks to everybody. Source: product spec §2 “Donations”. */
export function Impact() {
  const t = useWords(donations);
  return (
    <Columns ratio="wide-start">
      <Card title={t('impact')} icon="positive">
        <Text tone="quiet">{t('impactIntro')}</Text>
        <DescriptionList
          items={[
            { term: t('safety'), details: t('safetyText') },
            { term: t('access'), details: t('accessText') },
            { term: t('community'), details: t('communityText') },
          ]}
        />
        <Row>
          <Link href="/accessibility">{t('toAccessibility')}</Link>
        </Row>
      </Card>
      <Callout title={t('thankYou')} icon={ThanksGlyph} tone="joy">
        <Text>{t('thankYouText')}</Text>
      </Callout>
    </Columns>
  );
}
